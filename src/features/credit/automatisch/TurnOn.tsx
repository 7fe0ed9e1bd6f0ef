import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import { amountThatFits } from '#model/credit/autoTopUp.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { useRead } from '#platform/api/client.ts'
import { type Choice, chosenSetting, dayRule, possibleChoice } from './choice.ts'
import { copy } from './copy.ts'
import { Fields } from './Fields.tsx'
import { autoTopUpFlow } from './flow.ts'

type Props = { auto: AutoTopUp; wanted: Choice; change: (change: Partial<Choice>) => void }

/** Turns automatic top-up on: the moment, the amount, the debit consent, and a first payment that links the account. */
export function TurnOn({ auto, wanted, change }: Props) {
  const { bundle, offer } = auto
  const full = copy.full(choiceText(offer.maximum))
  const balance = useRead(prepaidOverview).balance ?? 0 // every prepaid customer has credit
  const order = useOrder(autoTopUpFlow, true)
  const fitting = amountThatFits(offer, wanted.amount, balance)
  const choice = possibleChoice({ ...wanted, amount: fitting ?? wanted.amount }, auto)
  const setting = chosenSetting(choice, bundle)
  const form = useForm(
    { dayOfMonth: wanted.dayOfMonth, mandate: false },
    { dayOfMonth: dayRule(choice.type), mandate: (given) => (given ? null : copy.mandateRequired) },
  )
  if (fitting === null) return <Notice tone="warn">{full}</Notice>

  function choose(changed: Partial<Choice>) {
    change(changed)
    order.again()
  }

  /** True when the form is complete. Otherwise focuses the first missing field. */
  function isReady(): boolean {
    const [missing] = form.review()
    if (missing) focusOn(missing.id)
    return missing === undefined
  }

  return (
    <>
      <Notice>{copy.empty}</Notice>
      <Fields choice={choice} change={choose} auto={auto} added={balance} day={form.field('dayOfMonth')} />
      <Section title={copy.mandateTitle}>
        <Card className="stack">
          <Checkbox {...form.check('mandate')} name="machtiging">
            {copy.mandate}
          </Checkbox>
          <p className="small muted">{copy.limit}</p>
        </Card>
      </Section>
      <Card className="stack">
        <Ideal
          amount={setting.amount}
          order={order}
          what={{ kind: 'auto-top-up', setting }}
          isReady={isReady}
          failed={copy.failed}
          offline={copy.offline}
          refusals={{ ...copy.refusals, MAX_BALANCE: full }}
        >
          {copy.firstPayment} {copy.after(euro(balance + setting.amount))}
        </Ideal>
      </Card>
    </>
  )
}
