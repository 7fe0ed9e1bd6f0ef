import type { ReactNode } from 'react'
import styles from './Segmented.module.css'

/** Two or three equal views, as links; the current one has `aria-current`. */
export function SegmentedNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.segmented} aria-label={label}>
      {children}
    </nav>
  )
}

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three equal choices with an immediate effect. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.segmented} aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
