import { useState } from 'react'
import { useReadState } from '../../../api/client.ts'
import { inviteToHousehold } from '../../../api/contract/household.ts'
import type { Day } from '../../../api/contract/parts.ts'
import { getUser } from '../../../api/contract/session.ts'
import type { CancelSubscriptionStatus } from '../../../api/contract/subscription.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { atField } from '../../../deed/refusalText.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { hasStopped, isCancelledLike } from '../../../domain/cancellation.ts'
import { inviteProblem } from '../../../domain/household.ts'
import { PhoneField } from '../../../fields/PhoneField.tsx'
import { mobileNumber, phoneText } from '../../../typed/phoneNumber.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/Form.tsx'
import { mobileNumberCopy } from '../../../ui/fieldCopy.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { said, useForm } from '../../../ui/useForm.ts'
import { dayText } from '../../../words/dateText.ts'
import { householdCopy as copy, refusals } from './copy.ts'

/** Why a customer cannot invite anybody now, or null. `endsOn`: the day the discount ends, for a customer who has left. */
export function whyNoInvite(status: CancelSubscriptionStatus, endsOn: Day | null): string | null {
  if (isCancelledLike(status)) return hasStopped(status) ? copy.stopped : copy.notNow
  return endsOn && copy.inviteAgainFrom(dayText(endsOn))
}

/** Invites a housemate by phone number. `endsOn`: the day the discount ends, for a customer who has left. */
export function Invite({ endsOn }: { endsOn: Day | null }) {
  const offline = useBlocked()
  const own = useReadState(getUser).value?.phoneNumber ?? null
  const [invited, setInvited] = useState<string | null>(null)
  const form = useForm({ phoneNumber: '' }, { phoneNumber: (text) => said(inviteProblem(text, own), mobileNumberCopy) })
  const inviting = useDeed(inviteToHousehold, { failed: copy.failed, refusals: atField(form, 'phoneNumber', refusals) })
  const subscription = useReadState(getPostpaidSubscription).value
  const status = subscription?.cancelSubscriptionStatus ?? 'Active'
  const blocked = offline ?? whyNoInvite(status, endsOn)

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
          <Button type="submit" variant="primary-green" wide busy={inviting.busy} busyLabel={copy.inviting} blocked={blocked}>
            {copy.invite}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
