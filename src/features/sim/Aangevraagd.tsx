import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { SimcardReceipt } from '#model/sim/contract/sim.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { OrderDocument, OrderLines } from '#page/flow/OrderOverview.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { requestCopy } from './copy.ts'
import { simRequestFlow } from './flow.ts'
import { requestedText } from './shared/text.ts'

/**
 * `/simkaart-aanvragen/bedankt`: when the card arrives and what to do then; an eSIM can be installed at once. With a locked number both begin
 * later, and can be cancelled until then.
 */
export default function Aangevraagd() {
  const receipt = useReceipt(SimcardReceipt)
  if (!receipt) return <Redirect to={href('/simkaart-aanvragen')} />
  const { title, intro, expected, line, onInvoice, isEsim, waits } = requestedText(receipt, dayOf(now()))
  return (
    <Thanks
      title={title}
      intro={intro}
      got={{ icon: isEsim ? 'esim' : 'sim' }}
      steps={doneSteps(simRequestFlow)}
      to={waits ? '/instellingen/gegevens/beveiliging' : isEsim ? '/esim' : '/'}
      button={waits ? requestCopy.done.toLock : isEsim ? requestCopy.done.install : requestCopy.done.toOverview}
      {...(waits && { quiet: true })}
    >
      <h2 className="title-card">{flowCopy.overview.title}</h2>
      <Facts>
        <Fact term={flowCopy.overview.number}>{receipt.orderNumber}</Fact>
        {expected !== null && <Fact term={requestCopy.done.expected}>{expected}</Fact>}
      </Facts>
      <OrderLines lines={[line]} />
      {onInvoice !== null && <p className="muted">{onInvoice}</p>}
      <OrderDocument orderNumber={receipt.orderNumber} />
    </Thanks>
  )
}
