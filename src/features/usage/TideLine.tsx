import type { CSSProperties } from 'react'
import type { Day } from '#kit/parts.ts'
import { classes } from '#kit/ui/classes.ts'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayShort } from '#kit/words/dateText.ts'
import type { Usage } from '#model/usage/contract.ts'
import type { DataState } from '#model/usage/usage.ts'
import styles from './Chart.module.css'
import { CHART_HEIGHT, CHART_WIDTH, type ChartSpot, chartOf } from './chart.ts'
import { copy } from './copy.ts'
import { useRise } from './shared/useRise.ts'
import { endText, flagText, tickText, tideSentence } from './tideText.ts'

const words = copy.chart
/** From this part of the period the legs overlap the label of the forecast: on a phone, and on every screen. */
const LATE = 0.78
const TOO_LATE = 0.85
/** Above this height there is no room for a label over the line. */
const HIGH = 0.25

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`
/** Shifts a label by its own width, so that it never leaves the drawing. */
const held = (x: number) => `translateX(${percent(-x)})`
const at = ({ x, y }: ChartSpot): CSSProperties => ({ left: percent(x), '--y': y })

/** The rest of the bundle over the period, drawn as water. One image with one sentence; the table has the same figures. */
export function TideLine({ usage, state, today }: { usage: Usage; state: DataState; today: Day }) {
  const chart = chartOf(usage, state)
  const { now, end } = chart
  const rise = useRise(state.kind === 'past' ? null : 'left' in state ? state.left : 0)
  const isLate = now !== null && now.x > LATE
  return (
    <figure className={styles.chart}>
      <div className={styles.frame} role="img" aria-label={tideSentence(usage, state, today)}>
        {chart.ticks.map((tick, index) => (
          <span key={tick} className={styles.tick} style={{ '--y': index / (chart.ticks.length - 1) }}>
            <span className={styles.y}>{tickText(tick, chart.ticks[0] ?? tick)}</span>
          </span>
        ))}
        <svg
          key={rise.name}
          className={classes(styles.svg, rise.from !== null && styles.rising)}
          style={rise.from === null ? undefined : { '--from': rise.from }}
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {chart.ahead && <path className={styles.waterAhead} d={chart.ahead.area} />}
          <path className={styles.waterPast} d={chart.past.area} />
          <path className={styles.linePace} d={chart.pace} />
          <path className={styles.linePast} d={chart.past.line} />
          {chart.ahead && <path className={styles.lineAhead} d={chart.ahead.line} />}
        </svg>
        {now && <span className={styles.today} style={{ left: percent(now.x) }} />}
        {chart.added.map((spot) => (
          <span
            key={`${spot.x} ${spot.size}`}
            className={classes(styles.added, 'num')}
            style={{ ...at(spot), transform: held(spot.x) }}
          >
            {(spot.size < 0 ? words.gone : words.added)(sizeText(Math.abs(spot.size)))}
          </span>
        ))}
        {end && <span className={styles.dot} style={at(end)} />}
        {now && <span className={styles.dot} style={at(now)} />}
        {now && (
          <span className={classes(styles.flag, 'num')} style={{ left: percent(now.x), transform: held(now.x) }}>
            {flagText(usage, state, today)}
          </span>
        )}
        {end && (now === null || now.x <= TOO_LATE) && (
          <span
            className={classes(styles.end, end.y < HIGH && styles.below, isLate && styles.isLate, 'num')}
            style={{ ...at(end), transform: held(end.x) }}
          >
            {endText(state)}
          </span>
        )}
        {chart.dates.map(({ x, day, isToday }) => (
          <span
            key={day}
            className={classes(styles.x, isToday && styles.isToday, x > 0 && x < 1 && styles.between)}
            style={{ left: percent(x), transform: `translateX(${x === 0 ? 0 : x === 1 ? '-100%' : '-50%'})` }}
          >
            {dayShort(day)}
          </span>
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <i className={styles.keyUsed} />
          {words.left}
        </li>
        {chart.ahead && (
          <li>
            <i className={styles.keyAhead} />
            {words.ahead}
          </li>
        )}
        <li>
          <i className={styles.keyPace} />
          {words.pace}
        </li>
      </ul>
    </figure>
  )
}
