import type { CurrentCosts } from '../../api/contract/overview.ts'
import type { CostLine } from '../../api/contract/parts.ts'
import { countText, minutesText, sizeText } from '../../domain/dataSize.ts'
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
        {fixed.length > 0 && (
          <CostGroup title={words.fixed} lines={fixed.map(({ title, amount }) => ({ term: title, amount }))} />
        )}
        <CostGroup title={words.outside} lines={outside.map((line) => ({ term: outsideText(line), amount: line.amount }))}>
          {words.nothingOutside}
        </CostGroup>
        {freshness !== 'previous' && <p className={`muted small ${styles.costsNote}`}>{words.notFinal(dayText(invoiceOn))}</p>}
      </Card>
    </Section>
  )
}

type GroupProps = {
  title: string
  lines: readonly { term: string; amount: number }[]
  /** Said when there are none. */
  children?: string
}

function CostGroup({ title, lines, children }: GroupProps) {
  return (
    <>
      <h3 className={styles.costsKind}>{title}</h3>
      {lines.length === 0 && <p className="muted">{children}</p>}
      {lines.length > 0 && (
        <Facts>
          {lines.map(({ term, amount }) => (
            <Fact key={`${term} ${amount}`} term={term}>
              {euro(amount)}
            </Fact>
          ))}
        </Facts>
      )}
    </>
  )
}

/** `Internet, 0,18 GB`. */
function outsideText({ kind, quantity }: CostLine): string {
  const amount = {
    data: sizeText(quantity),
    voice: minutesText(quantity),
    sms: words.pieces(quantity, countText(quantity)),
    abroad: minutesText(quantity),
    service: minutesText(quantity),
  }
  return `${words.kinds[kind]}, ${amount[kind]}`
}
