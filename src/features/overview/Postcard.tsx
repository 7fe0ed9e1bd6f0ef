import { proxy, useSnapshot } from 'valtio'
import { smsText } from '#features/usage/shared/contactText.ts'
import { daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import drawings from '#kit/ui/art/drawings.svg?no-inline'
import { IconButton } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { monthName, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { lastMonthOf, type PostcardFacts as Month, type PostcardFacts, postcardOf } from '#model/overview/postcard.ts'
import { getUsage, type Period } from '#model/usage/contract.ts'
import { useOptionalRead } from '#page/useOptionalRead.ts'
import { useReadState } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './Postcard.module.css'
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
        <use href={`${drawings}#animal-top`} />
      </svg>
    </div>
  )
}

const copy = {
  title: (month: string) => `Ansichtkaart uit ${month}`,
  used: (used: string) => `Je gebruikte ${used} internet.`,
  usedOf: (used: string, room: string) => `Je gebruikte ${used} van je ${room}.`,
  usedUp: (room: string) => `Je ${room} internet ging helemaal op.`,
  busiest: (day: string, size: string) => `Je drukste dag was ${day}, met ${size}.`,
  called: (minutes: string) => `Je belde ${minutes}.`,
  texted: (count: string) => `Je verstuurde ${count}.`,
  calledAndTexted: (minutes: string, count: string) => `Je belde ${minutes} en verstuurde ${count}.`,
  within: 'Alles paste in je bundel.',
  outside: (amount: string) => `Buiten je bundel kwam er ${amount} bij.`,
  bought: (amount: string) => `Je kocht voor ${amount} bij.`,
  extra: (amount: string, outside: string, bought: string) =>
    `Er kwam ${amount} extra bij: ${outside} buiten je bundel, en ${bought} voor wat je bijkocht.`,
  look: (month: string) => `Bekijk ${month}`,
} as const

const PUT_AWAY = 'Berg de ansichtkaart op'

/** The text of the postcard: its title, its sentences, and the link to the whole month. */
export function postcardText(card: PostcardFacts): { title: string; sentences: string[]; link: string } {
  const { period, used, room, isEmpty, busiest, minutes, sms, outside, bought } = card
  const month = monthName(period.from)
  const sentences = [
    room === null
      ? used > 0 && copy.used(sizeText(used))
      : isEmpty
        ? copy.usedUp(sizeText(room))
        : copy.usedOf(sizeText(used), sizeText(room)),
    busiest && copy.busiest(weekdayText(busiest.day), sizeText(busiest.size)),
    callsText(minutes, sms),
    extraText(outside, bought) ?? (room !== null && !isEmpty && copy.within),
  ]
  return { title: copy.title(month), sentences: sentences.filter((one) => typeof one === 'string'), link: copy.look(month) }
}

/** The extra costs of the month, as on the overview and the invoice: use outside the bundle and bundles that were bought (cents). */
function extraText(outside: number, bought: number): string | null {
  if (outside > 0 && bought > 0) return copy.extra(euro(outside + bought), euro(outside), euro(bought))
  if (outside > 0) return copy.outside(euro(outside))
  return bought > 0 ? copy.bought(euro(bought)) : null
}

function callsText(minutes: number, sms: number): string | null {
  if (minutes > 0 && sms > 0) return copy.calledAndTexted(minutesInFull(minutes), smsText(sms))
  if (minutes > 0) return copy.called(minutesInFull(minutes))
  return sms > 0 ? copy.texted(smsText(sms)) : null
}
