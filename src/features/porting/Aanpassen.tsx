import { useState } from 'react'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { numberportingGetStatus, numberportingUpdateRejectedNumberPorting, type PortingRequest } from '#model/porting/contract.ts'
import { isSameRequest, rejections } from '#model/porting/portingRequest.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { portingCopy } from './copy.ts'
import { valuesOf } from './draft.ts'
import { formCopy } from './formCopy.ts'
import { PortingForm } from './PortingForm.tsx'
import { rejectionText } from './text.ts'

const done = '/nummerbehoud-gegevens-aanpassen/bedankt'

/** `/nummerbehoud-gegevens-aanpassen`: corrects a rejected request and sends it again. Other requests redirect to the status page. */
export default function Aanpassen() {
  return (
    <div className="wrap page">
      <PageHead title={formCopy.change.heading} intro="" back={{ to: '/nummerbehoud', label: portingCopy.heading }} />
      <ReadBlock waiting={bones('40rem')}>
        <Change />
      </ReadBlock>
    </div>
  )
}

Aanpassen.reads = () => [numberportingGetStatus, getUser]

function Change() {
  const porting = useRead(numberportingGetStatus)
  const asking = useWrite(numberportingUpdateRejectedNumberPorting, { done, failed: formCopy.change.failed })
  const [isUnchanged, setUnchanged] = useState(false)
  // The request as it was when the page opened: after sending it is no longer rejected.
  const [rejected] = useState(porting)
  const { request, rejectionCode, status } = rejected
  if (request === null || status !== 'REJECTED') return <Redirect to={href('/nummerbehoud')} />
  const before = request
  const why = rejectionText(rejected)

  async function ask(wanted: PortingRequest) {
    const isSame = isSameRequest(wanted, before)
    setUnchanged(isSame)
    if (isSame) return
    await asking.run(wanted, () => openReceipt(href(done)))
  }

  return (
    <div className="stack">
      <p className="muted">{formCopy.change.intro}</p>
      {why && (
        <Notice tone="bad" title={why.title}>
          {why.body}
        </Notice>
      )}
      <PortingForm
        initial={valuesOf(before)}
        wrong={rejections[rejectionCode ?? 'OTHER'].wrong}
        submit={(wanted) => void ask(wanted)}
        button={formCopy.change.submit}
        busy={asking.busy}
        refusal={isUnchanged ? formCopy.change.unchanged : asking.refusal}
      >
        <ButtonLink to="/nummerbehoud" variant="outline" wide>
          {formCopy.cancel}
        </ButtonLink>
      </PortingForm>
    </div>
  )
}
