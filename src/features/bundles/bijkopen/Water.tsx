import { type CSSProperties, useState } from 'react'
import { daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { buzz } from '#kit/ui/buzz.ts'
import { classes } from '#kit/ui/classes.ts'
import { curve, type Point } from '#kit/ui/curve.ts'
import flag from '#kit/ui/Flag.module.css'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayShort } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { TopupBundle } from '#model/bundles/contract/topup.ts'
import { type Gain, isForeseen, type Outlook, outlookOf } from '#model/overview/lookAhead.ts'
import { copy } from './copy.ts'
import { waterText } from './text.ts'
import styles from './Water.module.css'

/** Closer to today than this part of the width, the date of an end has no room on a small phone. */
const ROOM = 0.24

const at = ({ x, y }: WaterSpot): CSSProperties => ({ '--x': x, '--y': y })

type Props = {
  gain: Gain
  today: Day
  /** The offers, the smallest first. */
  bundles: readonly TopupBundle[]
  chosen: TopupBundle
  choose: (id: string) => void
}

/**
 * The customer's own water of this period. It rises at today by the extra, beside how it would go on without. With several sizes on offer
 * the water can be pulled up to each.
 */
export function Water({ gain, today, bundles, chosen, choose }: Props) {
  const shape = waterOf(gain, Math.max(...bundles.map(({ size }) => size)))
  const step = useStep(gain.extra, shape?.rise ?? 0)
  if (shape === null) return null
  const { bundle, day, next } = gain.after
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} style={at(shape.today)}>
        <div role="img" aria-label={waterText(gain)} className={styles.picture}>
          <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <g key={gain.extra} className={styles.rising} style={{ '--rise': `${step}px` }}>
              <path className={styles.ahead} d={shape.ahead.area} />
              <path className={styles.dots} d={shape.ahead.line} />
            </g>
            <path className={styles.past} d={shape.past.area} />
            {shape.without && <path className={styles.without} d={shape.without.area} />}
            {shape.without && <path className={styles.faint} d={shape.without.line} />}
            <path className={styles.line} d={shape.past.line} />
          </svg>
          <span className={styles.legs} />
          {shape.without && <span className={styles.end} style={at(shape.without.end)} />}
          <span className={styles.end} style={at(shape.ahead.end)} />
          {shape.today.x >= ROOM && <span className={classes(styles.date, styles.from)}>{dayShort(bundle.from)}</span>}
          <span className={classes(styles.date, styles.now)}>{day === today ? copy.water.today : dayShort(day)}</span>
          {shape.today.x <= 1 - ROOM && <span className={classes(styles.date, styles.next)}>{dayShort(next)}</span>}
        </div>
        {bundles.length > 1 && <Pull bundles={bundles} chosen={chosen} choose={choose} />}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {shape.without && (
          <li>
            <i className={styles.keyWithout} />
            {copy.water.without}
          </li>
        )}
        <li>
          <i />
          {copy.water.with(sizeText(gain.extra))}
        </li>
      </ul>
    </figure>
  )
}

/** How far the water still rises, in units of the drawing: from where it stood with the size that was chosen before. */
function useStep(extra: number, rise: number): number {
  const [last, setLast] = useState({ extra, rise, step: rise })
  if (last.extra !== extra) setLast({ extra, rise, step: rise - last.rise })
  return last.step
}

/** The water at today as a handle: pulled up or down, or moved with the arrow keys, from size to size. */
function Pull({ bundles, chosen, choose }: Pick<Props, 'bundles' | 'chosen' | 'choose'>) {
  function pull(at: number) {
    const bundle = bundles[at]
    if (!bundle || bundle === chosen) return
    choose(bundle.id)
    buzz()
  }
  return (
    <>
      <input
        type="range"
        className={styles.pull}
        aria-label={copy.water.pull}
        aria-valuetext={copy.option(sizeText(chosen.size), euro(chosen.price))}
        min={0}
        max={bundles.length - 1}
        value={bundles.indexOf(chosen)}
        onChange={({ target }) => pull(target.valueAsNumber)}
      />
      <span className={classes(flag.flag, styles.handle)} aria-hidden="true">
        + {sizeText(chosen.size)}
      </span>
    </>
  )
}

/** As high as the water with its sentence. */
export const WaterBone = () => <Skeleton width="100%" height="18rem" radius="var(--radius-md)" />

/** The viewBox; the drawing is stretched to its container. */
const WIDTH = 1000
const HEIGHT = 100

/** A point in the drawing, as parts of its width (from the left) and height (from the bed). */
type WaterSpot = { x: number; y: number }

type WaterShape = {
  past: { line: string; area: string }
  /** The water without the extra, and where its line ends; null when there is none. */
  without: { line: string; area: string; end: WaterSpot } | null
  /** The water with the extra: the line rises at today. */
  ahead: { line: string; area: string; end: WaterSpot }
  /** Today, at the level with the extra. */
  today: WaterSpot
  /** How far the water rises, in units of the drawing. */
  rise: number
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * The water of the period up to today, and from there to its end without and with the extra. `most`: the MB of the largest extra on offer,
 * which still fits in the drawing, so that the scale stays when another one is chosen. Null on the last day, when there is nothing to look
 * ahead to.
 */
export function waterOf({ extra, left, before, after }: Gain, most = extra): WaterShape | null {
  if (!isForeseen(after)) return null
  const levels = after.levels.map((level) => level * after.room)
  const days = daysBetween(after.bundle.from, after.next)
  const top = Math.max(...levels, left + most)
  const now = levels.length - 1
  const spot = (day: number, level: number): WaterSpot => ({ x: Math.min(1, day / days), y: level / top })
  const drawn = ({ x, y }: WaterSpot): Point => [round(x * WIDTH), round((1 - y) * HEIGHT)]

  const today = spot(now, after.left)
  const low = spot(now, left)
  const points = [...levels.slice(0, -1).map((level, day) => spot(day, level)), low].map(drawn)
  const [[startX, startY] = [0, 0]] = points
  const [nowX, lowY] = drawn(low)
  const line = `M${startX} ${startY}${curve(points)}`

  /** The line goes up to this level today, and straight on to the bed on the day that it is dry or to what is left at the end. */
  function onFrom(from: WaterSpot, { levels: expected, dryAfter }: Outlook) {
    const end = dryAfter === null ? spot(days, expected.at(-1) ?? 0) : spot(now + dryAfter, 0)
    const along = `V${drawn(from)[1]}L${drawn(end).join(' ')}`
    return { line: `M${nowX} ${lowY}${along}`, area: `M${nowX} ${HEIGHT}${along}V${HEIGHT}Z`, end }
  }

  return {
    past: { line, area: `${line}V${HEIGHT}H${startX}Z` },
    without: isForeseen(before) ? onFrom(low, outlookOf(before, 'same')) : null,
    ahead: onFrom(today, outlookOf(after, 'same')),
    today,
    rise: round((today.y - low.y) * HEIGHT),
  }
}
