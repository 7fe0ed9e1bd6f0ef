import { useState } from 'react'
import { OutageReceipt } from '#model/outage/contract.ts'
import { draftOf } from '#page/draft/draft.ts'
import { stepsOf } from '#page/flow/steps.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { outageCopy } from './copy.ts'
import { outageDraft, outageSteps } from './draft.ts'

const copy = outageCopy.done

/** `/storingstool/bedankt`: the report was received. */
export default function Gemeld() {
  const receipt = useReceipt(OutageReceipt)
  // Captured once, because the draft is cleared when this screen is left.
  const [steps] = useState(() =>
    stepsOf(outageSteps, { ...draftOf(outageDraft), zipCode: '' }).map(({ path }) => outageCopy.progress[path]),
  )
  if (!receipt) return <Redirect to={href('/storingstool')} />
  return (
    <Thanks title={copy.heading} intro={copy.intro} steps={steps} to="/" button={copy.button} quiet>
      <p className="strong">{copy.reference(receipt.reference)}</p>
    </Thanks>
  )
}
