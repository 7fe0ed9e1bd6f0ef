import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { classes } from '#kit/ui/classes.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import type { TimelineRow } from '#model/timeline/contract.ts'
import { putInCalendar } from '#page/putInCalendar.ts'
import { Link } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { copy } from './copy.ts'
import styles from './Timeline.module.css'
import { amountOf, badgeOf, calendarDays, nearText, textOf, titleOf } from './text.ts'
import { wayOf } from './ways.ts'

type Props = { rows: readonly TimelineRow[]; today: Day }

/** The moments of a month along a line, latest first: a day, what it is, its money, and the way to its screen. */
export const Moments = ({ rows, today }: Props) => (
  <ol className={styles.line}>
    {rows.map((row) => (
      <Moment key={row.id} row={row} today={today} />
    ))}
  </ol>
)

function Moment({ row, today }: { row: TimelineRow; today: Day }) {
  const isPrepaid = useIsPrepaid()
  const [title, text, amount] = [titleOf(row, today), textOf(row, today), amountOf(row)]
  const [badge, near, way] = [badgeOf(row), nearText(row.day, today), wayOf(row, row.day < today, isPrepaid)]
  return (
    <li className={classes(styles.stop, row.day < today && styles.past)}>
      <p className="small muted">
        <time dateTime={row.day}>{dayInFull(row.day)}</time>
        {near !== null && <span>, {near}</span>}
      </p>
      <div className={styles.name}>
        <h3 className="strong">{title}</h3>
        {amount !== null && <p className="num strong">{amount}</p>}
      </div>
      {badge && (
        <p>
          <Badge tone={badge.tone} size="s">
            {badge.text}
          </Badge>
        </p>
      )}
      {text !== '' && <p className={classes('small', row.kind === 'message' && styles.message)}>{text}</p>}
      {(way !== null || near !== null) && (
        <p className={styles.ways}>
          {way && (
            <Link to={way.to} className="link">
              {way.label}
            </Link>
          )}
          {near !== null && (
            <button
              type="button"
              className="link"
              onClick={() => void putInCalendar(copy.fileName(row.day), calendarDays([row], today))}
            >
              {copy.calendar}
              <span className="visually-hidden">: {title}</span>
            </button>
          )}
        </p>
      )}
    </li>
  )
}
