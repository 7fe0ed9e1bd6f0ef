import styles from './Stand.module.css'

/** The stalk under the harvest mouse, as long as a full bundle is high. */
export const Stand = () => (
  <>
    <span className={styles.stalk} />
    <span className={styles.leaf} />
  </>
)
