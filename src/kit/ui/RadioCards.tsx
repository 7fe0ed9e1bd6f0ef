import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { type FieldBinding, FieldNote, noteId } from './FieldFrame.tsx'
import { Jar } from './Jar.tsx'
import styles from './RadioCards.module.css'

export type RadioCard = {
  value: string
  title: ReactNode
  text?: ReactNode
  price?: ReactNode
  /** Beside the title. */
  badge?: ReactNode
  /** A glass filled to this level, 0 to 1. */
  level?: number
  /** Lines on that glass, at these heights. */
  lines?: readonly number[]
  /** Why it cannot be chosen; replaces the text. The card stays focusable, so that the reason can be read. */
  unavailable?: string
}

type Props = Omit<FieldBinding, 'onBlur'> & {
  label: string
  /** The label is the heading of a part of the page. */
  section?: boolean
  options: readonly RadioCard[]
  /** Side by side, for two or three short answers; `wide`: on a phone one under the other, each on a line. */
  row?: boolean | 'wide'
  /** Side by side, for many answers of one short word. */
  chips?: boolean
  help?: string
}

/** A single choice of a few options, each with a description and a price. The whole card is the radio. */
export function RadioCards({ id: given, label, section, options, row, chips, name, value, onChange, help, error }: Props) {
  const own = useId()
  const id = given ?? own
  const Title = section ? 'h2' : 'p'
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={noteId(id, { help, error })}
    >
      <Title id={`${id}-label`} className={section ? 'title-section' : 'strong'}>
        {label}
      </Title>
      <div className={classes(styles.cards, row && styles.row, row === 'wide' && styles.lines, chips && styles.chips)}>
        {options.map((option, index) => (
          <label key={option.value} className={classes(styles.card, (row || chips) && styles.stacked, error && styles.wrong)}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => option.unavailable === undefined && onChange(option.value)}
              aria-disabled={option.unavailable !== undefined || undefined}
            />
            {option.level !== undefined && <Jar level={option.level} lines={option.lines} />}
            <span className={styles.words}>
              <span className={styles.title}>
                {option.title} {option.badge}
              </span>
              {(option.unavailable ?? option.text) && <span className={styles.text}>{option.unavailable ?? option.text}</span>}
            </span>
            {option.price !== undefined && <span className={styles.price}>{option.price}</span>}
          </label>
        ))}
      </div>
      <FieldNote id={id} help={help} error={error} />
    </div>
  )
}
