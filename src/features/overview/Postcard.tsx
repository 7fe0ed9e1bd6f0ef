import { proxy, useSnapshot } from 'valtio'
import { daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import drawings from '#kit/ui/art/drawings.svg?no-inline'
import { IconButton } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { lastMonthOf, type PostcardFacts as Month, postcardOf } from '#model/overview/postcard.ts'
import { getUsage, type Period } from '#model/usage/contract.ts'
import { useOptionalRead } from '#page/useOptionalRead.ts'
import { useReadState } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './Postcard.module.css'
import { PUT_AWAY, postcardText } from './postcardText.ts'
import { highWater, tideOf } from './tide/shape.ts'

/** Put away for this visit. */
const card = proxy({ isAway: false })

/** A look back on last month, on the first days of the one from `start`. It is an extra: without its figures it is left out. */
export default function Postcard({ start }: { start: Day }) {
  const { isAway } = useSnapshot(card)
  const known = useOptionalRead(true, getUsage, {})
  if (isAway) return null
  if (!known) return known === undefined && <Coming />
  return known.periods[0]?.from === start ? <Last start={start} periods={known.periods} /> : <Renewed start={start} />
}

/** The known answer is of last month, from the device or from before midnight: it is fetched again, once. */
function Renewed({ start }: { start: Day }) {
  const { value, refreshing } = useReadState(getUsage, {})
  if (value?.periods[0]?.from !== start) return refreshing && <Coming />
  return <Last start={start} periods={value.periods} />
}

function Last({ start, periods }: { start: Day; periods: readonly Period[] }) {
  const last = lastMonthOf(start, periods)
  return last && <Recalled period={last} />
}

function Recalled({ period }: { period: Period }) {
  const usage = useOptionalRead(true, getUsage, { period: period.id })
  if (usage === undefined) return <Coming />
  const month = usage && postcardOf(usage)
  return month && <Announcement month={month} />
}

/** Holds its place. */
const Coming = () => <Card className={styles.card}>{null}</Card>

function Announcement({ month }: { month: Month }) {
  const { title, sentences, link } = postcardText(month)
  function putAway() {
    card.isAway = true
    // The focused button is gone, so the focus moves to the heading.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Card className={styles.card}>
      <Picture month={month} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className="title-card">{title}</h2>
          <IconButton icon="close" label={PUT_AWAY} onPress={putAway} />
        </div>
        <p>{sentences.join(' ')}</p>
        <Link className="link" to={withQuery('/verbruik', { periode: month.period.id })}>
          {link}
        </Link>
      </div>
    </Card>
  )
}

/** The water of that month under a stamp. Decorative: the sentences tell the same. */
function Picture({ month: { period, levels } }: { month: Month }) {
  const days = daysBetween(period.from, period.until) + 1
  const { pastArea, pastLine } = levels ? tideOf({ days, levels, ahead: null, flood: null }) : highWater(1)
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg className={styles.water} viewBox="0 0 900 125" preserveAspectRatio="none">
        <path className={styles.area} d={pastArea} />
        <path className={styles.line} d={pastLine} />
      </svg>
      <svg className={styles.stamp} viewBox="0 -30 212 184">
        <use href={`${drawings}#bird-top`} />
      </svg>
    </div>
  )
}
