import { useEffect } from 'react'
import { PrepaidReceipt } from '#model/credit/contract/prepaidBundle.ts'
import { clearDraft } from '#page/draft/draft.ts'
import { doneSteps } from '#page/flow/flow.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { Bought } from './Bought.tsx'
import { copy } from './copy.ts'
import { prepaidBundleFlow } from './flow.ts'

/** `/kies-prepaid-bundel/bedankt`: the bundle has started. */
export default function BundelGekocht() {
  const receipt = useReceipt(PrepaidReceipt)
  // The bank's flow cleared only its own draft.
  useEffect(() => clearDraft(prepaidBundleFlow), [])
  if (receipt?.kind !== 'bundle') return <Redirect to="/kies-prepaid-bundel" />
  return <Bought title={copy.bundle.done.title} steps={doneSteps(prepaidBundleFlow)} receipt={receipt} />
}
