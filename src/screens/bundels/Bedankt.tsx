import { ChangeReceipt } from '../../api/contract/bundleOptions.ts'
import { doneSteps } from '../../flow/flow.ts'
import { Thanks } from '../../flow/Thanks.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { useReceipt } from '../../routes/receipt.ts'
import { bundleCopy } from './copy.ts'
import { bundleFlow } from './flow.ts'
import { Receipt } from './Receipt.tsx'
import { bundleWords } from './shared/bundleWords.ts'
import { gotText } from './shared/gotText.ts'
import { doneText } from './text.ts'

const copy = bundleCopy.done

/** `/bundels-wijzigen/bedankt`: the changes, their date, and how to undo them. */
export default function Bedankt() {
  const receipt = useReceipt(ChangeReceipt)
  if (!receipt) return <Elsewhere to="/bundels-wijzigen" />
  return (
    <Thanks
      {...doneText(receipt)}
      got={receipt.startsOn === null ? bundleWords.twice : gotText(receipt.to, receipt.from)}
      steps={doneSteps(bundleFlow)}
      to="/"
      button={copy.button}
    >
      <Receipt receipt={receipt} change={copy.change} />
    </Thanks>
  )
}
