import { dateInputText } from '../domain/dateInput.ts'
import { Field, type FieldProps } from './Field.tsx'
import { dateCopy } from './fieldCopy.ts'

/**
 * One field for day, month and year: faster than a calendar for a date that you know, and unlike three parts it can be pasted into. The digits alone will do, so a phone may show
 * its number keys; left, the field shows what was understood.
 */
export function DateField(props: Omit<FieldProps, 'label'> & { label?: string }) {
  return (
    <Field
      label={dateCopy.label}
      help={dateCopy.hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      format={dateInputText}
      {...props}
    />
  )
}
