import { Card, Section } from '#kit/ui/Card.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import type { Trip } from '#model/abroad/abroad.ts'
import { getTravelPlan } from '#model/abroad/contract.ts'
import { reading } from '#model/operation.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Link } from '#platform/router/Link.tsx'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { Cap } from './Cap.tsx'
import { copy } from './copy.ts'
import type { Figures } from './shared/pack.ts'
import { legalText } from './text.ts'

/** What keeps the bill low: outside the EU the legal limit or the credit, and the customer's own limit for the trip. */
export function Limits({ figures, trip }: { figures: Figures; trip: Trip | null }) {
  const isPrepaid = useIsPrepaid()
  if (figures.zone === 'EU') return isPrepaid ? null : <InEu />
  return (
    <Section title={copy.limit.title}>
      <p>{isPrepaid ? copy.limit.prepaid : legalText(figures)}</p>
      <Card>
        <div className="stack">
          <h3 className="title-card">{copy.limit.own}</h3>
          <ReadBlock reads={[reading(getTravelPlan)]} waiting={bones('8rem')}>
            <Cap trip={trip} perMb={figures.prices.data} />
          </ReadBlock>
        </div>
      </Card>
    </Section>
  )
}

const InEu = () => (
  <p>
    {copy.limit.inEu}{' '}
    <Link to="/dataplafond" className="link">
      {copy.limit.inEuLink}
    </Link>
  </p>
)
