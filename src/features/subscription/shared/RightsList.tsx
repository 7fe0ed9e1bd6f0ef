import type { ReactNode } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import type { RightsDate } from '#model/subscription/rightsClock.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './RightsList.module.css'
import { rightsCopy } from './rightsCopy.ts'
import { nearText, rightsText, rightsTitle, rightsWay, saveDates } from './rightsText.ts'

type Props = {
  dates: readonly RightsDate[]
  children?: ReactNode
}

/** The dates that matter, one line each, with what to do and a link. `children`: above the list. */
export function RightsList({ dates, children }: Props) {
  const today = dayOf(now())
  return (
    <Section
      title={rightsCopy.title}
      action={
        dates.length > 1 && (
          <Button variant="quiet" size="small" icon="calendar" onPress={() => saveDates(dates)}>
            {rightsCopy.all}
          </Button>
        )
      }
    >
      {children}
      {dates.length === 0 ? (
        <p className="muted">{rightsCopy.none}</p>
      ) : (
        <ol className={styles.line}>
          {dates.map((date) => (
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
          {rightsCopy.one}
          <span className="visually-hidden">: {rightsTitle(date)}</span>
        </button>
      </p>
    </li>
  )
}
