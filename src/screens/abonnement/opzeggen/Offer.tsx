import { changeDraft } from '../../../draft/draft.ts'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { euro } from '../../../words/money.ts'
import { terminateCopy } from './copy.ts'
import { terminateDraft } from './draft.ts'

const copy = terminateCopy.offer

/** The one offer, a smaller subscription. Declining is as easy as accepting. */
export function Offer({ price, next }: { price: number; next: () => void }) {
  const decline = () => {
    changeDraft(terminateDraft, { isDeclined: true })
    next()
  }
  return (
    <Card>
      <div className="stack">
        <h2 className="title-section">{copy.title}</h2>
        <p>{copy.body(euro(price))}</p>
        <ButtonGroup>
          <ButtonLink to="/bundels-wijzigen" variant="outline">
            {copy.accept}
          </ButtonLink>
          <Button variant="outline" onPress={decline}>
            {copy.decline}
          </Button>
        </ButtonGroup>
      </div>
    </Card>
  )
}
