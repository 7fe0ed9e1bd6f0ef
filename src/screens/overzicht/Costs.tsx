import type { CurrentCosts } from '../../api/contract/overview.ts'
import type { CostLine } from '../../api/contract/parts.ts'
import { countText, minutesText } from '../../domain/dataSize.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayText, monthText } from '../../domain/dateText.ts'
import type { Freshness } from '../../domain/freshness.ts'
import { euro } from '../../domain/money.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { copy } from './copy.ts'
import styles from './Overzicht.module.css'

const words = copy.costs

type Props = { costs: CurrentCosts /** ms */; updatedAt: number; freshness: Freshness }

/** What this month costs so far (postpaid). */
export function Costs({ costs: { fixed, outside, total, invoiceOn }, updatedAt, freshness }: Props) {
  const details = routed('/factuur/huidige-maand')
  const day = dayOf(updatedAt)
  return (
    <Section
      title={freshness === 'previous' ? words.titleOf(monthText(day)) : words.title}
      action={
        details && (
          <Link to={details} className="link">
            {words.button}
          </Link>
        )
      }
    >
      <Card>
        <p className="muted small">{words.upTo(dayText(day))}</p>
        <p className="title-page num">{euro(total)}</p>
        {fixed.length > 0 && <h3 className={styles.costsKind}>{words.fixed}</h3>}
        <Facts>
          {fixed.map(({ title, amount }) => (
            <Fact key={title} term={title}>
              {euro(amount)}
            </Fact>
          ))}
        </Facts>
        <h3 className={styles.costsKind}>{words.outside}</h3>
        {outside.length === 0 && <p className="muted">{words.nothingOutside}</p>}
        <Facts>
          {outside.map((line) => (
            <Fact key={line.kind} term={outsideText(line)}>
              {euro(line.amount)}
            </Fact>
          ))}
        </Facts>
        {freshness !== 'previous' && <p className={`muted small ${styles.costsNote}`}>{words.notFinal(dayText(invoiceOn))}</p>}
      </Card>
    </Section>
  )
}

/** `Internet, 180 MB`: exact MB, because they are charged one by one. */
function outsideText({ kind, quantity }: CostLine): string {
  const count = countText(quantity)
  const amount = {
    data: `${count}\u00a0MB`,
    voice: minutesText(quantity),
    sms: words.pieces(quantity, count),
    abroad: minutesText(quantity),
    service: minutesText(quantity),
  }
  return `${words.kinds[kind]}, ${amount[kind]}`
}
