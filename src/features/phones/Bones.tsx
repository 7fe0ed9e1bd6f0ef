import { copy as shared } from '#kit/copy.ts'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import styles from './Phones.module.css'

const cards = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'] as const

export const PhoneListBones = () => (
  <div className="stack" aria-busy="true">
    <p className="visually-hidden" role="status">
      {shared.loading}
    </p>
    <Skeleton width="100%" height="52px" radius="26px" />
    <div className={styles.shop}>
      {cards.map((card) => (
        <Skeleton key={card} width="100%" height="24rem" radius="20px" />
      ))}
    </div>
  </div>
)

export const DeviceBones = () => (
  <div className="stack" aria-busy="true">
    <p className="visually-hidden" role="status">
      {shared.loading}
    </p>
    <Skeleton width="100%" height="22rem" radius="28px" />
    <Skeleton width="60%" height="3rem" />
    <Skeleton width="100%" height="20rem" radius="20px" />
    <Skeleton width="100%" height="20rem" radius="20px" />
  </div>
)
