import drawings from '#kit/ui/art/drawings.svg?no-inline'
import styles from './Animal.module.css'

/** The redshank in the water at today: its legs are as long as a full bundle is deep. */
export const Animal = () => (
  <div className={styles.wader}>
    <span className={styles.leg} />
    <span className={styles.leg} />
    <svg className={styles.body} viewBox="0 0 212 124">
      <use href={`${drawings}#animal-top`} />
    </svg>
  </div>
)
