import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { daysAheadOf, type Foreseen } from '../../domain/internet.ts'
import { outlookOf, type Pace } from '../../domain/lookAhead.ts'
import { Chips } from '../../ui/Chips.tsx'
import styles from './LookAhead.module.css'
import { lookAheadCopy as copy, lookAheadText } from './lookAheadText.ts'
import { seaOf } from './sea.ts'
import type { Look } from './Tide.tsx'
import { tideOf } from './tide.ts'

const options = (['same', 'video'] as const).map((value) => ({ value, text: copy.pace[value] }))

/** Keeps the focus where it is, because looking ahead ends when the focus leaves. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type Props = { internet: Foreseen; onLook: (look: Look | null) => void }

/**
 * The bird walks ahead over the tide, by hand or by arrow keys, and tells what is left then. It goes back to today when it is let go or
 * left.
 */
export default function LookAhead({ internet, onLook }: Props) {
  const [isLooking, setLooking] = useState(false)
  const [after, setAfter] = useState(0)
  const [pace, setPace] = useState<Pace>('same')
  const [said, say] = useState('')
  const days = daysAheadOf(internet)
  const { brief, sentence } = lookAheadText(internet, outlookOf(internet, pace), pace, after)

  useEffect(() => () => onLook(null), [onLook])

  function look(nextAfter: number, nextPace: Pace) {
    const { levels, dryAfter } = outlookOf(internet, nextPace)
    const last = levels.at(-1) ?? 0
    const shape = tideOf({
      ...seaOf(internet),
      ahead: dryAfter === null ? { end: last / internet.room } : { dryAfter },
    })
    const at = shape.today + (shape.end - shape.today) * (nextAfter / days)
    setAfter(nextAfter)
    setPace(nextPace)
    setLooking(true)
    onLook({ shape, at, level: (levels[nextAfter] ?? 0) / internet.room })
  }

  /** Goes to the day on which the bundle runs out, or else to its last day. */
  function choose(nextPace: Pace) {
    const outlook = outlookOf(internet, nextPace)
    const target = Math.min(days, Math.ceil(outlook.dryAfter ?? days))
    look(target, nextPace)
    say(lookAheadText(internet, outlook, nextPace, target).sentence)
  }

  function end() {
    setLooking(false)
    setAfter(0)
    setPace('same')
    say('')
    onLook(null)
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) end()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what its controls do.
    <div onBlur={onBlur} onKeyDown={onKeyDown}>
      <input
        type="range"
        className={styles.walk}
        aria-label={copy.label}
        aria-valuetext={sentence}
        min={0}
        max={days}
        value={after}
        onChange={({ target }) => {
          look(target.valueAsNumber, pace)
          say('')
        }}
        onFocus={() => look(after, pace)}
        onPointerUp={() => look(0, pace)}
        onPointerCancel={() => look(0, pace)}
      />
      {isLooking && (
        <>
          <span className={styles.bubble} aria-hidden="true">
            {brief}
          </span>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus. */}
          <div className={styles.paces} onMouseDown={keepFocus}>
            <Chips label={copy.paces} options={options} value={pace} onChange={choose} />
          </div>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
