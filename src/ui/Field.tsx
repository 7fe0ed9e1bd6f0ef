import { type ReactNode, type Ref, useId } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextField } from 'react-aria-components/TextField'
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
  ref?: Ref<HTMLInputElement>
}

/** Label, input of 52, help or error. What was typed is never changed or lost. */
export function Field({ label, help, error, end, ref, inputMode, ...props }: Props) {
  const errorId = useId()
  return (
    <TextField {...props} className={styles.field ?? ''} isInvalid={Boolean(error)} validationBehavior="aria" {...(error && { 'aria-describedby': errorId })}>
      <Label className={styles.label}>{label}</Label>
      <div className={styles.inputWrap}>
        <Input ref={ref} className={styles.input ?? ''} inputMode={inputMode} spellCheck={false} autoCapitalize="none" data-end={end ? '' : undefined} />
        {end}
      </div>
      {help && !error && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
    </TextField>
  )
}
