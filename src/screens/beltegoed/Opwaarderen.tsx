import { useState } from 'react'
import { useRead } from '../../api/client.ts'
import { getTopupOptions, redeemTopUpCode } from '../../api/contract/credit.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { getPaymentIssuers } from '../../api/contract/payment.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { atField } from '../../deed/refusalText.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { arriveAt } from '../../flow/arrive.ts'
import { FlowColumn, FlowStep } from '../../flow/FlowStep.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { withQuery } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { usePlace } from '../../routes/location.tsx'
import { topUpCode, topUpCodeProblem, topUpCodeText } from '../../typed/topUpCode.ts'
import { Bone } from '../../ui/Bone.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CodeField } from '../../ui/CodeField.tsx'
import { Form } from '../../ui/Form.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { said, useForm } from '../../ui/useForm.ts'
import { choiceText, euro } from '../../words/money.ts'
import { backIn } from './back.ts'
import { creditCopy as copy } from './copy.ts'
import { topUpFlow } from './flow.ts'
import { WithIdeal } from './WithIdeal.tsx'

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
        <ReadBlock waiting={<Waiting />}>
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

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="90%" height="3.4rem" />
    <Bone width="100%" height="3rem" />
    <Bone width="100%" height="9rem" radius="var(--radius-lg)" />
    <Bone width="100%" height="15rem" radius="var(--radius-lg)" />
  </div>
)

/** Tops up with a 16-digit code from a shop. */
function WithCode() {
  const { maximum } = useRead(getTopupOptions)
  const offline = useBlocked(copy.offline)
  const back = backIn(usePlace().search)
  const form = useForm({ code: '' }, { code: (text) => said(topUpCodeProblem(text), withCodeCopy.problems) })
  const redeeming = useDeed(redeemTopUpCode, {
    done: '/beltegoed-opwaarderen/bedankt',
    refusals: atField(form, 'code', { ...withCodeCopy.refusals, MAX_BALANCE: copy.full(choiceText(maximum)) }),
  })

  const redeem = () =>
    redeeming.run({ code: topUpCode(form.values.code) ?? '' }, (receipt) =>
      arriveAt(withQuery('/beltegoed-opwaarderen/bedankt', { terug: back }), receipt),
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
        <Button type="submit" variant="primary-green" wide busy={redeeming.busy} busyLabel={withCodeCopy.busy} blocked={offline}>
          {withCodeCopy.button}
        </Button>
      </Form>
    </Card>
  )
}
