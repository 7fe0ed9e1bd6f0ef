import { useReadState } from '../../api/client.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getUser } from '../../api/contract/session.ts'
import { portingStep } from '../../domain/portingRequest.ts'
import { Confirmed } from '../../flow/Confirmed.tsx'
import { headingFocus } from '../../page/headingFocus.ts'
import { Elsewhere } from '../../routes/Elsewhere.tsx'
import { href } from '../../routes/href.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { useIsDone } from '../../routes/receipt.ts'
import { Steps } from '../../ui/Steps.tsx'
import { portingCopy } from './copy.ts'
import { formCopy } from './formCopy.ts'
import { PortingCode } from './SmsCode.tsx'
import { donorText, oldNumberText } from './text.ts'

const copy = formCopy.asked

/** `/nummerbehoud-aanvragen/bedankt`: the request was sent. A private customer confirms it here with an sms code. */
export default function Aangevraagd() {
  const isDone = useIsDone()
  const porting = useReadState(numberportingGetStatus).value
  if (!isDone) return <Elsewhere to={href('/nummerbehoud')} />
  const isCode = porting?.sms != null
  const step = porting && portingStep(porting)
  return (
    <Confirmed
      title={copy.heading}
      intro={porting && (isCode ? copy.intro(oldNumberText(porting)) : copy.introBusiness(donorText(porting)))}
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
