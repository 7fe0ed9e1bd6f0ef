import type { Arrangement } from '../../../api/contract/arrangements.ts'
import { paidInTermsOf } from '../../../domain/arrangements.ts'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { pathOf } from '../../../routes/href.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Card, Section } from '../../../ui/Card.tsx'
import { euro } from '../../../words/money.ts'
import { ALL_OPEN } from '../betalen/which.ts'
import { arrangementCopy } from './copy.ts'

const copy = arrangementCopy.earlier

type Props = {
  arrangements: readonly Arrangement[] /** The newest arrangement stopped and is not fully paid. */
  isOpen: boolean
}

export function Earlier({ arrangements, isOpen }: Props) {
  if (arrangements.length === 0) return null
  return (
    <Section title={copy.title}>
      {arrangements.map((arrangement, at) => (
        <One key={arrangement.terms[0]?.dueOn} arrangement={arrangement} mayPay={isOpen && at === 0} />
      ))}
    </Section>
  )
}

function One({ arrangement: { state, total, terms }, mayPay }: { arrangement: Arrangement; mayPay: boolean }) {
  const isFinished = state === 'FINISHED'
  return (
    <Card className="stack">
      <div className="split">
        <h3 className="title-card">{arrangementCopy.active.title(euro(total))}</h3>
        <Badge tone={isFinished ? 'good' : 'bad'}>{copy.states[isFinished ? 'FINISHED' : 'STOPPED']}</Badge>
      </div>
      <p>{isFinished ? copy.finished : copy.stopped}</p>
      {!isFinished && <p className="muted">{arrangementCopy.active.progress(euro(paidInTermsOf(terms)), euro(total))}</p>}
      {mayPay && (
        <div>
          <ButtonLink to={pathOf('/betaal-factuur/:id', { id: ALL_OPEN })} variant="primary-green">
            {copy.pay}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
