import { dayOf } from '../../domain/dates.ts'
import { Bundles } from './Bundles.tsx'
import { Credit } from './Credit.tsx'
import { isCreditFirst } from './credit.ts'
import { ForYou } from './ForYou.tsx'
import type { OverviewState } from './Hero.tsx'
import More from './More.tsx'
import { Invoices, nextInvoiceAt } from './NextInvoice.tsx'
import { bundleRows } from './rows.ts'
import { tileRows } from './tiles.ts'
import { Welcome } from './Welcome.tsx'
import { firstSteps } from './welcome.ts'

/** The lists below the tide: bundles, invoices, tiles and links. */
export default function Lists({ overview, usps, prepaid, freshness, now }: OverviewState) {
  const rows = bundleRows(overview, usps, freshness)
  const tiles = tileRows(overview)
  const { balance, latestInvoice } = overview
  const today = dayOf(now)
  // A cancelled or blocked subscription cannot be changed.
  const isFixed = !prepaid && !overview.buyDataEligible
  // Without a prepaid bundle the hero already offers one.
  const hasPrepaidBundle = prepaid && overview.dataBundle !== null
  const change = hasPrepaidBundle ? '/kies-prepaid-bundel' : prepaid || isFixed ? null : '/bundels-wijzigen'
  const hasInvoices = !prepaid && (nextInvoiceAt(overview, today) !== null || latestInvoice !== null)
  const hasLists = balance !== null || rows.length > 0 || hasInvoices

  const steps = firstSteps(overview, today)

  return (
    <>
      {steps.length > 0 && <Welcome steps={steps} />}
      {hasLists && (
        <div className="columns columns--main-side">
          {balance !== null && (
            <Credit balance={balance} overview={overview} usps={usps} isToldAbove={isCreditFirst(overview, today)} now={now} />
          )}
          {rows.length > 0 && <Bundles rows={rows} change={change} previous={freshness === 'previous'} />}
          {hasInvoices && <Invoices overview={overview} usps={usps} today={today} />}
        </div>
      )}
      {/* A single tile would leave the rest of its row empty. */}
      <div className={tiles.length === 1 ? 'columns columns--main-side' : 'stack stack--loose'}>
        {tiles.length > 0 && <ForYou rows={tiles} />}
        <More
          prepaid={prepaid}
          besides={tiles.map(({ to }) => to)}
          stopped={!overview.subscriptionActive || isFixed}
          wide={tiles.length !== 1}
        />
      </div>
    </>
  )
}
