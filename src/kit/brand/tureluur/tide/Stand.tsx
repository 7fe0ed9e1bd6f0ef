import styles from './Stand.module.css'

/** The legs of the redshank, as long as a full bundle is deep: they stand in the water. */
export const Stand = () => (
  <>
    <span className={styles.leg} />
    <span className={styles.leg} />
  </>
)
