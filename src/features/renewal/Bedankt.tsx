import { gotText } from '#features/bundles/shared/gotText.ts'
import { BundleReceipt } from '#features/bundles/shared/Receipt.tsx'
import { ChangeReceipt } from '#model/bundles/contract/bundleOptions.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'
import { renewalFlow } from './flow.ts'
import { renewalIntroText } from './text.ts'

/** `/verlengen/sim-only/bedankt`: the new end date, the changes and how to undo them. */
export default function Bedankt() {
  const receipt = useReceipt(ChangeReceipt)
  if (!receipt) return <Redirect to="/verlengen/sim-only" />
  return (
    <Thanks
      title={copy.done.title}
      intro={renewalIntroText(receipt)}
      got={gotText(receipt.to)}
      steps={doneSteps(renewalFlow)}
      to="/"
      button={copy.done.button}
    >
      <BundleReceipt receipt={receipt} change={copy.done.change} />
    </Thanks>
  )
}
