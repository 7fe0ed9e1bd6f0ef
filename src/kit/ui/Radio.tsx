import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { type FieldBinding, FieldNote, noteId } from './FieldFrame.tsx'

type Option = { value: string; text: ReactNode }

/** A single choice of a few short, stacked answers. For answers with a price or an explanation use `RadioCards`. */
export function RadioGroup({
  id: given,
  label,
  options,
  name,
  value,
  onChange,
  help,
  error,
}: Omit<FieldBinding, 'onBlur'> & { label: string; options: readonly Option[]; help?: string }) {
  const own = useId()
  const id = given ?? own
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={noteId(id, { help, error })}
    >
      <p id={`${id}-label`} className={styles.legend}>
        {label}
      </p>
      {options.map((option, index) => (
        <label key={option.value} className={styles.check}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
      <FieldNote id={id} help={help} error={error} />
    </div>
  )
}
