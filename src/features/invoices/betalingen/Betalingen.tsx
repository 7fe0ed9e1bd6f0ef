import { useDeferredValue } from 'react'
import { Compensations, compensationReads } from '#features/outage/shared/Compensations.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { useBlockedOnArrival } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { RowBones } from '../Bones.tsx'
import { PaymentYears } from '../PaymentYears.tsx'
import { paymentHistoryCopy, paymentsCopy } from '../paymentHistoryCopy.ts'

/** The number of payments in the first render. */
const FIRST = 8

/** `/betalingen`: top-ups and bundle purchases by month. Never stored on the device. */
export default function Betalingen() {
  return (
    <div className="wrap page">
      <PageHead title={paymentsCopy.heading} intro={paymentsCopy.intro} back={null} />
      <Compensations />
      <ReadBlock waiting={<Waiting />} failedText={paymentHistoryCopy.failed} offlineText={paymentHistoryCopy.offline}>
        <History />
      </ReadBlock>
    </div>
  )
}

Betalingen.reads = () => [getPayments, ...compensationReads]

function History() {
  const { payments } = useRead(getPayments)
  // Renders one screenful first and the older payments just after.
  const shown = useDeferredValue(payments, payments.slice(0, FIRST))
  if (payments.length === 0) return <Empty />
  return (
    <div className="columns columns--urgent">
      <div className="is-urgent">
        <TopUp wide />
      </div>
      <div className="is-main stack stack--loose">
        <PaymentYears payments={shown} />
      </div>
      <Ways />
    </div>
  )
}

const chevron = <Icon name="chevron-right" small />

const Ways = () => (
  <div className="is-side">
    <List>
      <LinkRow to="/beltegoed-automatisch-opwaarderen" icon="auto" {...paymentsCopy.ways.auto} end={chevron} />
      <LinkRow to="/instellingen/beltegoed" icon="credit" {...paymentsCopy.ways.credit} end={chevron} />
    </List>
  </div>
)

function TopUp({ wide = false }: { wide?: boolean }) {
  const blocked = useBlockedOnArrival()
  if (blocked !== null)
    return (
      <Button variant="primary-green" wide={wide} blocked={blocked}>
        {paymentsCopy.button}
      </Button>
    )
  return (
    <ButtonLink to="/beltegoed-opwaarderen" variant="primary-green" wide={wide}>
      {paymentsCopy.button}
    </ButtonLink>
  )
}

/** The empty state of a new customer. */
const Empty = () => (
  <div className="columns columns--half columns--middle">
    <Scene name="empty" />
    <div className="stack">
      <h2 className="title-section">{paymentsCopy.emptyTitle}</h2>
      <p className="lead">{paymentsCopy.empty}</p>
      <div className="cluster">
        <TopUp />
      </div>
    </div>
  </div>
)

/** Title widths of the skeleton rows; the real length is unknown. */
const widths = ['7rem', '9rem', '6rem', '8rem', '7.5rem', '9.5rem', '6.5rem', '8.5rem', '10rem']

const Waiting = () => (
  <div className="columns columns--urgent" aria-hidden="true">
    <div className="is-urgent">
      <Skeleton width="100%" height="3.25rem" radius="var(--radius-lg)" />
    </div>
    <div className="is-main stack">
      <Skeleton width="10rem" height="2rem" />
      <RowBones widths={widths} />
    </div>
  </div>
)
