import type { ReactNode } from 'react'
import styles from './Checkbox.module.css'

/** A box of 26 with its label as target. */
export function Checkbox({
  name,
  checked,
  onChange,
  children,
}: {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
