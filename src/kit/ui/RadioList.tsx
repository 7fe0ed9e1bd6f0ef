import checks from './Checkbox.module.css'
import fields from './Field.module.css'

type Props<Value extends string> = {
  name: string
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** Native radio buttons: arrow keys move, the label is a target. */
export function RadioList<Value extends string>({ name, label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={fields.field}>
      <legend className={fields.label}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={checks.check}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
