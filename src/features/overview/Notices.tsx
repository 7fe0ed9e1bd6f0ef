import { useEffect, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { WayOut } from '#features/usage/shared/WayOut.tsx'
import { now as clock } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Extra } from '#kit/ui/Extra.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { type Overview, overviewFor } from '#model/overview/contract.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { usePolling } from '#page/usePolling.ts'
import { Link } from '#platform/router/Link.tsx'
import { type Attention, attentionOf, type Piece } from './attention.ts'
import { samples } from './attentionFigures.ts'
import { copy } from './copy.ts'
import { OrderRing } from './OrderRing.tsx'
import styles from './Overzicht.module.css'
import several from './Several.module.css'

/** On the day itself only. */
const { Component: NumberDay } = preloadable(() => import('./NumberDay.tsx'))

/** How often (ms) is looked whether a number has come, on its day. */
const LOOK_MS = 60_000

/** Looks whether the number has come, on its day and while the page is looked at. */
function useNumber({ fixMeBarItems, balance }: Overview, now: number): void {
  const isExpected = fixMeBarItems.some(
    ({ templateType, date }) => templateType === 'portingApproved' && date !== undefined && date <= dayOf(now),
  )
  usePolling(isExpected, LOOK_MS, overviewFor(balance !== null))
}

/** Notices that the customer closed; they stay closed for this visit. */
const closed = proxy<{ types: Attention['type'][] }>({ types: [] })

type Props = {
  overview: Overview
  /** A fresh answer is on its way, with the figures that are not stored on the device. */
  coming: boolean
  now: number
}

/** The notices that need the customer's attention. */
export default function Notices({ overview, coming, now }: Props) {
  const { types } = useSnapshot(closed)
  const isCounting = overview.fixMeBarItems.some(({ keptUntil }) => keptUntil !== undefined)
  const open = attentionOf(overview, coming, useMoment(now, isCounting)).filter(({ type }) => !types.includes(type))
  useNumber(overview, now)
  const [calm, single] = together(open)
  const stay = useKeepFocus<HTMLElement>()
  const moved = overview.fixMeBarItems.find(({ templateType, date }) => templateType === 'portingDone' && date === dayOf(now))
  if (open.length === 0) return null

  function close(type: Attention['type']) {
    closed.types.push(type)
    // The focused button is gone, so the focus moves to the heading.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <section className={styles.attention} aria-label={copy.fixMeLabel} {...stay}>
      {moved?.was !== undefined && moved.number !== undefined && (
        <Extra>
          <NumberDay was={moved.was} number={moved.number} day={dayOf(now)} />
        </Extra>
      )}
      {calm.length > 0 && <Several items={calm} />}
      {single.map((item) => (
        <Notice
          key={item.id}
          tone={item.tone}
          {...(item.minutes !== null && { mark: <OrderRing minutes={item.minutes} /> })}
          action={
            item.close === null ? (
              <div className={styles.ways}>
                {item.ways.map((way) => (
                  <WayOut key={way.label} way={way} />
                ))}
              </div>
            ) : (
              <Button variant="outline" size="small" onPress={() => close(item.type)}>
                {item.close}
              </Button>
            )
          }
        >
          <p>{item.text.map(shownPiece)}</p>
        </Notice>
      ))}
    </section>
  )
}

/** Calm news comes in one box when there is more of it, with what helps now first; the rest has a box of its own. */
function together(open: readonly Attention[]): [calm: Attention[], single: Attention[]] {
  const isCalm = ({ tone, close, minutes }: Attention) => tone === 'info' && close === null && minutes === null
  const calm = open.filter(isCalm).toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))
  return calm.length > 1 ? [calm, open.filter((item) => !isCalm(item))] : [[], [...open]]
}

const isMain = ({ ways }: Attention): boolean => ways.some((way) => way.isMain)

const Several = ({ items }: { items: readonly Attention[] }) => (
  <Notice>
    <ul className={several.several}>
      {items.map(({ id, text, ways }) => (
        <li key={id}>
          <p>{text.map(shownPiece)}</p>
          {ways.map((way) =>
            way.isMain ? (
              <WayOut key={way.label} way={way} />
            ) : (
              <Link key={way.label} to={way.to} className="link">
                {way.label}
              </Link>
            ),
          )}
        </li>
      ))}
    </ul>
  </Notice>
)

/** A figure that is still loading: a bone as wide as the figure, so that nothing moves when it arrives. */
const shownPiece = (piece: Piece) =>
  typeof piece === 'string' ? (
    piece
  ) : (
    <span key={piece.missing} className={styles.missing} aria-hidden="true">
      {samples[piece.missing]}
    </span>
  )

/** The time between two looks at the clock (ms): a minute that is over shows soon after. */
const EVERY_MS = 5000

/** The current time (ms), also later than `now` of the screen while minutes are counted. */
function useMoment(now: number, isCounting: boolean): number {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setMoment(clock()), EVERY_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return Math.max(now, moment)
}
