import { useEffect, useEffectEvent, useState } from 'react'
import { topUpCode, topUpCodeProblem, topUpCodeText } from '#kit/typed/topUpCode.ts'
import { Card } from '#kit/ui/Card.tsx'
import { CodeField } from '#kit/ui/CodeField.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { Segmented } from '#kit/ui/Segmented.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { choiceText, euro } from '#kit/words/money.ts'
import { getTopupOptions, redeemTopUpCode } from '#model/credit/contract/credit.ts'
import { amountChosen, fits } from '#model/credit/topUp.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import { atField } from '#platform/write/refusalText.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { backIn } from './back.ts'
import { copy } from './copy.ts'
import { topUpFlow } from './flow.ts'
import { PayTopUp } from './shared/PayTopUp.tsx'

const withCodeCopy = copy.code

const ways = [
  { value: 'ideal', text: copy.tabs.ideal },
  { value: 'code', text: copy.tabs.code },
] as const

/** `/beltegoed-opwaarderen`: tops up with iDEAL or with a code. */
export default function Opwaarderen() {
  const flow = useFlow(topUpFlow, '/beltegoed-opwaarderen')
  return (
    <FlowStep flow={flow} title={copy.title}>
      <FlowColumn>
        <ReadBlock waiting={bones('3.4rem 90%', '3rem', '9rem', '15rem')}>
          <Ways draft={flow.draft} set={flow.set} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

Opwaarderen.reads = () => [prepaidOverview, getTopupOptions, getPaymentIssuers]

type Props = { draft: { amount: number | null }; set: (change: { amount: number }) => void }

function Ways({ draft, set }: Props) {
  const overview = useRead(prepaidOverview)
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  const [way, setWay] = useState<(typeof ways)[number]['value']>('ideal')
  return (
    <>
      <p className="lead">{copy.intro(euro(balance))}</p>
      <Segmented label={copy.tabs.label} options={ways} value={way} onChange={setWay} />
      {way === 'ideal' ? (
        <WithIdeal balance={balance} wanted={draft.amount} choose={(amount) => set({ amount })} />
      ) : (
        <WithCode />
      )}
      {overview.autoTopUps.length === 0 && (
        <p>
          {copy.autoHint[0]}{' '}
          <Link to="/beltegoed-automatisch-opwaarderen" className="link">
            {copy.autoHint[1]}
          </Link>
        </p>
      )}
    </>
  )
}

/** Tops up with a 16-digit code from a shop. */
function WithCode() {
  const { maximum } = useRead(getTopupOptions)
  const back = backIn(usePlace().search)
  const form = useForm({ code: '' }, { code: (text) => messageFor(topUpCodeProblem(text), withCodeCopy.problems) })
  const redeeming = useWrite(redeemTopUpCode, {
    done: '/beltegoed-opwaarderen/bedankt',
    refusals: atField(form, 'code', { ...withCodeCopy.refusals, MAX_BALANCE: copy.full(choiceText(maximum)) }),
  })

  const redeem = () =>
    redeeming.run({ code: topUpCode(form.values.code) ?? '' }, (receipt) =>
      openReceipt(withQuery('/beltegoed-opwaarderen/bedankt', { terug: back }), receipt),
    )

  return (
    <Card>
      <Form review={form.review} onValid={() => void redeem()} refusal={redeeming.refusal}>
        <p>{withCodeCopy.intro}</p>
        <CodeField
          {...form.field('code')}
          label={withCodeCopy.label}
          help={withCodeCopy.help}
          autoComplete="off"
          digits={16}
          format={topUpCodeText}
        />
        <WriteButton offline={copy.offline} wide busy={redeeming.busy} busyLabel={withCodeCopy.busy}>
          {withCodeCopy.button}
        </WriteButton>
      </Form>
    </Card>
  )
}

type WithIdealProps = { balance: number; wanted: number | null; choose: (amount: number) => void }

/** The shortage (cents) given in the address; 0 without one. */
function lackingIn(search: string): number {
  const lacking = Number(new URLSearchParams(search).get('tekort'))
  return Number.isSafeInteger(lacking) && lacking > 0 ? lacking : 0
}

function WithIdeal({ balance, wanted, choose }: WithIdealProps) {
  const { search } = usePlace()
  const lacking = lackingIn(search)
  const options = useRead(getTopupOptions)
  const { amounts, popular, maximum } = options
  const asked = lacking > 0 ? amountChosen(options, null, balance, lacking) : null
  const [isAsked, setAsked] = useState(asked !== null)
  const amount = isAsked ? asked : amountChosen(options, wanted, balance, lacking)
  // The amount asked in the address overrides an earlier choice, also after a return from the bank.
  const adopt = useEffectEvent(() => asked !== null && choose(asked))
  useEffect(() => {
    adopt()
  }, [])
  if (amount === null) return <Notice tone="warn">{copy.full(choiceText(maximum))}</Notice>
  const isFull = amounts.some((one) => !fits(one, balance, maximum))
  const most = popular === null ? null : copy.popular(choiceText(popular))
  const help = isFull ? copy.tooMuch(choiceText(maximum)) : most

  return (
    <>
      <RadioCards
        name="bedrag"
        label={copy.amountTitle}
        value={String(amount)}
        onChange={(value) => {
          setAsked(false)
          choose(Number(value))
        }}
        chips
        {...(help !== null && { help })}
        options={amounts.map((one) => ({
          value: String(one),
          title: choiceText(one),
          ...(!fits(one, balance, maximum) && { unavailable: copy.doesNotFit }),
        }))}
      />
      <Card className="stack">
        <PayTopUp amount={amount} balance={balance} maximum={maximum} back={backIn(search)}>
          {copy.after(euro(balance + amount))}
        </PayTopUp>
      </Card>
    </>
  )
}
