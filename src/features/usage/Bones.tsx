import type { ReactNode } from 'react'
import { copy as shared } from '#kit/copy.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import type { IconName } from '#kit/ui/Icon.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { copy } from './copy.ts'
import { outsideNames } from './shared/outsideNames.ts'
import styles from './Usage.module.css'

// Known texts stand in place already; bones stand for the figures.

const Waiting = ({ children }: { children: ReactNode }) => (
  <div className="stack stack--loose" aria-busy="true">
    <p className="visually-hidden" role="status">
      {shared.loading}
    </p>
    {children}
  </div>
)

const Conclusion = () => (
  <div className={styles.conclusion}>
    <div className={styles.boneLines}>
      <Skeleton width="15rem" height="1.25rem" />
      <Skeleton width="22rem" />
    </div>
  </div>
)

const FactBones = ({ title, terms }: { title: string; terms: readonly string[] }) => (
  <Card>
    <h2 className="title-card">{title}</h2>
    <Facts>
      {terms.map((term) => (
        <Fact key={term} term={term}>
          <Skeleton width="4rem" height="1.5rem" />
        </Fact>
      ))}
    </Facts>
  </Card>
)

const RowBone = ({ icon, title, meter }: { icon: IconName; title: string; meter?: boolean }) => (
  <Row
    icon={icon}
    title={title}
    text={<Skeleton width="8rem" height="1.2rem" />}
    end={<Skeleton width="4.5rem" height="2.6rem" />}
    meter={meter && <Skeleton height="8px" />}
  />
)

const words = copy.data
const places = [words.netherlands, words.eu, words.world]

const TableBones = () => (
  <Card className="stack">
    <h2 className="title-card">{words.table}</h2>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} height="2rem" />
    ))}
  </Card>
)

export const InternetBones = () => (
  <Waiting>
    <div className="columns columns--main-side">
      <Card className="stack">
        <Conclusion />
        <div className={styles.boneChart}>
          <Skeleton height="100%" radius="var(--radius-md)" />
        </div>
      </Card>
      <div className="stack">
        <Card className="stack">
          <h2 className="title-card">{words.perDay}</h2>
          <Skeleton height="2.5rem" />
          <Skeleton height="130px" radius="var(--radius-md)" />
        </Card>
        <FactBones title={words.where} terms={[...places, words.outside]} />
      </div>
    </div>
    <TableBones />
  </Waiting>
)

export const TotalBones = () => (
  <Waiting>
    <div className="stack">
      <Conclusion />
      <div className="columns columns--main-side">
        <List>
          <RowBone icon="data" title={copy.tabs.data} meter />
          <RowBone icon="call" title={copy.calls.voice} />
          <RowBone icon="sms" title={copy.calls.sms} />
        </List>
        <div className="stack">
          <FactBones title={words.where} terms={places} />
          <FactBones title={words.outside} terms={[outsideNames.sms]} />
        </div>
      </div>
    </div>
  </Waiting>
)

export const CallsBones = () => (
  <Waiting>
    <div className="columns columns--main-side">
      <Card className="stack">
        <Conclusion />
        <Skeleton height="2.5rem" />
        <div className={styles.boneBars}>
          <Skeleton height="100%" radius="var(--radius-md)" />
        </div>
      </Card>
      <div className="stack">
        <List>
          <RowBone icon="call" title={copy.calls.voice} />
          <RowBone icon="sms" title={copy.calls.sms} />
        </List>
        <FactBones title={words.outside} terms={[outsideNames.sms]} />
      </div>
    </div>
    <TableBones />
  </Waiting>
)
