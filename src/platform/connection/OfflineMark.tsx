import { copy } from '#kit/copy.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { useReportedLoss } from './connection.ts'
import styles from './OfflineMark.module.css'

/** The offline mark in the header, which never shifts the page. */
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
