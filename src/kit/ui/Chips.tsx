import styles from './Chips.module.css'

/** The class of a row of links with the look of chips; `link` is the class of each. */
export const chipsClass = styles.chips
export const chipClass = styles.chip

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A single-choice filter on one line that scrolls sideways when it does not fit. */
export function Chips<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
