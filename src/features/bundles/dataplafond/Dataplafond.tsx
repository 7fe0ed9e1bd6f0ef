import { useState } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { euro } from '#kit/words/money.ts'
import { WORLD_LIMIT } from '#model/bundles/dataCap.ts'
import { getUsPs, type Usps } from '#model/overview/contract.ts'
import { getNetworkSettings, updateNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { openReceipt } from '#platform/router/receipt.ts'
import type { RoutePath } from '#platform/router/register.ts'
import { openModal } from '#platform/stores/modal.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'
import { askText, monthlyText, type Switched } from './text.ts'

const words = copy.ask

/** `/dataplafond`: internet stops when the bundle is empty, or costs per MB from then on. */
export default function Dataplafond() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.title} intro={copy.intro} />
      <ReadBlock waiting={bones('15rem', '5.2rem')}>
        <Setting />
      </ReadBlock>
    </div>
  )
}

Dataplafond.reads = () => [getNetworkSettings, getUsPs, getPostpaidSubscription]

function Setting() {
  const { dataCap } = useRead(getNetworkSettings)
  const usps = useRead(getUsPs)
  const { change, busy, unknown, refusal } = useDataCap(usps)
  const subscription = useReadState(getPostpaidSubscription).value
  const isFixed = subscription !== null && isCancelledLike(subscription.cancelSubscriptionStatus)
  if (!dataCap) return <Stopped />
  const { active } = dataCap
  const { dataCapPrice, dataCostOutsideBundle } = usps

  return (
    <div className="stack">
      <Card>
        <div className="stack">
          <div className="split">
            <h2 className="title-card">{active ? copy.on : copy.off}</h2>
            <Badge tone={active ? 'good' : 'neutral'}>{active ? copy.states.on : copy.states.off}</Badge>
          </div>
          {!active && <p>{copy.perMb(euro(dataCostOutsideBundle))}</p>}
          <Facts>
            <Fact term={copy.costs}>{monthlyText(dataCapPrice)}</Fact>
          </Facts>
          {/* The refetched setting may show that the change was made after all. */}
          {unknown !== null && unknown !== active && (
            <Notice tone="warn" title={copy.unknown} alert>
              {refusal}
            </Notice>
          )}
          <WriteButton
            variant={active ? 'outline' : 'primary-green'}
            wide
            busy={busy}
            busyLabel={active ? copy.busyOff : copy.busyOn}
            blocked={isFixed ? copy.notNow : null}
            onPress={() => void change(!active)}
          >
            {active ? copy.turnOff : copy.turnOn}
          </WriteButton>
          <p className="small muted">{copy.startsNow}</p>
        </div>
      </Card>
      <Notice>{copy.abroad(euro(WORLD_LIMIT))}</Notice>
    </div>
  )
}

const Stopped = () => (
  <Notice
    action={
      <ButtonLink to="/" variant="outline" size="small">
        {copy.toOverview}
      </ButtonLink>
    }
  >
    {copy.stopped}
  </Notice>
)

/** Explains the effect before switching. `price` in cents: of the cap a month, or of a MB without it. */
const ask = (on: boolean, price: number) =>
  openModal({
    id: 'data-cap',
    component: 'confirm-data-cap',
    title: on ? words.titleOn : words.titleOff,
    confirmButtonLabel: on ? words.confirmOn : words.confirmOff,
    data: { text: askText(on, price) },
    showFooter: true,
  })

const leaveFor = (path: RoutePath, receipt: Switched | true): Promise<void> => openReceipt(path, receipt)

/**
 * Switches the data cap and goes to the success or error screen. `unknown`: the setting that was wanted, when the server never answered;
 * `refusal` then says so.
 */
function useDataCap({ dataCapPrice: price, dataCostOutsideBundle: perMb }: Usps) {
  const switching = useWrite(updateNetworkSettings, { done: '/dataplafond/succes' })
  const [unknown, setUnknown] = useState<boolean | null>(null)
  const succeed = (active: boolean) => leaveFor('/dataplafond/succes', { active, price, perMb })
  const fail = () => leaveFor('/dataplafond/error', true)

  async function change(on: boolean) {
    if ((await ask(on, on ? price : perMb)) !== 'confirm') return
    setUnknown(null)
    const failure = await switching.run({ dataCap: on, price }, ({ dataCap }) => succeed(dataCap?.active ?? on))
    if (!failure) return
    if (switching.isOutcomeUnknown()) setUnknown(on)
    else await fail()
  }

  return { change, busy: switching.busy, unknown, refusal: switching.refusal }
}
