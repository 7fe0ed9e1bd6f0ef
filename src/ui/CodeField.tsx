import { Field } from './Field.tsx'

type Props = {
  id?: string
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  help?: string
  error?: string | null
  onBlur?: () => void
}

/** A code from an sms or e-mail: one field, so that pasting and autofill work. Ignores spaces. */
export const CodeField = (props: Props) => (
  <Field {...props} autoComplete="one-time-code" inputMode="numeric" maxLength={20} look="code" />
)
