import { ibanText, ibanWhileTyping } from '#kit/typed/ibanText.ts'
import { Field, type FieldProps } from '#kit/ui/Field.tsx'
import { ibanCopy } from '#kit/ui/fieldCopy.ts'

/** A bank account in groups of four. The screen validates it with `typed/iban.ts`. */
export function IbanField({ value, onChange, ...props }: Omit<FieldProps, 'label'> & { label?: string }) {
  return (
    <Field
      label={ibanCopy.label}
      help={ibanCopy.hint}
      autoComplete="off"
      maxLength={60}
      format={ibanText}
      {...props}
      value={value}
      onChange={(next) => onChange(ibanWhileTyping(value, next))}
    />
  )
}
