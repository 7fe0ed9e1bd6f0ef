import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import { TerminationReceipt } from '#model/subscription/contract/termination.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { copy as terminateCopy } from './copy.ts'
import { terminationDoneText } from './text.ts'

const { done: copy, steps, deceased, phoneTitle } = terminateCopy
const labels = [steps.reden, steps.datum, steps.bevestigen]

/** `/opzeggen/bedankt`: the last day, the fee, and until when the customer can undo it. */
export default function Opgezegd() {
  const receipt = useReceipt(TerminationReceipt)
  if (!receipt) return <Redirect to={href('/opzeggen')} />
  const text = terminationDoneText(receipt)
  return (
    <div className="wrap page">
      <div className="page__head">
        <Steps labels={labels} current={labels.length} />
        <h1 className="title-page mt-4" tabIndex={-1}>
          {text.heading}
        </h1>
        <p className="muted">{text.intro}</p>
      </div>
      <div className="stack">
        {receipt.isDeceased && <Notice>{deceased}</Notice>}
        <Card>
          <Facts>
            <Fact term={copy.feeTerm}>{text.fee}</Fact>
            <Fact term={text.finalTerm}>{text.finalInvoice}</Fact>
            <Fact term={copy.undoTerm}>{text.undoUntil}</Fact>
          </Facts>
          <p className="muted mt-2">{text.finalNote}</p>
        </Card>
        {text.phone !== null && <Notice title={phoneTitle}>{text.phone}</Notice>}
        <div className="stack stack--tight">
          <ButtonLink to="/" wide>
            {copy.button}
          </ButtonLink>
          <ButtonLink to="/opzeggen" variant="quiet" wide>
            {copy.undo}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
