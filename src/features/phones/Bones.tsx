import { copy as shared } from '#kit/copy.ts'
import { Bone } from '#kit/ui/Bone.tsx'
import styles from './Phones.module.css'

const cards = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'] as const

export const ListBones = () => (
  <div className="stack" aria-busy="true">
    <p className="visually-hidden" role="status">
      {shared.loading}
    </p>
    <Bone width="100%" height="52px" radius="26px" />
    <div className={styles.shop}>
      {cards.map((card) => (
        <Bone key={card} width="100%" height="24rem" radius="20px" />
      ))}
    </div>
  </div>
)

export const DeviceBones = () => (
  <div className="stack" aria-busy="true">
    <p className="visually-hidden" role="status">
      {shared.loading}
    </p>
    <Bone width="100%" height="22rem" radius="28px" />
    <Bone width="60%" height="3rem" />
    <Bone width="100%" height="20rem" radius="20px" />
    <Bone width="100%" height="20rem" radius="20px" />
  </div>
)
