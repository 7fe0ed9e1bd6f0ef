import { copy } from '../copy.ts'
import styles from './Frame.module.css'

/** A screen that is not there yet, without a shape of its own. */
export const Waiting = () => <div className={styles.waiting} role="status" aria-label={copy.loading} />
