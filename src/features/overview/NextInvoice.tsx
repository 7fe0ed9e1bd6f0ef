import { Ahead } from '#features/invoices/shared/Ahead.tsx'
import { settlementText } from '#features/invoices/shared/settlementText.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Freshness } from '#model/device/freshness.ts'
import type { OverviewInvoice as Next, Overview, Usps } from '#model/overview/contract.ts'
import { type Foretold, foretoldOf } from '#model/overview/foretold.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { Link } from '#platform/router/Link.tsx'
import { latestRow, outsideText } from './invoiceText.ts'
import { listsCopy } from './listsCopy.ts'
import styles from './Overzicht.module.css'

const words = listsCopy.nextInvoice

/** The next invoice; null when there is none, or when old figures name a date that has passed. */
export const nextInvoiceAt = ({ nextInvoice }: Overview, today: Day): Next | null =>
  nextInvoice && nextInvoice.date > today ? nextInvoice : null

type Props = { overview: Overview; usps: Usps | null; freshness: Freshness; now: number }

/** The estimate of the next invoice, and the state of the newest one. */
export function InvoicesSection({ overview, usps, freshness, now }: Props) {
  const next = nextInvoiceAt(overview, dayOf(now))
  const foretold = usps && freshness === 'fresh' ? foretoldOf(overview, usps, now) : null
  const { settlement } = overview
  const row = latestRow(overview.latestInvoice)
  return (
    <Section
      title={next ? words.title : words.all}
      action={
        next &&
        overview.subscriptionActive && (
          <Link to="/factuur/huidige-maand" className="link">
            {words.button}
          </Link>
        )
      }
    >
      {next && <Expected next={next} usps={usps} foretold={foretold} isFirst={overview.latestInvoice === null} />}
      {settlement && settlement.date !== next?.date && <p>{settlementText(settlement)}</p>}
      {row && (
        <List>
          <LinkRow
            to={row.to}
            icon="invoices"
            title={row.title}
            text={row.text}
            badge={row.chip && <Badge {...row.chip} size="s" />}
            amount={row.amount}
            end={<Icon name="chevron-right" small />}
          />
        </List>
      )}
    </Section>
  )
}

type ExpectedProps = { next: Next; usps: Usps | null; foretold: Foretold | null; isFirst: boolean }

function Expected({ next, usps, foretold, isFirst }: ExpectedProps) {
  const { date, amount, fixed, outside, once, discountEnded } = next
  const fresh = [...outside.map((line) => ({ title: outsideText(line, usps), amount: line.amount })), ...once]
  return (
    <Card>
      <p className="muted small">{(foretold ? words.soFar : words.expected)(dayText(date))}</p>
      <p className="title-page num">{euro(amount)}</p>
      {discountEnded && <p>{words.discountEnded}</p>}
      {foretold && (
        <div className={styles.ahead}>
          <Ahead foretold={foretold} />
        </div>
      )}
      {fixed.length > 0 && <Lines title={words.fixed} lines={fixed} />}
      <Lines title={isFirst ? words.freshFirst : words.fresh} lines={fresh} />
    </Card>
  )
}

function Lines({ title, lines }: { title: string; lines: Next['fixed'] }) {
  return (
    <>
      <h3 className={styles.costsKind}>{title}</h3>
      {lines.length === 0 && <p className="muted">{words.nothingFresh}</p>}
      {lines.length > 0 && (
        <Facts>
          {lines.map((line) => (
            <Fact key={`${line.title} ${line.amount}`} term={line.title}>
              {euro(line.amount)}
            </Fact>
          ))}
        </Facts>
      )}
    </>
  )
}
