import { type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

type Props = {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  /** One line under the label. */
  text?: ReactNode
  /** The change is being saved: keeps the focus and ignores presses. */
  busy?: boolean
  /** Why it cannot be changed now; replaces the text. The switch stays focusable. */
  blocked?: string | null
}

/** An immediate on/off setting; for a choice that a button submits use Checkbox. The whole line is the target. */
export function Switch({ name, checked, onChange, children, text, busy = false, blocked = null }: Props) {
  const id = useId()
  const line = blocked ?? text
  const still = busy || blocked !== null
  return (
    <label className={styles.switch}>
      <span>
        <span id={id} className="strong">
          {children}
        </span>
        {line && (
          <span id={`${id}-line`} className={styles.text}>
            {line}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        onChange={(event) => !still && onChange(event.target.checked)}
        aria-labelledby={id}
        aria-describedby={line ? `${id}-line` : undefined}
        aria-disabled={still || undefined}
        aria-busy={busy || undefined}
      />
    </label>
  )
}
