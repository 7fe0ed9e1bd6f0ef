import { type ReactNode, type Ref, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  name: string
  label: string
  type?: 'text' | 'password' | 'email' | 'tel'
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  help?: string
  error?: string | null
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  maxLength?: number
  /** A button at the end of the input. */
  end?: ReactNode
  /** A code stands wider. */
  look?: 'code'
  /** The input itself, to put the focus on. */
  input?: Ref<HTMLInputElement> | undefined
}

/** Label, input of 52, help or error. What was typed is never changed or lost. */
export function Field({ label, value, onChange, help, error, end, look, input, type = 'text', ...rest }: Props) {
  const id = useId()
  const note = error || help ? `${id}-note` : undefined
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.inputWrap}>
        <input
          {...rest}
          ref={input}
          id={id}
          type={type}
          className={classes(styles.input, look && styles[look])}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
          data-end={end ? '' : undefined}
        />
        {end}
      </div>
      {help && !error && (
        <p id={note} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={note} className={styles.error}>
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
