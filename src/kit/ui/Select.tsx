import { useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { type FieldBinding, FieldFrame, noteId } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'

type Props = FieldBinding & {
  label: string
  options: readonly { value: string; text: string; unavailable?: boolean }[]
  /** Shown until something is chosen. */
  placeholder?: string
  help?: string
  autoComplete?: string
  /** As high as a small button, and without a visible label: its choices must speak for themselves. */
  small?: boolean
}

/** A native select, so that phones show their familiar list. */
export function Select({
  id: given,
  label,
  options,
  placeholder,
  value,
  onChange,
  help,
  error,
  small = false,
  ...select
}: Props) {
  const own = useId()
  const id = given ?? own
  return (
    <FieldFrame id={id} label={label} help={help} error={error} small={small}>
      <div className={styles.selectWrap}>
        <select
          {...select}
          id={id}
          className={classes(styles.select, small && styles.small)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(id, { help, error })}
          data-empty={value === '' ? '' : undefined}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.unavailable}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" small />
      </div>
    </FieldFrame>
  )
}
