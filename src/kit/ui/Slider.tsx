import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './Slider.module.css'

/** The size of a Page key press, in steps. */
const PAGE = 5

type Props = {
  name: string
  label: string
  /** Hides the label visually, because a title above already shows it. */
  labelHidden?: boolean
  value?: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** The position in words: `€ 18 per maand, € 197 nu`. */
  valueText: (value: number) => string
  /** The labels under the two ends. */
  ends: readonly [string, string]
  /** The sums for the position, above the slider where a hand does not cover them. `valueText` speaks them. */
  sums?: readonly { label: string; text: string }[]
  /** The position as a drawing, under the sums. Decorative. */
  drawing?: ReactNode
}

/** A native slider with a water look. */
export function Slider({ name, label, labelHidden, onChange, valueText, ends, sums = [], drawing, ...range }: Props) {
  const { min = 0, max = 25, step = 1, value = 25 } = range
  const id = useId()
  const before = useRef(value)
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = event.key === 'PageUp' ? PAGE : event.key === 'PageDown' ? -PAGE : 0
    if (steps === 0) return
    event.preventDefault()
    onChange(Math.min(max, Math.max(min, value + steps * step)))
  }
  return (
    <div className={styles.slider} style={{ '--part': max > min ? (value - min) / (max - min) : 1 }}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : 'strong'}>
        {label}
      </label>
      {sums.length > 0 && (
        <dl className={styles.sums}>
          {sums.map((sum) => (
            <div key={sum.label}>
              <dt>{sum.label}</dt>
              <dd>{sum.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {drawing && <div aria-hidden="true">{drawing}</div>}
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onKeyDown={onKeyDown}
        // A touch that turns into scrolling must not change the value.
        onPointerDown={() => {
          before.current = value
        }}
        onPointerCancel={() => onChange(before.current)}
        aria-valuetext={valueText(value)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}
