import { OutageReceipt } from '../../api/contract/outage.ts'
import { Thanks } from '../../flow/Thanks.tsx'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { href } from '../../routes/href.ts'
import { useReceipt } from '../../routes/receipt.ts'
import { outageCopy } from './copy.ts'

const copy = outageCopy.done

/** `/storingstool/bedankt`: the report is in. Without a receipt there is none. */
export default function Gemeld() {
  const receipt = useReceipt(OutageReceipt)
  if (!receipt) return <Elsewhere to={href('/storingstool')} />
  return (
    <Thanks title={copy.heading} intro={copy.intro} to="/" button={copy.button}>
      <p className="strong">{copy.reference(receipt.reference)}</p>
    </Thanks>
  )
}
