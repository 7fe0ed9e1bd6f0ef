import { useState } from 'react'
import { OutageReceipt } from '#model/outage/contract.ts'
import { draftOf } from '#page/draft/draft.ts'
import { stepsOf } from '#page/flow/steps.ts'
import { Thanks } from '#page/flow/Thanks.tsx'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'
import { outageDraft, outageSteps } from './draft.ts'

/** `/storingstool/bedankt`: the report was received. */
export default function Gemeld() {
  const receipt = useReceipt(OutageReceipt)
  // Captured once, because the draft is cleared when this screen is left.
  const [steps] = useState(() =>
    stepsOf(outageSteps, { ...draftOf(outageDraft), zipCode: '' }).map(({ path }) => copy.progress[path]),
  )
  if (!receipt) return <Redirect to={href('/storingstool')} />
  return (
    <Thanks title={copy.done.heading} intro={copy.done.intro} steps={steps} to="/" button={copy.done.button} quiet>
      <p className="strong">{copy.done.reference(receipt.reference)}</p>
    </Thanks>
  )
}
