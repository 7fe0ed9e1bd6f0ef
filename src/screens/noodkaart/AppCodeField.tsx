import { Field, type FieldProps } from '../../ui/Field.tsx'

/** Not a password to the browser: it would offer to keep it, in the place of the one that the customer signs in with. */
export const AppCodeField = (props: Omit<FieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'look'>) => (
  <Field {...props} autoComplete="off" inputMode="numeric" maxLength={20} look="code" />
)
