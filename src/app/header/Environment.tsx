import { Badge } from '../../ui/Badge.tsx'
import styles from './Environment.module.css'

/** The name of the environment, beside the logo (spec 2 header). Fetched on test hosts only. */
export default function Environment({ name }: { name: string }) {
  return (
    <span className={styles.environment}>
      <Badge tone="env" size="xs">
        {name}
      </Badge>
    </span>
  )
}
