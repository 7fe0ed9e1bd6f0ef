import { copy } from '../copy.ts'
import { useReportedLoss } from '../stores/connection.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './OfflineMark.module.css'

/** Says in the header that there is no connection: nothing on the page moves when it comes or goes. */
export function OfflineMark() {
  const loss = useReportedLoss()
  if (loss === null) return null
  return (
    <p className={styles.mark} data-offline="">
      <Icon name="offline" small />
      <span className={styles.text}>{copy.offline[loss]}</span>
    </p>
  )
}
