import { digitsAmong } from '../typed/digits.ts'
import { Field, type FieldProps } from './Field.tsx'

/** Room for a whole message: a pasted one must not lose its code at the end. */
const LONGEST = 1000

/**
 * A code of so many digits: one field, so that pasting and autofill work. A pasted message, such as the sms with the code, is replaced by
 * its code at once; digits stay as they are typed.
 */
export function CodeField({ digits = 6, ...props }: FieldProps & { digits?: number }) {
  const { onChange, format } = props
  const take = (text: string) => {
    const code = /\p{L}/u.test(text) ? digitsAmong(text, digits) : null
    onChange(code === null ? text : (format?.(code) ?? code))
  }
  return <Field autoComplete="one-time-code" inputMode="numeric" maxLength={LONGEST} look="code" {...props} onChange={take} />
}
