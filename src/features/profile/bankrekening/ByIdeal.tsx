import { useEffect, useEffectEvent } from 'react'
import { Card } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { PasswordField } from '#kit/ui/PasswordField.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { useHeldReload } from '#page/draft/useUnsaved.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { OwnUsername } from '#page/OwnUsername.tsx'
import { Ideal } from '#page/order/Ideal.tsx'
import type { Failure } from '#platform/api/failure.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import type { OrderState } from '#platform/write/machine.ts'
import { copy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'
import { useRefund } from './refund.ts'

/** States in which nothing is being sent. A reload would lose the number, which is in memory only. */
const unsent: readonly OrderState['kind'][] = ['open', 'failed', 'unpaid']

const isAboutPassword = ({ code }: Failure) => code === 'PASSWORD_WRONG'
const flow = { ...bankAccountFlow, isSlip: isAboutPassword }

/** A payment of one cent from the new account proves whose account it is; the password proves who asks. */
export function ByIdeal({ iban }: { iban: string }) {
  const isPrepaid = useIsPrepaid()
  const refund = useRefund()
  const order = useOrder(flow, true)
  const { standing } = order
  const failure = standing.kind === 'failed' ? standing.failure : null
  const isWrong = failure !== null && isAboutPassword(failure)
  // Leaving for the bank is not a reload.
  useHeldReload(unsent.includes(standing.kind))
  const required = isPrepaid ? copy.check.mandateRequiredPrepaid : copy.check.mandateRequired
  const form = useForm(
    { password: '', mandate: false },
    {
      password: (text) => (text === '' ? copy.check.password.required : null),
      mandate: (given) => (given ? null : required),
    },
  )

  const onWrong = useEffectEvent(() => form.refuse('password', copy.check.password.wrong))
  useEffect(() => {
    if (failure && isAboutPassword(failure)) onWrong()
  }, [failure])

  function isReady(): boolean {
    const [first] = form.review()
    if (first) focusOn(first.id)
    return first === undefined
  }

  return (
    <Card className="stack">
      <OwnUsername />
      <PasswordField
        {...form.field('password')}
        label={copy.check.password.label}
        help={copy.check.password.help}
        autoComplete="current-password"
      />
      <Checkbox {...form.check('mandate')}>{isPrepaid ? copy.check.mandatePrepaid : copy.check.mandate}</Checkbox>
      <Ideal
        amount={VERIFICATION}
        what={iban}
        order={{
          ...order,
          standing: isWrong ? { kind: 'open' } : standing,
          submit: ({ for: account, AccountPayment }) =>
            order.submit({ iban: account, password: form.values.password, mandate: true, AccountPayment }),
        }}
        isReady={isReady}
        failed={copy.check.failed}
        offline={copy.check.offline}
        refusals={copy.check.refusals}
      >
        {refund}
      </Ideal>
    </Card>
  )
}
