import { useState } from 'react'
import type { Day } from '#kit/parts.ts'
import { mobileNumber, phoneText } from '#kit/typed/phoneNumber.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { mobileNumberCopy } from '#kit/ui/fieldCopy.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayText } from '#kit/words/dateText.ts'
import { inviteToHousehold } from '#model/friends/contract/household.ts'
import { inviteProblem } from '#model/friends/household.ts'
import { getUser } from '#model/login/contract/session.ts'
import { hasStopped, isCancelledLike } from '#model/subscription/cancellation.ts'
import type { CancelSubscriptionStatus } from '#model/subscription/contract/subscription.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { PhoneField } from '#page/fields/PhoneField.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useReadState } from '#platform/api/client.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy, householdRefusals } from './copy.ts'

/** Why a customer cannot invite anybody now, or null. `endsOn`: the day the discount ends, for a customer who has left. */
export function whyNoInvite(status: CancelSubscriptionStatus, endsOn: Day | null): string | null {
  if (isCancelledLike(status)) return hasStopped(status) ? copy.stopped : copy.notNow
  return endsOn && copy.inviteAgainFrom(dayText(endsOn))
}

/** Invites a housemate by phone number. `endsOn`: the day the discount ends, for a customer who has left. */
export function Invite({ endsOn }: { endsOn: Day | null }) {
  const own = useReadState(getUser).value?.phoneNumber ?? null
  const [invited, setInvited] = useState<string | null>(null)
  const form = useForm({ phoneNumber: '' }, { phoneNumber: (text) => messageFor(inviteProblem(text, own), mobileNumberCopy) })
  const inviting = useWrite(inviteToHousehold, { failed: copy.failed, refusals: atField(form, 'phoneNumber', householdRefusals) })
  const subscription = useReadState(getPostpaidSubscription).value
  const status = subscription?.cancelSubscriptionStatus ?? 'Active'

  async function invite() {
    setInvited(null)
    const phoneNumber = mobileNumber(form.values.phoneNumber) ?? ''
    await inviting.run({ phoneNumber }, () => {
      form.set('phoneNumber', '')
      setInvited(phoneText(phoneNumber))
    })
  }

  return (
    <Card>
      <div className="stack">
        <div>
          <h2 className="title-card">{copy.add}</h2>
          <p className="muted">{copy.addIntro}</p>
        </div>
        <Form review={form.review} onValid={() => void invite()} refusal={inviting.refusal}>
          {invited !== null && <Notice tone="good" title={copy.invitedSuccess(invited)} alert />}
          <PhoneField {...form.field('phoneNumber')} autoComplete="off" />
          <WriteButton wide busy={inviting.busy} busyLabel={copy.inviting} blocked={whyNoInvite(status, endsOn)}>
            {copy.invite}
          </WriteButton>
        </Form>
      </div>
    </Card>
  )
}
