import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'
import styles from './Usage.module.css'

/** Says once that there is more to come. */
const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="stack stack--loose" aria-busy="true">
    <p className="visually-hidden" role="status">
      {copy.loading}
    </p>
    {children}
  </div>
)

const Title = () => (
  <div className={styles.conclusion}>
    <div className="stack stack--tight">
      <Bone width="15rem" height="1.25rem" />
      <Bone width="22rem" />
    </div>
  </div>
)

const Lines = ({ count }: { count: number }) => (
  <Card className="stack">
    <Bone width="6rem" height="1.25rem" />
    {Array.from({ length: count }, (_, index) => (
      <Bone key={index} />
    ))}
  </Card>
)

export const InternetBones = () => (
  <Waiting>
    <div className="columns columns--main-side">
      <Card className="stack">
        <Title />
        <div className={styles.boneChart}>
          <Bone height="100%" radius="var(--radius-md)" />
        </div>
      </Card>
      <div className="stack">
        <Card className="stack">
          <Bone width="6rem" height="1.25rem" />
          <Bone />
          <Bone height="130px" radius="var(--radius-md)" />
        </Card>
        <Lines count={4} />
      </div>
    </div>
    <Lines count={9} />
  </Waiting>
)

export const TotalBones = () => (
  <Waiting>
    <div className="columns columns--main-side">
      <div className="stack">
        <Title />
        <Lines count={7} />
      </div>
      <div className="stack">
        <Lines count={3} />
        <Lines count={2} />
      </div>
    </div>
  </Waiting>
)

export const CallsBones = () => (
  <Waiting>
    <div className="columns columns--main-side">
      <Card className="stack">
        <Title />
        <Bone height="130px" radius="var(--radius-md)" />
      </Card>
      <div className="stack">
        <Lines count={4} />
        <Lines count={2} />
      </div>
    </div>
    <Lines count={9} />
  </Waiting>
)
