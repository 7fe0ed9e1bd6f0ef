import { useState } from 'react'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { numberport, numberportingGetStatus, type PortingRequest } from '#model/porting/contract.ts'
import { mayRequest } from '#model/porting/portingRequest.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { portingCopy } from './copy.ts'
import { clearPortingDraft, draftValues, keepDraft } from './draft.ts'
import { formCopy } from './formCopy.ts'
import { PortingForm } from './PortingForm.tsx'

const done = '/nummerbehoud-aanvragen/bedankt'

/** `/nummerbehoud-aanvragen`: requests the old number. A running request redirects to the status page. */
export default function Aanvragen() {
  return (
    <div className="wrap page">
      <PageHead
        title={formCopy.ask.heading}
        intro={formCopy.ask.intro}
        back={{ to: '/nummerbehoud', label: portingCopy.heading }}
      />
      <ReadBlock waiting={bones('40rem')}>
        <Ask />
      </ReadBlock>
    </div>
  )
}

Aanvragen.reads = () => [numberportingGetStatus, getUser]

function Ask() {
  const porting = useRead(numberportingGetStatus)
  const asking = useWrite(numberport, { done, failed: formCopy.ask.failed })
  const [initial] = useState(draftValues)
  // A request sent from this form goes to the thank-you page, not to the status page.
  const [hasAsked, setHasAsked] = useState(false)
  if (!mayRequest(porting) && !asking.busy && !hasAsked) return <Redirect to={href('/nummerbehoud')} />

  async function ask(request: PortingRequest) {
    await asking.run(request, () => {
      setHasAsked(true)
      clearPortingDraft()
      announce({ event: 'option', option: 'number-porting', value: true })
      return openReceipt(href(done))
    })
  }

  return (
    <PortingForm
      initial={initial}
      changed={keepDraft}
      submit={(request) => void ask(request)}
      button={formCopy.ask.submit}
      busy={asking.busy}
      refusal={asking.refusal}
    >
      <ButtonLink to="/nummerbehoud" variant="outline" wide>
        {formCopy.cancel}
      </ButtonLink>
    </PortingForm>
  )
}
