import { useEffect } from 'react'
import { PrepaidReceipt } from '../../api/contract/prepaidBundle.ts'
import { clearDraft } from '../../draft/draft.ts'
import { doneSteps } from '../../flow/flow.ts'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { useReceipt } from '../../routes/receipt.ts'
import { Bought } from './Bought.tsx'
import { prepaidCopy } from './copy.ts'
import { bundleFlow } from './flow.ts'

/** `/kies-prepaid-bundel/bedankt`: the bundle has started. */
export default function BundelGekocht() {
  const receipt = useReceipt(PrepaidReceipt)
  // The bank's flow cleared only its own draft.
  useEffect(() => clearDraft(bundleFlow), [])
  if (receipt?.kind !== 'bundle') return <Elsewhere to="/kies-prepaid-bundel" />
  return <Bought title={prepaidCopy.bundle.done.title} steps={doneSteps(bundleFlow)} receipt={receipt} />
}
