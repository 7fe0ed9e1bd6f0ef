import { ChangeReceipt } from '#model/bundles/contract/bundleOptions.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { bundlesFlow } from './flow.ts'
import { bundleWords } from './shared/bundleWords.ts'
import { bundleCopy } from './shared/copy.ts'
import { gotText } from './shared/gotText.ts'
import { BundleReceipt } from './shared/Receipt.tsx'
import { bundleDoneText } from './shared/text.ts'

/** `/bundels-wijzigen/bedankt`: the changes, their date, and how to undo them. */
export default function Bedankt() {
  const receipt = useReceipt(ChangeReceipt)
  if (!receipt) return <Redirect to="/bundels-wijzigen" />
  return (
    <Thanks
      {...bundleDoneText(receipt)}
      got={receipt.startsOn === null ? bundleWords.twice : gotText(receipt.to, receipt.from)}
      steps={doneSteps(bundlesFlow)}
      to="/"
      button={bundleCopy.done.button}
    >
      <BundleReceipt receipt={receipt} change={bundleCopy.done.change} />
    </Thanks>
  )
}
