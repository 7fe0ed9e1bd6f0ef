import { VERIFICATION } from '../../domain/bankAccount.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { useHeldReload } from '../../flow/useUnsaved.ts'
import { Ideal } from '../../order/Ideal.tsx'
import type { Standing } from '../../order/machine.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useForm } from '../../ui/useForm.ts'
import { bankAccountCopy } from './copy.ts'
import { bankAccountFlow } from './flow.ts'
import { useIsPrepaid } from './useIsPrepaid.ts'

const copy = bankAccountCopy.check
const refusals: Readonly<Record<string, string>> = copy.refused

/** Nothing of it is on its way: a reload would lose the number, which never rests. */
const unsent: readonly Standing['kind'][] = ['open', 'failed', 'unpaid']

/** A payment of one cent from the new account: the bank says whose it is. */
export function ByIdeal({ iban }: { iban: string }) {
  const isPrepaid = useIsPrepaid()
  const order = useOrder(bankAccountFlow, true)
  // Leaving for the bank is no reload.
  useHeldReload(unsent.includes(order.standing.kind))
  const required = isPrepaid ? copy.mandateRequiredPrepaid : copy.mandateRequired
  const form = useForm({ mandate: false }, { mandate: (given) => (given ? null : required) })

  function check(): boolean {
    const isGiven = form.review().length === 0
    if (!isGiven) form.focus('mandate')
    return isGiven
  }

  return (
    <Card className="stack">
      <Checkbox {...form.check('mandate')}>{isPrepaid ? copy.mandatePrepaid : copy.mandate}</Checkbox>
      <Ideal
        amount={VERIFICATION}
        what={iban}
        order={{
          ...order,
          submit: ({ for: account, AccountPayment }) => order.submit({ iban: account, mandate: true, AccountPayment }),
        }}
        isReady={check}
        failed={copy.failed}
        offline={copy.offline}
        refused={(code) => refusals[code ?? ''] ?? null}
      >
        {isPrepaid ? copy.refundPrepaid : copy.refund}
      </Ideal>
    </Card>
  )
}
