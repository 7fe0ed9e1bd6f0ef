import type { CSSProperties } from 'react'
import type { Day } from '../../../api/contract/parts.ts'
import type { Gain } from '../../../domain/lookAhead.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { classes } from '../../../ui/classes.ts'
import { sizeText } from '../../../words/dataSize.ts'
import { dayShort } from '../../../words/dateText.ts'
import { topupCopy } from './copy.ts'
import { waterText } from './text.ts'
import styles from './Water.module.css'
import { HEIGHT, type Spot, WIDTH, waterOf } from './water.ts'

/** Closer to today than this part of the width, the date of an end has no room on a small phone. */
const ROOM = 0.24

const copy = topupCopy.water
const at = ({ x, y }: Spot): CSSProperties => ({ '--x': x, '--y': y })

/** The customer's own water of this period. It rises at today by the extra, beside how it would go on without. */
export function Water({ gain, today }: { gain: Gain; today: Day }) {
  const shape = waterOf(gain)
  if (shape === null) return null
  const { bundle, day, next } = gain.after
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={waterText(gain)} className={styles.frame} style={at(shape.today)}>
        <svg className={styles.svg} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <g className={styles.rising} style={{ '--rise': `${shape.rise}px` }}>
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
        <span className={classes(styles.date, styles.now)}>{day === today ? copy.today : dayShort(day)}</span>
        {shape.today.x <= 1 - ROOM && <span className={classes(styles.date, styles.next)}>{dayShort(next)}</span>}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {shape.without && (
          <li>
            <i className={styles.keyWithout} />
            {copy.without}
          </li>
        )}
        <li>
          <i />
          {copy.with(sizeText(gain.extra))}
        </li>
      </ul>
    </figure>
  )
}

/** As high as the water with its sentence. */
export const WaterBone = () => <Bone width="100%" height="18rem" radius="var(--radius-md)" />
