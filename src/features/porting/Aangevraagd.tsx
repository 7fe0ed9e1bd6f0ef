import { Steps } from '#kit/ui/Steps.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { portingStep } from '#model/porting/portingRequest.ts'
import { Confirmed } from '#page/flow/Confirmed.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useIsDone } from '#platform/router/receipt.ts'
import { portingCopy } from './copy.ts'
import { formCopy } from './formCopy.ts'
import { PortingCode } from './SmsCode.tsx'
import { donorText, oldNumberText } from './text.ts'

/** `/nummerbehoud-aanvragen/bedankt`: the request was sent. A private customer confirms it here with an sms code. */
export default function Aangevraagd() {
  const isDone = useIsDone()
  const porting = useReadState(numberportingGetStatus).value
  if (!isDone) return <Redirect to={href('/nummerbehoud')} />
  const isCode = porting?.sms != null
  const step = porting && portingStep(porting)
  return (
    <Confirmed
      title={formCopy.asked.heading}
      intro={
        porting && (isCode ? formCopy.asked.intro(oldNumberText(porting)) : formCopy.asked.introBusiness(donorText(porting)))
      }
    >
      {step !== null && <Steps labels={portingCopy.steps} current={step} happened />}
      {isCode && <PortingCode done={headingFocus} isTold />}
      <ButtonLink to="/" variant={isCode ? 'outline' : 'primary-green'} wide>
        {portingCopy.buttons.toOverview}
      </ButtonLink>
    </Confirmed>
  )
}

Aangevraagd.reads = () => [numberportingGetStatus, getUser]
