import { Bundles } from './Bundles.tsx'
import { Costs } from './Costs.tsx'
import { Credit } from './Credit.tsx'
import { ForYou } from './ForYou.tsx'
import type { OverviewState } from './Hero.tsx'
import { More } from './More.tsx'
import { bundleRows } from './rows.ts'
import { tileRows } from './tiles.ts'

/** Under the tide: what is in the bundles, money, invitations, and the way to the rest. */
export function Lists({ overview, usps, prepaid, freshness, now }: OverviewState) {
  const rows = bundleRows(overview, usps, freshness)
  const tiles = tileRows(overview)
  const { balance, currentCosts } = overview
  // Cancelled or blocked: nothing is changed (spec 4 the cancelled-like set).
  const isFixed = !prepaid && !overview.buyDataEligible
  const hasLists = balance !== null || rows.length > 0 || currentCosts !== null

  return (
    <>
      {hasLists && (
        <div className="columns columns--main-side">
          {balance !== null && <Credit balance={balance} overview={overview} now={now} />}
          {rows.length > 0 && <Bundles rows={rows} changes={!prepaid && !isFixed} previous={freshness === 'previous'} />}
          {currentCosts && <Costs costs={currentCosts} updatedAt={Date.parse(overview.updatedAt)} freshness={freshness} />}
        </div>
      )}
      {tiles.length > 0 && <ForYou rows={tiles} />}
      <More prepaid={prepaid} besides={tiles.map(({ to }) => to)} stopped={!overview.subscriptionActive || isFixed} />
    </>
  )
}
