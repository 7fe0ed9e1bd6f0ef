import { timeInputText } from '../domain/timeInput.ts'
import { Field, type FieldProps } from './Field.tsx'
import { timeCopy } from './fieldCopy.ts'

/** A time of day. The digits alone will do, so a phone may show its number keys; left, the field shows what was understood. */
export function TimeField(props: Omit<FieldProps, 'label'> & { label?: string }) {
  return (
    <Field
      label={timeCopy.label}
      help={timeCopy.hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      format={timeInputText}
      {...props}
    />
  )
}
