import { useRead } from '../../api/client.ts'
import { getHandsetPortfolio } from '../../api/contract/handsetShop.ts'
import type { Offer } from '../../domain/phoneFilters.ts'
import { Card } from '../../ui/Card.tsx'
import { CreditNotes, CreditTable } from './Credit.tsx'
import { findCopy } from './copy.ts'
import { nameOf } from './texts.ts'

/** The loan of the first phone in the list as an example; nothing when no phone has a loan. */
export function Loan({ offers }: { offers: readonly Offer[] }) {
  const portfolio = useRead(getHandsetPortfolio)
  const example = offers.find(({ cost }) => cost.credit > 0)
  if (!example) return null
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{findCopy.loan(nameOf(example.phone))}</h2>
        <CreditTable {...example.cost} />
        <CreditNotes {...portfolio} />
      </div>
    </Card>
  )
}
