import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { euro } from '#kit/words/money.ts'
import { getPrepaidTopupBundlesV3, type PrepaidBundle, type PrepaidOrder } from '#model/credit/contract/prepaidBundle.ts'
import { chosenPrepaidBundle, lackingOf, lapsingOf, lastDayOf, mayExtendBundle } from '#model/credit/prepaidBundles.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { FlowColumns, FlowStep, OnlyPhone } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { Ideal } from '#page/order/Ideal.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { orderCopy, payCopy } from '#platform/write/copy.ts'
import { useSending } from '#platform/write/useSending.ts'
import { copy } from './copy.ts'
import { type BundleDraft, idealBundleOrder, prepaidBundleFlow } from './flow.ts'
import { ExtendCheck, Paying } from './Paying.tsx'
import { RunningBundle } from './RunningBundle.tsx'
import { bundleText, jarOf } from './text.ts'
import { useAutoExtend } from './useAutoExtend.ts'
import { useTopUpAfter } from './useTopUpAfter.ts'

const path = '/kies-prepaid-bundel'

/** `/kies-prepaid-bundel`: buying a bundle from the credit; it starts at once. */
export default function KiesPrepaidBundel() {
  const flow = useFlow(prepaidBundleFlow, path)
  return (
    <FlowStep flow={flow} title={copy.bundle.title} intro={copy.bundle.intro}>
      <ReadBlock waiting={<Waiting />}>
        <Offer draft={flow.draft} set={flow.set} />
      </ReadBlock>
    </FlowStep>
  )
}

KiesPrepaidBundel.reads = () => [getPrepaidTopupBundlesV3, prepaidOverview]

type Props = { draft: BundleDraft; set: (change: Partial<BundleDraft>) => void }

function Offer({ draft, set }: Props) {
  const { topupOptions, current, noExtensionFrom } = useRead(getPrepaidTopupBundlesV3)
  const overview = useRead(prepaidOverview)
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  const asked = new URLSearchParams(usePlace().search).get('bundel')
  const order = useOrder(prepaidBundleFlow, true)
  const extending = useAutoExtend(current)
  const lapsing = current && lapsingOf(overview)
  const chosen = chosenPrepaidBundle(topupOptions, [asked, draft.id], { current: current?.id, balance })
  const topUp = useTopUpAfter(overview, chosen?.price ?? 0)
  if (!chosen) return <Notice>{copy.bundle.empty}</Notice>
  const until = lastDayOf(dayOf(now()), chosen.days)
  const canExtend = mayExtendBundle(until, noExtensionFrom)
  const autoExtend = canExtend && (current ? extending.isOn : draft.autoExtend) // a running bundle already has this setting

  function choose(id: string) {
    set({ id })
    order.again()
    if (asked !== null) navigate(path, { replace: true }) // the bundle in the address was only a suggestion
  }

  const here = `${path}?bundel=${encodeURIComponent(chosen.id)}`
  const running = current && topupOptions.find(({ id }) => id === current.id)
  const paying = (
    <Paying
      title={bundleText(chosen)}
      price={chosen.price}
      balance={balance}
      topUp={topUp}
      until={until}
      autoExtend={autoExtend}
      lapsing={lapsing}
      order={order}
      buy={() => void order.submit({ id: chosen.id, price: chosen.price, autoExtend, until })}
      button={copy.bundle.button(euro(chosen.price))}
      words={copy.bundle}
      here={here}
      atBank
    />
  )
  return (
    <FlowColumns summary={paying}>
      {current && (
        <RunningBundle
          current={current}
          canExtend={mayExtendBundle(current.until, noExtensionFrom)}
          lapsing={lapsing}
          extending={extending}
          price={running?.price ?? 0}
          balance={balance}
        />
      )}
      <Choices options={topupOptions} chosen={chosen} currentId={current?.id} choose={choose} />
      {!current && canExtend && (
        <ExtendCheck checked={draft.autoExtend} onChange={(wanted) => set({ autoExtend: wanted })}>
          {copy.bundle.autoExtend(chosen.days)}
        </ExtendCheck>
      )}
      <OnlyPhone>
        <Card className="stack">{paying}</Card>
      </OnlyPhone>
      {lackingOf(chosen.price, balance) > 0 && (
        <PayIdeal key={chosen.id} wanted={{ id: chosen.id, price: chosen.price, autoExtend }} balance={balance} here={here} />
      )}
    </FlowColumns>
  )
}

type ChoiceProps = {
  options: readonly PrepaidBundle[]
  chosen: PrepaidBundle
  currentId: string | undefined
  choose: (id: string) => void
}

const Choices = ({ options, chosen, currentId, choose }: ChoiceProps) => (
  <RadioCards
    name="bundel"
    label={copy.bundle.choose}
    section
    value={chosen.id}
    onChange={choose}
    options={options.map((bundle) => ({
      value: bundle.id,
      title: bundleText(bundle),
      text: copy.bundle.valid(bundle.days),
      price: euro(bundle.price),
      level: jarOf(bundle, options),
      badge:
        bundle.id === currentId ? (
          <Badge tone="info" size="s">
            {copy.bundle.now}
          </Badge>
        ) : (
          bundle.popular && <Badge size="s">{copy.bundle.popular}</Badge>
        ),
    }))}
  />
)

const BUNDLES = [1, 2, 3, 4, 5, 6]

const Waiting = () => (
  <FlowColumns summary={<Skeleton width="100%" height="18rem" />}>
    <div className="stack" aria-hidden="true">
      <Skeleton width="60%" height="2rem" />
      {BUNDLES.map((bundle) => (
        <Skeleton key={bundle} width="100%" height="74px" radius="var(--radius-lg)" />
      ))}
    </div>
  </FlowColumns>
)

/**
 * The credit is too low, so the bundle is paid at the bank and the credit (cents) stays as it is. `here`: where to return after topping up.
 */
function PayIdeal({ wanted, balance, here }: { wanted: PrepaidOrder; balance: number; here: string }) {
  const lacking = String(lackingOf(wanted.price, balance))
  const order = useSending(idealBundleOrder, true)
  return (
    <Card className="stack">
      <p>{copy.bundle.payIdeal(euro(balance))}</p>
      <Ideal
        amount={wanted.price}
        order={order}
        what={{ kind: 'ideal-bundle', ...wanted }}
        failed={copy.bundle.idealFailed}
        refusals={{ PAYMENT_PENDING: payCopy.found }}
        offline={orderCopy.offline}
      >
        {copy.bundle.idealKept(euro(balance))}
      </Ideal>
      <ButtonLink to={withQuery('/beltegoed-opwaarderen', { terug: here, tekort: lacking })} variant="quiet" wide>
        {copy.bundle.topUp}
      </ButtonLink>
    </Card>
  )
}
