import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import styles from './Slider.module.css'

/** What follows from the position is said when the thumb has been still for so long (design 5). */
const STILL_MS = 400
/** Steps of the Page keys. */
const PAGE = 5

type Props = {
  name: string
  label: string
  /** The label is said, but a title above already shows it. */
  labelHidden?: boolean
  value?: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** The position in words: `€ 18 per maand, € 197 nu`. */
  valueText: (value: number) => string
  /** What stands under the two ends. */
  ends: readonly [string, string]
  /** What follows from the position. */
  sums?: readonly { label: string; text: string }[]
}

/** The platform's own slider, in water (spec 9: 0 to 25, by 1, at 25). */
export function Slider({ name, label, labelHidden, onChange, valueText, ends, sums = [], ...range }: Props) {
  const { min = 0, max = 25, step = 1, value = 25 } = range
  const id = useId()
  const said = useWhenStill(sums.map((sum) => `${sum.label} ${sum.text}`).join(', '))
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
        aria-valuetext={valueText(value)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
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
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </div>
  )
}

/** The text as it is after some rest; nothing as long as it has not changed. */
function useWhenStill(text: string): string {
  const [first] = useState(text)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid((old) => (old === '' && text === first ? '' : text)), STILL_MS)
    return () => clearTimeout(timer)
  }, [text, first])
  return said
}
