import { type ReactNode, useEffect } from 'react'
import { safeParse } from 'valibot'
import { lockMoment } from '#features/profile/shared/lockMoment.ts'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { weekdayText } from '#kit/words/dateText.ts'
import { euro, priceText } from '#kit/words/money.ts'
import { nextInvoiceText } from '#model/invoices/nextInvoice.ts'
import { type Address, getAddress } from '#model/profile/contract/address.ts'
import { beginsAt } from '#model/security/numberLock.ts'
import { getSimcardOffer, type SimKind, type SimReason } from '#model/sim/contract/sim.ts'
import { getSimCard, type Simcard } from '#model/sim/contract/simcard.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { deliveryOf, mustBlockFirst, reasonsFor, simPrice, worksMeanwhile } from '#model/sim/simOrder.ts'
import { changeDraft, draftOf } from '#page/draft/draft.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { useRead } from '#platform/api/client.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { confirm } from '#platform/stores/modal.ts'
import { requestCopy } from './copy.ts'
import { requestDraft, simRequestFlow } from './flow.ts'
import { type SimChoices, simRefusals, suggested, wantedOf } from './request.ts'

const required = (chosen: string) => (chosen === '' ? requestCopy.required : null)
const kinds: readonly SimKind[] = ['physical', 'esim']
const isKind = (kind: string): kind is SimKind => kinds.some((one) => one === kind)

export function RequestForm() {
  const simcard = useRead(getSimCard)
  const offer = useRead(getSimcardOffer)
  const address = useRead(getAddress) // read here, because a choice that waits would hide the whole form
  const { search } = usePlace()
  const order = useOrder(simRequestFlow, true)
  const form = useForm<SimChoices>(suggested(search, draftOf(simRequestFlow), simcard), {
    kind: required,
    platform: (chosen, { kind }) => (kind === 'esim' ? required(chosen) : null),
    reason: required,
  })
  const { values } = form
  const { kind } = values
  useEffect(() => {
    const draft = safeParse(requestDraft.draftSchema, values)
    if (draft.success) changeDraft(simRequestFlow, draft.output)
  }, [values])
  const reasons = isKind(kind) ? reasonsFor(kind, simcard.type) : []
  const wanted = wantedOf(values)
  const reason = reasons.find((one) => one === values.reason) ?? null
  /** Cents, for the chosen reason. */
  const priceOf = (one: SimKind) => (reason === null ? offer[one] : simPrice(offer, one, reason))
  const price = wanted ? priceOf(wanted.kind) : 0
  const isLost = mustBlockFirst(simcard, reason)
  const begins = beginsAt(now(), offer.locked)
  // A card that begins later may miss the next invoice.
  const invoice = nextInvoiceText(dayOf(now()))
  const [onInvoice, ordering] = offer.locked
    ? [requestCopy.onInvoiceLater, requestCopy.orderLater]
    : [requestCopy.onInvoice(invoice), requestCopy.order]
  useEffect(() => {
    if (kind === 'esim') announce({ event: 'option', option: 'esim', value: true })
  }, [kind])

  function chooseKind(next: string) {
    form.set('kind', next)
    const still = isKind(next) && reasonsFor(next, simcard.type).some((reason) => reason === values.reason)
    if (!still) form.set('reason', '')
    order.again()
  }

  async function submit() {
    if (!wanted) return
    const { title, body } = requestCopy.confirm
    const question = { title, body: `${body(euro(price))} ${onInvoice}`, confirm: ordering(euro(price), invoice) }
    if (price > 0 && !(await confirm(question))) return
    await order.submit({ type: wanted.type, reason: wanted.reason, price })
  }

  return (
    <Form review={form.review} onValid={() => void submit()}>
      <RadioCards
        {...form.field('kind')}
        label={requestCopy.kind.label}
        section
        onChange={chooseKind}
        options={kinds.map((value) => ({
          value,
          title: requestCopy.kind[value],
          text: offer.locked && value === 'esim' ? requestCopy.kind.esimLater : requestCopy.kind.hints[value],
          price: priceText(priceOf(value)),
        }))}
      />
      {kind === 'esim' && (
        <RadioCards
          {...form.field('platform')}
          label={requestCopy.platform.label}
          row
          options={(['ios', 'android'] as const).map((value) => ({ value, title: requestCopy.platform[value] }))}
        />
      )}
      {reasons.length > 0 && (
        <RadioCards
          {...form.field('reason')}
          label={requestCopy.reason.label}
          section
          options={reasons.map((value) => ({ value, title: requestCopy.reason[value] }))}
        />
      )}
      {isLost ? (
        <BlockFirst />
      ) : (
        <Finish isTold={isKind(kind)}>
          {wanted && <Price kind={wanted.kind} price={price} onInvoice={onInvoice} />}
          {isKind(kind) && <SimDelivery kind={kind} simcard={simcard} reason={reason} begins={begins} address={address} />}
          {offer.locked && <Notice>{requestCopy.locked(lockMoment(new Date(begins).toISOString()))}</Notice>}
          <OrderStatus order={order} failed={requestCopy.failed} refusals={simRefusals} />
          <OrderButton standing={order.standing} wide>
            {price > 0 ? ordering(euro(price), invoice) : requestCopy.orderFree}
          </OrderButton>
        </Finish>
      )}
    </Form>
  )
}

const Finish = ({ isTold, children }: { isTold: boolean; children: ReactNode }) => {
  const all = <div className="stack">{children}</div>
  return isTold ? <Card>{all}</Card> : all
}

const Price = ({ kind, price, onInvoice }: { kind: SimKind; price: number; onInvoice: string }) =>
  price === 0 ? (
    <p className="strong">{kind === 'esim' ? requestCopy.priceFreeEsim : requestCopy.priceFree}</p>
  ) : (
    <div>
      <p className="strong">{requestCopy.price(euro(price))}</p>
      <p className="muted">{onInvoice}</p>
    </div>
  )

const BlockFirst = () => (
  <Notice
    tone="warn"
    title={requestCopy.blockFirst}
    action={
      <ButtonLink to="/simkaart-blokkeren" variant="outline" size="small">
        {requestCopy.block}
      </ButtonLink>
    }
  />
)

const lineOf = ({ street, houseNumber, houseNumberAddition, zipCode, city }: Address): string =>
  `${street} ${[houseNumber, houseNumberAddition].filter(Boolean).join(' ')}, ${zipCode} ${city}`

type Props = {
  kind: SimKind
  simcard: Pick<Simcard, 'type' | 'status'>
  reason: SimReason | null
  /** When the order begins (ms). */
  begins: number
  address: Address
}

/**
 * Where the card goes, when, and what works until then. The address cannot be changed here: an intruder could otherwise have the customer's
 * number sent to their own address.
 */
function SimDelivery({ kind, simcard, reason, begins, address }: Props) {
  const works = worksMeanwhile(simcard, reason)
  if (kind === 'esim') {
    if (!works) return null
    return isEsim(simcard.type) ? (
      <Notice tone="warn">{requestCopy.keepEsim}</Notice>
    ) : (
      <p className="muted">{requestCopy.keepOldEsim}</p>
    )
  }
  const { from, until } = deliveryOf(dayOf(begins), address.zipCode)
  return (
    <>
      <div>
        <p>{requestCopy.address(lineOf(address))}</p>
        <p className="muted">{requestCopy.expected(weekdayText(from), weekdayText(until))}</p>
        {livesOnWaddenIsland(address.zipCode) && <p className="muted">{requestCopy.wadden}</p>}
      </div>
      <p className="small muted">
        {requestCopy.addressWhy}{' '}
        <Link to="/instellingen/wijzig/adres" className="link">
          {requestCopy.changeAddress}
        </Link>
      </p>
      {works && <p className="muted">{requestCopy.keepOld}</p>}
    </>
  )
}
