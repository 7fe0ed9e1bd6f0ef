import { type ReactNode, useState } from 'react'
import { Stand } from '#brand/tide/Stand.tsx'
import type { Day } from '#kit/parts.ts'
import drawings from '#kit/ui/art/drawings.svg?no-inline'
import { classes } from '#kit/ui/classes.ts'
import { Extra } from '#kit/ui/Extra.tsx'
import flag from '#kit/ui/Flag.module.css'
import { preloadable } from '#kit/ui/preloadable.tsx'
import type { Overview } from '#model/overview/contract.ts'
import type { InternetState } from '#model/overview/internet.ts'
import { shapeOf } from './sea.ts'
import type { TideShape } from './shape.ts'
import styles from './Tide.module.css'
import { tideLabels, tideText } from './words.ts'

/** The sand under the water, in the coordinates of tide.ts. */
const SAND = 'M0 122C160 116 260 125 420 123S700 119 820 122 940 124 1000 121V126H0Z'

/** The animal at today. What it stands on shows how much is left. */
const Animal = () => (
  <div className={styles.animal}>
    <Stand />
    <svg className={styles.body} viewBox="0 0 212 124">
      <use href={`${drawings}#animal-top`} />
    </svg>
  </div>
)

/** The bird comes to life after the first frame. */
const { Component: LookAhead } = preloadable(() => import('./LookAhead.tsx'))

/** The tide as it may become, with the bird on a later day: its x as a part of the width, and the level there as a part of high water. */
export type Look = { shape: TideShape; at: number; level: number }

type Props = {
  internet: Extract<InternetState, { bundle: unknown }>
  overview: Overview
  today: Day
  rising: boolean
  /** The extra rise after a purchase (see useRise). */
  rise: { from: number | null; name: number }
  /** The bird may walk ahead, in a bundle that can run out. */
  mayWalk: boolean
  /** The shore. */
  children: ReactNode
}

/**
 * The rest of a bundle over its period, drawn as water: up to today as it was, then as it is expected to be. The bird marks today. The brand
 * draws the animal and the texture, so the water may also be a field of grain.
 */
export function Tide({ internet, overview, today: day, rising, rise: { from, name }, mayWalk, children }: Props) {
  const [look, setLook] = useState<Look | null>(null)
  const labels = tideLabels(internet, day)
  const shape = look?.shape ?? shapeOf(internet)
  const { today, level, start, end, pill } = shape
  return (
    <div
      className={styles.chart}
      style={{ '--today': today, '--end': end, '--at': look?.at ?? today, '--level': look?.level ?? level }}
    >
      <div role="img" aria-label={tideText(internet, overview, day)} className={styles.picture}>
        <svg
          key={name}
          className={classes(styles.water, (rising || from !== null) && styles.rising)}
          style={from === null ? undefined : { '--from': from }}
          viewBox="0 0 1000 125"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.ahead} d={shape.aheadArea} />
          <path className={styles.past} d={shape.pastArea} />
          <path className={styles.line} d={shape.pastLine} />
          <path className={styles.dots} d={shape.aheadLine} />
          <path className={styles.texture} d={shape.texture} />
          <path className={styles.sand} d={SAND} />
        </svg>
        {labels.refill && !look && <span className={styles.refill}>{labels.refill}</span>}
        {pill && labels.pill && !look && (
          <span
            className={classes(flag.flag, styles.pill, pill.level > 0.6 && styles.under)}
            style={{ '--x': end, '--y': pill.level, '--fall': pill.fall }}
          >
            {labels.pill}
          </span>
        )}
        <Animal />
        <div className={styles.bed}>
          <span className={styles.date} style={{ '--x': start, '--gap': today - start }}>
            {labels.start}
          </span>
          <span className={classes(styles.now, shape.leaning && styles.leaning)}>{labels.now}</span>
          <span className={styles.date} style={{ '--x': end, '--gap': end - today }}>
            {labels.end}
          </span>
        </div>
      </div>
      {mayWalk && internet.kind === 'limited' && (
        <Extra>
          <LookAhead key={`${internet.day} ${internet.left}`} internet={internet} onLook={setLook} />
        </Extra>
      )}
      {children}
    </div>
  )
}

/** Shallow water, for who has no bundle. Decorative, so hidden from screen readers, except what lies on the shore. */
export const QuietTide = ({ rising, children }: Pick<Props, 'rising' | 'children'>) => (
  <div className={classes(styles.chart, styles.quiet)} style={{ '--level': 0.15 }}>
    <div aria-hidden="true" className={styles.picture}>
      <svg className={classes(styles.water, rising && styles.rising)} viewBox="0 0 1000 125" preserveAspectRatio="none">
        <path className={styles.ahead} d="M0 124C60 123 90 112 170 110S400 112 520 109 820 106 1000 110V125H0Z" />
        <path className={styles.sand} d={SAND} />
      </svg>
      <Animal />
      <div className={styles.bed} />
    </div>
    {children}
  </div>
)

export function WaitingTide() {
  return (
    <div aria-hidden="true" className={styles.chart}>
      <svg className={classes(styles.water, styles.waiting)} viewBox="0 0 1000 125" preserveAspectRatio="none">
        <path className={styles.ahead} d="M0 124C35 122 32 80 70 80C160 74 240 88 350 82S570 76 690 82 900 88 1000 82V125H0Z" />
        <path className={styles.sand} d={SAND} />
      </svg>
      <div className={styles.bed} />
    </div>
  )
}
