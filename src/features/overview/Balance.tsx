import type { ReactNode } from 'react'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { List } from '#kit/ui/List.tsx'
import { euro } from '#kit/words/money.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { copy } from './copy.ts'
import { enoughText, isLowBalance, validityNote } from './credit.ts'
import { creditCopy as words } from './creditCopy.ts'
import TopUp from './TopUp.tsx'

type Props = {
  overview: Overview
  usps: Usps | null
  today: Day
  /** Rows below the credit. */
  children: ReactNode
}

/** The credit of a customer with a bundle. Without a bundle the hero shows it. */
export default function Balance({ overview, usps, today, children }: Props) {
  const { creditValidUntil } = overview
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  return (
    <Section title={copy.hero.credit}>
      <Card className="stack">
        <div className="split">
          <p className="title-page num">{euro(balance)}</p>
          {isLowBalance(balance) && <Badge tone="warn">{words.low}</Badge>}
        </div>
        <p className="muted">{enoughText(overview, usps, today)}</p>
        {creditValidUntil && <p className="muted">{validityNote(creditValidUntil, today)}</p>}
        <TopUp overview={overview} usps={usps} variant="ink" />
      </Card>
      <List>{children}</List>
    </Section>
  )
}
