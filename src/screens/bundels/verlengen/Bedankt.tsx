import { ChangeReceipt } from '../../../api/contract/bundleOptions.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { Thanks } from '../../../flow/Thanks.tsx'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { useReceipt } from '../../../routes/receipt.ts'
import { Receipt } from '../Receipt.tsx'
import { renewalCopy } from './copy.ts'
import { introText } from './text.ts'

const copy = renewalCopy.done
const { choose, confirm, done } = flowCopy.steps

/** `/verlengen/sim-only/bedankt`: until when, what changes, and the ways back while there are any. */
export default function Bedankt() {
  const receipt = useReceipt(ChangeReceipt)
  if (!receipt) return <Elsewhere to="/verlengen/sim-only" />
  return (
    <Thanks title={copy.title} intro={introText(receipt)} steps={[choose, confirm, done]} to="/" button={copy.button}>
      <Receipt receipt={receipt} change={copy.change} />
    </Thanks>
  )
}
