import { ChangeReceipt } from '../../../api/contract/bundleOptions.ts'
import { doneSteps } from '../../../flow/flow.ts'
import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { Receipt } from '../Receipt.tsx'
import { gotText } from '../shared/gotText.ts'
import { renewalCopy } from './copy.ts'
import { renewalFlow } from './flow.ts'
import { introText } from './text.ts'

const copy = renewalCopy.done

/** `/verlengen/sim-only/bedankt`: the new end date, the changes and how to undo them. */
export default function Bedankt() {
  const receipt = useReceipt(ChangeReceipt)
  if (!receipt) return <Elsewhere to="/verlengen/sim-only" />
  return (
    <Thanks
      title={copy.title}
      intro={introText(receipt)}
      got={gotText(receipt.to)}
      steps={doneSteps(renewalFlow)}
      to="/"
      button={copy.button}
    >
      <Receipt receipt={receipt} change={copy.change} />
    </Thanks>
  )
}
