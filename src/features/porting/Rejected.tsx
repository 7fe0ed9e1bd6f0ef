import { Notice } from '#kit/ui/Notice.tsx'
import { type NumberPorting, numberportingActivateRejectedNumberPorting } from '#model/porting/contract.ts'
import { rejections } from '#model/porting/portingRequest.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { portingCopy } from './copy.ts'
import { dataCopy } from './dataCopy.ts'
import { formCopy } from './formCopy.ts'
import { oldNumberText, rejectionText } from './text.ts'

/** Why the request was rejected, and the next step. */
export function Rejected({ porting }: { porting: NumberPorting }) {
  const why = rejectionText(porting)
  if (why === null) return null
  return (
    <section className="stack stack--tight" aria-labelledby="waarom">
      <h2 className="title-section" id="waarom">
        {dataCopy.rejectedTitle}
      </h2>
      <Notice tone="bad" title={why.title} action={<PortingWayOut porting={porting} variant="outline" size="small" />}>
        {why.body}
      </Notice>
    </section>
  )
}

type Look = { variant: 'outline' | 'primary-green'; size?: 'small'; wide?: true }

/** The next step after a rejection, which depends on its reason; nothing when there is none. */
export function PortingWayOut({ porting, ...look }: { porting: NumberPorting } & Look) {
  switch (rejections[porting.rejectionCode ?? 'OTHER'].way) {
    case 'change':
      return (
        <ButtonLink to="/nummerbehoud-gegevens-aanpassen" {...look}>
          {portingCopy.buttons.change}
        </ButtonLink>
      )
    case 'contact':
      return <ContactLink small={look.size === 'small'} />
    case 'resend':
      return <Again porting={porting} label={dataCopy.sms.resend} {...look} />
    case 'again':
      return <Again porting={porting} label={portingCopy.buttons.again} {...look} />
    case 'none':
      return null
  }
}

/** Sends the same request again, after the customer solved the problem elsewhere or for a new sms code. */
function Again({ porting, label, ...look }: { porting: NumberPorting; label: string } & Look) {
  const again = useWrite(numberportingActivateRejectedNumberPorting, { failed: formCopy.change.failed })

  const send = () =>
    again.run(undefined, ({ sms }) => {
      const text = sms ? dataCopy.sms.resent(oldNumberText(porting)) : dataCopy.again.success
      toast({ id: 'porting', text, good: true })
    })

  return (
    <div className="stack stack--tight">
      {again.refusal !== null && <p role="alert">{again.refusal}</p>}
      <WriteButton {...look} busy={again.busy} busyLabel={portingCopy.buttons.busy} onPress={() => void send()}>
        {label}
      </WriteButton>
    </div>
  )
}
