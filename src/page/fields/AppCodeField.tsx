import { Field, type FieldProps } from '#kit/ui/Field.tsx'

/** Not type password: the browser would offer to save the code over the account's password. */
export const AppCodeField = (props: Omit<FieldProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'look'>) => (
  <Field {...props} autoComplete="off" inputMode="numeric" maxLength={20} look="code" />
)
