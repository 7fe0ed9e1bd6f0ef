import type { AutoCreditTopUp, Overview } from '../../api/contract/overview.ts'
import { dayOf } from '../../domain/dates.ts'
import { euro } from '../../domain/money.ts'
import { useBlockedOnArrival } from '../../pwa/blocked.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { List } from '../../ui/List.tsx'
import { LinkRow } from '../LinkRow.tsx'
import { copy } from './copy.ts'
import { autoTopUpText, isLowBalance, validityText } from './credit.ts'
import { Lines } from './Lines.tsx'

const words = copy.balance

type Props = { balance: number; overview: Overview; now: number }

/** Prepaid credit comes first (design 9): how much, until when, and how it is topped up. */
export function Credit({ balance, overview: { creditValidUntil, autoTopUps }, now }: Props) {
  const blocked = useBlockedOnArrival()
  const topUp = routed('/beltegoed-opwaarderen')
  return (
    <Section title={words.title}>
      <Card className="stack">
        <div className="split">
          <p className="title-page num">{euro(balance)}</p>
          {isLowBalance(balance) && <Badge tone="warn">{words.low}</Badge>}
        </div>
        {balance <= 0 && <p>{words.empty}</p>}
        {creditValidUntil && <p className="muted">{validityText(creditValidUntil, dayOf(now))}</p>}
        {topUp && blocked !== null && <Button blocked={blocked}>{words.button}</Button>}
        {topUp && blocked === null && (
          <Link to={topUp} className={buttonClass({})}>
            {words.button}
          </Link>
        )}
      </Card>
      <List>
        <AutoTopUps topUps={autoTopUps} />
      </List>
    </Section>
  )
}

function AutoTopUps({ topUps }: { topUps: readonly AutoCreditTopUp[] }) {
  const to = routed('/beltegoed-automatisch-opwaarderen')
  const lines = topUps.length > 0 ? topUps.map(autoTopUpText) : [words.off]
  const content = { icon: 'auto', title: words.auto, text: <Lines lines={lines} /> } as const
  return <LinkRow to={to} {...content} />
}
