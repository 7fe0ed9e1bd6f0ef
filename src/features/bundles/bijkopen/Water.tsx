import { type CSSProperties, useState } from 'react'
import type { Day } from '#kit/parts.ts'
import { buzz } from '#kit/ui/buzz.ts'
import { classes } from '#kit/ui/classes.ts'
import flag from '#kit/ui/Flag.module.css'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayShort } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { TopupBundle } from '#model/bundles/contract/topup.ts'
import type { Gain } from '#model/overview/lookAhead.ts'
import { copy } from './copy.ts'
import { waterText } from './text.ts'
import styles from './Water.module.css'
import { HEIGHT, type WaterSpot, WIDTH, waterOf } from './water.ts'

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
