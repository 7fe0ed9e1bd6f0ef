import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { overviewWords } from '#brand/words/overview.ts'
import { addDays } from '#kit/dates.ts'
import { Chips } from '#kit/ui/Chips.tsx'
import { classes } from '#kit/ui/classes.ts'
import flag from '#kit/ui/Flag.module.css'
import { expectedSizeText } from '#kit/words/dataSize.ts'
import { dayShort, dayText, weekdayShort, weekdayText } from '#kit/words/dateText.ts'
import type { Limited } from '#model/overview/internet.ts'
import { daysAheadOf, type ForecastPace, type Foreseen, isForeseen, type Outlook, outlookOf } from '#model/overview/lookAhead.ts'
import styles from './LookAhead.module.css'
import { seaOf } from './sea.ts'
import { tideOf } from './shape.ts'
import type { Look } from './Tide.tsx'

const lookAheadCopy = {
  label: overviewWords.lookAhead,
  paces: 'Hoe je verdergaat',
  pace: { same: 'Zo doorgaan', video: 'Elke dag een uur video' },
  if: { same: 'als je zo doorgaat', video: 'als je elke dag een uur video kijkt' },
} as const

/** The bird's text after this many days: briefly in the drawing, and as a sentence. */
export function lookAheadText(internet: Foreseen, { levels, runsOutOn }: Outlook, pace: ForecastPace, after: number) {
  const day = addDays(internet.day, after)
  const how = lookAheadCopy.if[pace]
  if (runsOutOn !== null && day >= runsOutOn)
    return { brief: `Rond ${dayShort(runsOutOn)} op`, sentence: `Rond ${dayText(runsOutOn)} is je internet op, ${how}.` }
  const left = expectedSizeText(levels[after] ?? 0)
  if (after === 0) return { brief: `Nu ${left}`, sentence: `Nu heb je ${left} over.` }
  const isLast = after === daysAheadOf(internet)
  return {
    brief: `${weekdayShort(day)}: ${left}`,
    sentence: `Na ${weekdayText(day)} heb je nog ${left} over${isLast ? ' aan het eind' : ''}, ${how}.`,
  }
}

const options = (['same', 'video'] as const).map((value) => ({ value, text: lookAheadCopy.pace[value] }))

/** Keeps the focus where it is, because looking ahead ends when the focus leaves. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

type Props<Bundle> = { internet: Bundle; onLook: (look: Look | null) => void }

/** Where the bird is looked at. `isTold`: the customer chose a pace, so the bird walked by itself and what it says must be spoken. */
type Place = { after: number; pace: ForecastPace; isTold: boolean }
const TODAY: Place = { after: 0, pace: 'same', isTold: false }

/** The drawing of this place. */
function lookAt(internet: Foreseen, { after, pace }: Place): Look {
  const { levels, dryAfter } = outlookOf(internet, pace)
  const part = (at: number) => (levels[at] ?? 0) / internet.room
  const shape = tideOf({ ...seaOf(internet), ahead: dryAfter === null ? { end: part(levels.length - 1) } : { dryAfter } })
  return { shape, at: shape.today + (shape.end - shape.today) * (after / daysAheadOf(internet)), level: part(after) }
}

/**
 * The bird walks ahead over the tide, by hand or by arrow keys, and shows the rest on that day. It goes back to today when it is let go or
 * left.
 */
export default function LookAhead({ internet, onLook }: Props<Limited>) {
  return isForeseen(internet) && <Bird internet={internet} onLook={onLook} />
}

function Bird({ internet, onLook }: Props<Foreseen>) {
  const [place, setPlace] = useState<Place | null>(null) // null: nobody looks ahead
  const whole = useRef<HTMLDivElement>(null)
  const bird = useRef<HTMLInputElement>(null)
  const { after, pace, isTold } = place ?? TODAY
  const days = daysAheadOf(internet)
  const { brief, sentence } = lookAheadText(internet, outlookOf(internet, pace), pace, after)

  useEffect(() => () => onLook(null), [onLook])

  function go(next: Place | null) {
    setPlace(next)
    onLook(next && lookAt(internet, next))
  }
  const walk = (to: number) => go({ after: to, pace, isTold: false })

  /** Goes to the day on which the bundle runs out, or else to its last day. */
  const choose = (next: ForecastPace) =>
    go({ after: Math.min(days, Math.ceil(outlookOf(internet, next).dryAfter ?? days)), pace: next, isTold: true })

  // Safari on a phone gives what is tapped no focus, and takes none away.
  const isLooking = place !== null
  const leave = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && whole.current?.contains(target))) go(null)
  })
  useEffect(() => {
    if (!isLooking) return
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isLooking])

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) go(null)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isLooking) return
    bird.current?.focus() // the paces disappear
    go(null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears what its controls do.
    <div ref={whole} onBlur={onBlur} onKeyDown={onKeyDown}>
      <input
        ref={bird}
        type="range"
        className={styles.walk}
        aria-label={lookAheadCopy.label}
        aria-valuetext={sentence}
        min={0}
        max={days}
        value={after}
        onChange={({ target }) => walk(target.valueAsNumber)}
        onFocus={() => walk(after)}
        onPointerUp={() => walk(0)}
        onPointerCancel={() => walk(0)}
      />
      {isLooking && (
        <>
          <span className={classes(flag.flag, styles.bubble)} aria-hidden="true">
            {brief}
          </span>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus. */}
          <div className={styles.paces} onMouseDown={keepFocus}>
            <Chips label={lookAheadCopy.paces} options={options} value={pace} onChange={choose} />
          </div>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isTold && sentence}
      </p>
    </div>
  )
}
