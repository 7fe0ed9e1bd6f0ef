import { type NumberPorting, numberportingActivateRejectedNumberPorting } from '../../api/contract/porting.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { rejections } from '../../domain/portingRequest.ts'
import { ContactLink } from '../../page/ContactLink.tsx'
import { ButtonLink } from '../../routes/Link.tsx'
import { toast } from '../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { portingCopy } from './copy.ts'
import { dataCopy as copy } from './dataCopy.ts'
import { formCopy } from './formCopy.ts'
import { oldNumberText, rejectionText } from './text.ts'

export function Rejected({ porting }: { porting: NumberPorting }) {
  const why = rejectionText(porting)
  if (why === null) return null
  const { way } = rejections[porting.rejectionCode ?? 'OTHER']
  const small = { variant: 'outline', size: 'small' } as const
  return (
    <section className="stack stack--tight" aria-labelledby="waarom">
      <h2 className="title-section" id="waarom">
        {copy.rejectedTitle}
      </h2>
      <Notice
        tone="bad"
        title={why.title}
        action={
          way === 'change' ? (
            <ButtonLink to="/nummerbehoud-gegevens-aanpassen" {...small}>
              {portingCopy.buttons.change}
            </ButtonLink>
          ) : way === 'contact' ? (
            <ContactLink small />
          ) : way === 'none' ? undefined : (
            <Again porting={porting} isCode={way === 'resend'} />
          )
        }
      >
        {why.body}
      </Notice>
    </section>
  )
}

/** Sends the same request again, after the customer solved the problem elsewhere. `isCode`: the request waits for a new sms code. */
function Again({ porting, isCode }: { porting: NumberPorting; isCode: boolean }) {
  const offline = useBlocked()
  const again = useDeed(numberportingActivateRejectedNumberPorting, { failed: formCopy.change.failed })

  const send = () =>
    again.run(undefined, ({ sms }) => {
      const text = sms ? copy.sms.resent(oldNumberText(porting)) : copy.again.success
      toast({ id: 'porting', text, good: true })
    })

  return (
    <div className="stack stack--tight">
      {again.refusal !== null && <p role="alert">{again.refusal}</p>}
      <Button
        variant="outline"
        size="small"
        busy={again.busy}
        busyLabel={portingCopy.buttons.busy}
        blocked={offline}
        onPress={() => void send()}
      >
        {isCode ? copy.sms.resend : portingCopy.buttons.again}
      </Button>
    </div>
  )
}
