import { phoneInputText } from '#kit/typed/phoneNumber.ts'
import { Field, type FieldProps } from '#kit/ui/Field.tsx'
import { mobileNumberCopy } from '#kit/ui/fieldCopy.ts'

/** A 06-number in any notation; formatted in pairs on blur. */
export function PhoneField(props: Omit<FieldProps, 'label'> & { label?: string }) {
  return (
    <Field
      label={mobileNumberCopy.label}
      help={mobileNumberCopy.hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      format={phoneInputText}
      {...props}
    />
  )
}
