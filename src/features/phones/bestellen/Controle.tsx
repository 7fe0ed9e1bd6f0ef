import { useRef, useState } from 'react'
import { addressText } from '#kit/typed/address.ts'
import { maskedNumber } from '#kit/typed/phoneNumber.ts'
import { ActionBar } from '#kit/ui/ActionBar.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { useForm } from '#kit/ui/useForm.ts'
import { euro } from '#kit/words/money.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { changePayload } from '#model/bundles/bundleChange.ts'
import type { AccountPayment } from '#model/payment/contract.ts'
import { handsetPayload } from '#model/phones/handsetPayload.ts'
import type { IdentityForm } from '#model/phones/identityDocument.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { FlowColumns, FlowStep } from '#page/flow/FlowStep.tsx'
import { noTerms, Terms, termsRules } from '#page/flow/Terms.tsx'
import { useIdeal } from '#page/order/Ideal.tsx'
import { OrderButton, useOrderWaits } from '#page/order/OrderButton.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { handsetItem } from '#platform/analytics/handsetItem.ts'
import { useRead } from '#platform/api/client.ts'
import { href, pathOf } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { payCopy } from '#platform/write/copy.ts'
import { nameOf } from '../texts.ts'
import { type OrderOffer, phoneChoiceOf } from './choice.ts'
import { copy } from './copy.ts'
import type { HandsetDraft } from './draft.ts'
import { Earlier } from './Earlier.tsx'
import { CHECK, CHOOSE } from './flow.ts'
import { Offered } from './Offered.tsx'
import { OrderSummary } from './Overview.tsx'
import { orderReads } from './reads.ts'
import { SmsPanel } from './SmsPanel.tsx'
import { SumsCard } from './Sums.tsx'
import { barText, lineText } from './text.ts'
import { type PhoneParams, useAsked, useHandsetFlow } from './useHandsetFlow.ts'
import { usePhoneOrder } from './usePhoneOrder.ts'

/** `…/controle`: the overview, the consents, the code from the SMS, and the payment. */
export default function Controle() {
  const flow = useHandsetFlow(CHECK)
  const { draft, params, set, elsewhere } = flow
  const [isReloaded] = useState(elsewhere !== null)
  return (
    <FlowStep flow={isReloaded ? { ...flow, elsewhere: null } : flow} title={copy.check.title}>
      {isReloaded && elsewhere !== null ? (
        <Earlier params={params} to={elsewhere} />
      ) : (
        <Offered params={params}>
          {(offer) =>
            draft.identity !== null && (
              <Checking offer={offer} draft={draft} identity={draft.identity} params={params} set={set} />
            )
          }
        </Offered>
      )}
    </FlowStep>
  )
}

Controle.reads = orderReads

type Props = {
  offer: OrderOffer
  draft: HandsetDraft
  identity: IdentityForm
  params: PhoneParams
  set: (change: Partial<HandsetDraft>) => void
}

function Checking(props: Props) {
  const { offer, draft, params, set } = props
  const [isHindered] = useState(() => phoneChoiceOf(offer, draft).hindrance !== null)
  useAsked(offer, draft, set)
  if (isHindered) return <Redirect to={pathOf(CHOOSE, params)} />
  return (
    <ReadBlock waiting={null} failedText={copy.loadFailed}>
      <Ordering {...props} />
    </ReadBlock>
  )
}

function Ordering({ offer, draft, identity, params }: Props) {
  const { phone, variant, user, period, portfolio } = offer
  const choice = phoneChoiceOf(offer, draft)
  const { sums, to, selection, needs } = choice
  const address = useRead(getAddress)
  const bundles = { ...changePayload(to, selection), startsOn: offer.startsOn }
  const items = [handsetItem(phone, variant)]
  const order = usePhoneOrder({ params, items })
  const hasLoan = sums.credit > 0
  const { additionalRequired, agreeWith } = flowCopy.terms
  const form = useForm(
    { ...noTerms, credit: false, register: false },
    {
      ...termsRules(true),
      credit: (agreed) => (agreed || !hasLoan ? null : additionalRequired),
      register: (agreed) => (agreed || !needs ? null : additionalRequired),
    },
  )

  /** Focuses the first missing consent. */
  function isReady(): boolean {
    const [first] = form.review()
    if (first) focusOn(first.id)
    return first === undefined
  }

  const place = (payment: AccountPayment | null) =>
    order.place(
      handsetPayload({
        identity,
        address,
        income: needs ? draft.income : null,
        storage: variant.storage,
        sums,
        bundles,
        payment,
      }),
    )

  const { offline } = copy.check
  const blocked = choice.hindrance === 'sold-out' ? copy.configure.soldOut : null
  const waits = useOrderWaits(order.standing, blocked, offline)
  const outcome = useRef<HTMLDivElement>(null)
  const { method, pay } = useIdeal({
    amount: sums.now,
    what: null,
    order: { submit: ({ AccountPayment }) => place(AccountPayment) },
    isReady,
    back: href(CHECK, params),
    returnPath: href('/verlengen/telefoons/:brand/:name/:spec/afronding', params),
  })
  const isFree = sums.now === 0
  const press = () => {
    outcome.current?.scrollIntoView({ block: 'center' }) // the button is always in view, its outcome is not
    if (!isFree) return pay()
    if (isReady()) void place(null)
  }
  const confirm = (inBar: boolean) => (
    <OrderButton standing={order.standing} wide={!inBar} offline={offline} blocked={blocked} reasonSpoken={inBar} onPress={press}>
      {isFree ? copy.check.orderFree : copy.check.order}
    </OrderButton>
  )
  const months = bindingPeriods[period].months
  return (
    <FlowColumns
      summary={
        <>
          <SumsCard sums={sums} to={to} />
          {confirm(false)}
        </>
      }
      bar={
        <ActionBar amount={euro(sums.perMonth)} text={barText(sums)} reason={waits}>
          {confirm(true)}
        </ActionBar>
      }
    >
      <p className="muted">{isFree ? copy.check.introFree : copy.check.intro}</p>
      <OrderSummary
        offer={offer}
        choice={choice}
        identity={identity}
        deliverTo={addressText(address)}
        zipCode={address.zipCode}
        params={params}
        asked={{ ArticleCode: variant.storage.articleCode, MonthlyCreditAmount: sums.monthly, campaignIDs: bundles.campaignIDs }}
        limit={portfolio.creditCheckLimit}
      />
      <Terms check={form.check} additional={copy.check.terms.contract(copy.configure.periods[months] ?? '')}>
        {hasLoan && <Checkbox {...form.check('credit')}>{agreeWith(copy.check.terms.credit)}</Checkbox>}
        {needs && <Checkbox {...form.check('register')}>{agreeWith(copy.check.terms.bkr)}</Checkbox>}
      </Terms>
      <Card>
        <div ref={outcome} className="stack">
          {!isFree && method}
          <OrderStatus
            order={order}
            failed={copy.check.failed}
            refusals={copy.check.refusals}
            {...(!isFree && { price: payCopy })}
          />
          <p className="small muted">{copy.check.smsHint(maskedNumber(user.phoneNumber))}</p>
        </div>
      </Card>
      <SmsPanel order={order} phoneNumber={user.phoneNumber} confirms={copy.check.sms.confirms(nameOf(phone), lineText(sums))} />
    </FlowColumns>
  )
}
