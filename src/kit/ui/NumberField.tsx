import { type KeyboardEvent, useId } from 'react'
import { numberInputText, numbersMeant, stepped } from '../typed/numberInput.ts'
import { IconButton } from './Button.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { Meant, meantText } from './Meant.tsx'
import styles from './NumberField.module.css'

type Props = FieldProps & {
  /** A step adds buttons for less and more, and lets the arrow keys count. */
  step?: number
  min?: number
  max?: number
}

/**
 * A number in Dutch notation. Not the native number input: that one drops text it cannot parse (`1.250`), and changes when the page
 * scrolls. It asks which number is meant when that is in doubt.
 */
export function NumberField({ step, min = 0, max = Number.MAX_SAFE_INTEGER, ...field }: Props) {
  const own = useId()
  const { id = own, value, onChange, label, blocked, error, start } = field
  const meanings = error
    ? numbersMeant(value).map((number) => ({
        text: [start, numberInputText(number)].filter(Boolean).join('\u00a0'),
        value: numberInputText(number),
      }))
    : []
  const isAsked = meanings.length > 0
  const count = (steps: number) => step && !blocked && onChange(String(stepped(value, steps, { min, max, step })))
  const onKeyDown = (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    count(event.key === 'ArrowUp' ? 1 : -1)
  }
  const buttons = step !== undefined && (
    <span className={styles.buttons}>
      <IconButton icon="minus" label={`${label}: minder`} onPress={() => count(-1)} isDisabled={Boolean(blocked)} />
      <IconButton icon="plus" label={`${label}: meer`} onPress={() => count(1)} isDisabled={Boolean(blocked)} />
    </span>
  )
  return (
    <div className={step === undefined ? styles.amount : styles.counted}>
      <Field
        inputMode={step === undefined ? 'decimal' : 'numeric'}
        maxLength={20}
        {...field}
        id={id}
        error={isAsked ? meantText(meanings) : (error ?? null)}
        below={isAsked && <Meant id={id} meanings={meanings} choose={onChange} />}
        onKeyDown={onKeyDown}
        end={buttons}
      />
    </div>
  )
}
