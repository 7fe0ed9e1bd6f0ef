import type { AutoCreditTopUp, Overview, Usps } from '../../api/contract/overview.ts'
import { dayOf } from '../../domain/dates.ts'
import { LinkRow } from '../../page/LinkRow.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { euro } from '../../words/money.ts'
import { copy } from './copy.ts'
import { autoTopUpText, enoughText, isLowBalance, lackingFor, validityText } from './credit.ts'
import { Lines } from './Lines.tsx'
import { TopUp } from './TopUp.tsx'

const words = copy.balance

type Props = {
  balance: number
  overview: Overview
  usps: Usps | null
  isToldAbove: boolean
  now: number
}

export function Credit({ balance, overview, usps, isToldAbove, now }: Props) {
  const { creditValidUntil, autoTopUps } = overview
  return (
    <Section title={words.title}>
      {!isToldAbove && (
        <Card className="stack">
          <div className="split">
            <p className="title-page num">{euro(balance)}</p>
            {isLowBalance(balance) && <Badge tone="warn">{words.low}</Badge>}
          </div>
          <p className="muted">{enoughText(balance, usps)}</p>
          {creditValidUntil && <p className="muted">{validityText(creditValidUntil, dayOf(now))}</p>}
          <TopUp lacking={lackingFor(overview)} variant="ink" />
        </Card>
      )}
      <List>
        <AutoTopUps topUps={autoTopUps} />
      </List>
    </Section>
  )
}

function AutoTopUps({ topUps }: { topUps: readonly AutoCreditTopUp[] }) {
  const lines = topUps.length > 0 ? topUps.map(autoTopUpText) : [words.off]
  const end = <Icon name="chevron-right" small />
  return (
    <LinkRow to="/beltegoed-automatisch-opwaarderen" icon="auto" title={words.auto} text={<Lines lines={lines} />} end={end} />
  )
}
