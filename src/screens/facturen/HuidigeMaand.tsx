import { useRead } from '../../api/client.ts'
import { type Compared, type CurrentMonth, getCurrentMonth } from '../../api/contract/invoices.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayInFull, dayText, timeText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { Link } from '../../routes/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { DetailBones } from './Bones.tsx'
import { invoicesCopy } from './copy.ts'
import { Head } from './Detail.tsx'
import { Difference } from './Difference.tsx'
import { reads } from './monthReads.ts'
import { Lines } from './Specification.tsx'
import { monthName } from './text.ts'

const copy = invoicesCopy.current

/** `/factuur/huidige-maand`: what this month costs so far, and what the next invoice will be (domain 1.10). */
export default function HuidigeMaand() {
  return (
    <div className="wrap page">
      <Head title={copy.heading} />
      <ReadBlock reads={reads()} waiting={<DetailBones />} failedText={copy.failed} offlineText={invoicesCopy.offline}>
        <Month />
      </ReadBlock>
    </div>
  )
}

function Month() {
  const current = useRead(getCurrentMonth)
  if (!current) return <p className="lead">{copy.none}</p>
  const { next, before } = current
  return (
    <div className="columns columns--half">
      <SoFar current={current} />
      {next && <Next next={next} before={before} />}
    </div>
  )
}

function SoFar({ current: { month, amount, lines, updatedAt } }: { current: CurrentMonth }) {
  const at = Date.parse(updatedAt)
  const hasOutside = lines.some(({ quantity }) => quantity !== undefined)
  return (
    <Section title={copy.soFar}>
      <p className="title-page num">{euro(amount)}</p>
      <p>{copy.intro(dayText(dayOf(at)), timeText(at))}</p>
      <p className="muted">{copy.fixedPaid(monthName(month))}</p>
      <Lines lines={lines} />
      {!hasOutside && <p className="muted">{copy.empty}</p>}
      <Link to="/verbruik" className={buttonClass({ variant: 'outline' })}>
        {copy.usage}
      </Link>
    </Section>
  )
}

function Next({ next, before }: { next: Compared; before: Compared | null }) {
  const { month, date, amount, lines } = next
  return (
    <div className="stack stack--loose">
      <Section title={copy.next}>
        <p className="title-page num">{euro(amount)}</p>
        <Card>
          <p className="strong">{copy.expected(dayInFull(date))}</p>
          <p className="muted mt-2">{copy.expectedWhy}</p>
        </Card>
        <Lines lines={lines} />
      </Section>
      {before && <Difference now={{ month, amount, lines, isExpected: true }} before={before} />}
    </div>
  )
}
