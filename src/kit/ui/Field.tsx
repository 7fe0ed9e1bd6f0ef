import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { type FieldBinding, FieldFrame, noteId } from './FieldFrame.tsx'

export type FieldProps = FieldBinding & {
  label: string
  type?: 'text' | 'password' | 'email' | 'tel' | 'search'
  help?: string
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal'
  maxLength?: number
  /** Why it cannot be changed now; shown below. The field stays focusable. */
  blocked?: string | null
  /** Formats the value on blur. Must return unknown notations unchanged. */
  format?: (text: string) => string
  onKeyDown?: (event: KeyboardEvent) => void
  /** A unit before the input. */
  start?: string
  /** Buttons or a unit at the end of the input. */
  end?: ReactNode
  /** Below the notes. */
  below?: ReactNode
  /** Wider letter spacing for a code. */
  look?: 'code'
}

/** Label, input of 52 px, error and help. Typed text is never lost, and never changes while the user types. */
export function Field(props: FieldProps) {
  const { id: given, label, value, onChange, onBlur, help, error, start, end, below, look, type = 'text', ...others } = props
  const { blocked, format, ...rest } = others
  const own = useId()
  const id = given ?? own
  const note = { help: blocked ?? help, error: blocked ? null : error }
  const leave = () => {
    const written = format?.(value) ?? value
    if (written !== value) onChange(written)
    onBlur?.()
  }
  return (
    <FieldFrame id={id} label={label} below={below} {...note}>
      <div className={styles.inputWrap}>
        {start && (
          <span className={styles.start} aria-hidden="true">
            {start}
          </span>
        )}
        <input
          {...rest}
          id={id}
          type={type}
          className={classes(styles.input, look && styles[look])}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={leave}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={note.error ? true : undefined}
          aria-describedby={noteId(id, note)}
          data-start={start ? '' : undefined}
          data-end={end ? '' : undefined}
          {...(blocked && { readOnly: true, 'aria-disabled': true })}
        />
        {end}
      </div>
    </FieldFrame>
  )
}
