import { dateInputText } from '../domain/dateInput.ts'
import { numericDate } from '../domain/dateText.ts'
import { Field, type FieldProps } from './Field.tsx'
import { dateCopy } from './fieldCopy.ts'

/** A day that could be the answer here shows how it is written; or the field has a help of its own. */
type Day = Parameters<typeof numericDate>[0]
type Help = { example: Day; help?: never } | { help: string; example?: never }

/**
 * One field for day, month and year: faster than a calendar for a date that you know, and unlike three parts it can be pasted into. The digits alone will do, so a phone may show
 * its number keys; left, the field shows what was understood.
 */
export function DateField({ example, help, ...props }: Omit<FieldProps, 'label' | 'help'> & { label?: string } & Help) {
  return (
    <Field
      label={dateCopy.label}
      help={example === undefined ? help : dateCopy.hint(numericDate(example))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      format={dateInputText}
      {...props}
    />
  )
}
