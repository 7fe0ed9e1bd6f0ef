import { getTravelPlan } from '../../api/contract/abroad.ts'
import { reading } from '../../api/operation.ts'
import type { Trip } from '../../domain/abroad.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Link } from '../../routes/Link.tsx'
import { useIsPrepaid } from '../../session/visitor.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Cap } from './Cap.tsx'
import { abroadCopy } from './copy.ts'
import type { Figures } from './shared/pack.ts'
import { legalText } from './text.ts'

const copy = abroadCopy.limit

/** What keeps the bill low: outside the EU the legal limit or the credit, and the customer's own limit for the trip. */
export function Limits({ figures, trip }: { figures: Figures; trip: Trip | null }) {
  const isPrepaid = useIsPrepaid()
  if (figures.zone === 'EU') return isPrepaid ? null : <InEu />
  return (
    <Section title={copy.title}>
      <p>{isPrepaid ? copy.prepaid : legalText(figures)}</p>
      <Card>
        <div className="stack">
          <h3 className="title-card">{copy.own}</h3>
          <ReadBlock reads={[reading(getTravelPlan)]} waiting={<Bone width="100%" height="8rem" radius="var(--radius-md)" />}>
            <Cap trip={trip} perMb={figures.prices.data} />
          </ReadBlock>
        </div>
      </Card>
    </Section>
  )
}

const InEu = () => (
  <p>
    {copy.inEu}{' '}
    <Link to="/dataplafond" className="link">
      {copy.inEuLink}
    </Link>
  </p>
)
