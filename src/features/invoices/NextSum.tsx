import type { ReactNode } from 'react'
import type { Day } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayText, monthName } from '#kit/words/dateText.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import type { Compared } from '#model/invoices/contract/invoices.ts'
import { partsOf } from '#model/invoices/invoices.ts'
import { copy } from './copy.ts'
import type { LinesPart } from './Specification.tsx'

/** The previous invoice. Customers know it by its date. */
type Before = { date: Day } | null

/** The new costs since the previous invoice, and the fixed costs of the coming month. */
export function nextParts(next: Compared, before: Before): LinesPart[] {
  const { since, ahead } = partsOf(next)
  const fixed = ahead.length === 0 ? [] : [{ title: copy.next.ahead(monthName(next.month)), lines: ahead }]
  return [{ title: before ? copy.next.since(dayText(before.date)) : copy.next.sinceStart, lines: since }, ...fixed]
}

/** The date and amount of the next invoice, and the two sums that make it up. */
type Props = {
  next: Compared
  before: Before /** More is to be expected than what is on it now. */
  isRising?: boolean
  children?: ReactNode
}

export function NextSum({ next, before, isRising = false, children }: Props) {
  const { amount, date } = next
  return (
    <Card className="stack">
      <div>
        <p className="muted">{(isRising ? copy.next.soFar : copy.next.expected)(dayText(date))}</p>
        <p className="title-page num">{euro(amount)}</p>
      </div>
      <Facts>
        {nextParts(next, before).map(({ title, lines }) => (
          <Fact key={title} term={title}>
            {euro(sumOf(lines))}
          </Fact>
        ))}
      </Facts>
      {children}
    </Card>
  )
}
