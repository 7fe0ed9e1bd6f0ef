import { Badge } from '#kit/ui/Badge.tsx'
import styles from './Environment.module.css'

/** The name of the test environment, beside the logo. Loaded on test hosts only. */
export default function Environment({ name }: { name: string }) {
  return (
    <span className={styles.environment}>
      <Badge tone="env" size="xs">
        {name}
      </Badge>
    </span>
  )
}
