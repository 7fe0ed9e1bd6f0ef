import { timeInputText } from '../typed/timeInput.ts'
import { Field, type FieldProps } from './Field.tsx'
import { timeCopy } from './fieldCopy.ts'

/** A time of day. Digits alone are accepted, so that phones show the number keys. On blur the field shows the parsed time. */
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
