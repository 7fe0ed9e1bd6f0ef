import type { ReactNode } from 'react'
import { now } from '../clock.ts'
import { dayOf } from '../domain/dates.ts'
import { dayInFull } from '../domain/dateText.ts'
import { calendarOf } from '../domain/ics.ts'
import type { RightsDate, RightsKind } from '../domain/rightsClock.ts'
import { provider } from '../provider.ts'
import { Link } from '../routes/Link.tsx'
import { accountHere } from '../session/lastKnown.ts'
import { toast } from '../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Card.tsx'
import { saveFile } from '../ui/download.ts'
import styles from './RightsList.module.css'
import { rightsCopy as copy } from './rightsCopy.ts'
import { calendarDays, nearText, rightsText, rightsTitle, rightsWay } from './rightsText.ts'

/** Gives the customer these dates for their own calendar. */
function saveDates(dates: readonly RightsDate[]): void {
  const whose = (accountHere() ?? '').slice(0, 12) // of a hash that only this device can make
  const text = calendarOf(calendarDays(dates, whose), provider.product, provider.hosts[0], now())
  saveFile(
    copy.fileName(dates.length === 1 && dates[0] ? dates[0].day : dayOf(now())),
    new Blob([text], { type: 'text/calendar;charset=utf-8' }),
  )
  toast({ id: 'agenda', text: copy.saved, good: true })
}

type Props = {
  dates: readonly RightsDate[]
  /** What the screen tells elsewhere already, with what can be done about it: in the calendar, and not once more in this list. */
  toldAbove?: readonly RightsKind[]
  children?: ReactNode
}

/** One line with every date that matters, what may be done on it, and the way there. `children`: what stands above it. */
export function RightsList({ dates, toldAbove = [], children }: Props) {
  const today = dayOf(now())
  const listed = dates.filter(({ kind }) => !toldAbove.includes(kind))
  return (
    <Section
      title={copy.title}
      action={
        dates.length > 1 && (
          <Button variant="quiet" size="small" icon="calendar" onPress={() => saveDates(dates)}>
            {copy.all}
          </Button>
        )
      }
    >
      {children}
      {listed.length === 0 ? (
        <p className="muted">{copy.none}</p>
      ) : (
        <ol className={styles.line}>
          {listed.map((date) => (
            <Stop key={`${date.kind}-${date.day}`} date={date} today={today} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Stop({ date, today }: { date: RightsDate; today: string }) {
  const way = rightsWay(date)
  return (
    <li className={styles.stop}>
      <p className="small muted">
        <time dateTime={date.day}>{dayInFull(date.day)}</time>, {nearText(date.day, today)}
      </p>
      <h3 className="strong">{rightsTitle(date)}</h3>
      <p className="small">{rightsText(date)}</p>
      <p className={styles.ways}>
        {way && (
          <Link to={way.to} className="link">
            {way.label}
          </Link>
        )}
        <button type="button" className="link" onClick={() => saveDates([date])}>
          {copy.one}
          <span className="visually-hidden">: {rightsTitle(date)}</span>
        </button>
      </p>
    </li>
  )
}
