import { getUser } from '#model/login/contract/session.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
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
import { oldNumberText } from './text.ts'

/** `/nummerbehoud-gegevens-aanpassen/bedankt`: the request was sent again, with a new sms code if one is needed. */
export default function Aangepast() {
  const isDone = useIsDone()
  const porting = useReadState(numberportingGetStatus).value
  if (!isDone) return <Redirect to={href('/nummerbehoud')} />
  const isCode = porting?.sms != null
  return (
    <Confirmed
      title={formCopy.changed.heading}
      intro={isCode ? formCopy.asked.intro(oldNumberText(porting)) : formCopy.changed.intro}
    >
      {isCode && <PortingCode done={headingFocus} isTold />}
      <ButtonLink to="/nummerbehoud" variant={isCode ? 'outline' : 'primary-green'} wide>
        {portingCopy.buttons.toPorting}
      </ButtonLink>
    </Confirmed>
  )
}

Aangepast.reads = () => [numberportingGetStatus, getUser]
