import { useId } from 'react'
import { dateInputText, daysMeant } from '../typed/dateInput.ts'
import { dayInFull, dayText, numericDate } from '../words/dateText.ts'
import { Field, type FieldProps } from './Field.tsx'
import { dateCopy } from './fieldCopy.ts'
import { Meant, meantText } from './Meant.tsx'

/** The help shows this day as an example of the notation, unless the field has its own help. */
type Day = Parameters<typeof numericDate>[0]
type Help = { example: Day; help?: never } | { help: string; example?: never }

/**
 * One field for day, month and year: faster than a calendar for a known date, and it can be pasted into. Digits alone are accepted, so that
 * phones show the number keys. On blur the field shows the parsed date, and asks which day is meant when it can be more than one.
 */
export function DateField({ example, help, ...props }: Omit<FieldProps, 'label' | 'help'> & { label?: string } & Help) {
  const own = useId()
  const { id = own, value, onChange, error } = props
  const days = error ? daysMeant(value) : []
  const isOneYear = days.length > 1 && new Set(days.map((day) => day.slice(0, 4))).size === 1
  const meanings = days.map((day) => ({ text: (isOneYear ? dayText : dayInFull)(day), value: numericDate(day) }))
  const isAsked = meanings.length > 0
  return (
    <Field
      label={dateCopy.label}
      help={example === undefined ? help : dateCopy.hint(numericDate(example))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      format={dateInputText}
      {...props}
      id={id}
      error={isAsked ? meantText(meanings) : (error ?? null)}
      {...(isAsked && { help: '', below: <Meant id={id} meanings={meanings} choose={onChange} /> })}
    />
  )
}
