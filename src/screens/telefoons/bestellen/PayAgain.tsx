import { useState } from 'react'
import { useParams } from 'wouter'
import { createPayment } from '../../../api/contract/payment.ts'
import { useDraft } from '../../../flow/draft.ts'
import { Ideal } from '../../../order/Ideal.tsx'
import { useSending } from '../../../order/useSending.ts'
import { href } from '../../../routes/href.ts'
import { Card } from '../../../ui/Card.tsx'
import { choiceOf, type Offer } from './choice.ts'
import { orderPhoneCopy } from './copy.ts'
import type { HandsetDraft } from './draft.ts'
import { CHECK, DONE, handsetFlow } from './flow.ts'
import { Offered } from './Offered.tsx'
import type { PhoneParams } from './useHandsetFlow.ts'

const copy = orderPhoneCopy.finish

/** An order that was confirmed and not paid: it is kept for a while, and can be paid after all. */
export default function PayAgain() {
  const { brand = '', name = '', spec = '' } = useParams()
  const params = { brand, name, spec }
  const draft = useDraft(handsetFlow)
  // Another tab knows nothing of what was chosen.
  if (!draft.chosen || draft.phone !== `${brand}/${name}/${spec}`) return null
  return <Offered params={params}>{(offer) => <Paying offer={offer} draft={draft} params={params} />}</Offered>
}

function Paying({ offer, draft, params }: { offer: Offer; draft: HandsetDraft; params: PhoneParams }) {
  const { now } = choiceOf(offer, draft).sums
  const { offers } = handsetFlow
  const order = useSending({ name: handsetFlow.name, order: createPayment, done: href(DONE, params), offers }, true)
  const [issuer, setIssuer] = useState<string | null>(null)
  return (
    <Card className="stack">
      <Ideal
        amount={now}
        what={{ kind: 'handset' as const }}
        order={order}
        issuer={issuer}
        chooseIssuer={setIssuer}
        failed={copy.failed}
        refused={(code) => (code === undefined ? null : (copy.refused[code] ?? orderPhoneCopy.check.refused[code] ?? null))}
        back={href(CHECK, params)}
        returnPath={href('/verlengen/telefoons/:brand/:name/:spec/afronding', params)}
        offline={orderPhoneCopy.check.offline}
        button={copy.again}
      >
        {copy.kept}
      </Ideal>
    </Card>
  )
}
