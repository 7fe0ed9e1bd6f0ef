import { useMaybe, useTold } from '../../api/client.ts'
import { getUsPs } from '../../api/contract/overview.ts'
import { now as clock } from '../../clock.ts'
import { InstallCard } from '../../pwa/InstallCard.tsx'
import { useOfflineShown, useOnline } from '../../stores/connection.ts'
import { classes } from '../../ui/classes.ts'
import { AttentionBar } from './AttentionBar.tsx'
import { attentionOf } from './attention.ts'
import { Bundles } from './Bundles.tsx'
import { Costs } from './Costs.tsx'
import { Credit } from './Credit.tsx'
import { ForYou } from './ForYou.tsx'
import { Hero } from './Hero.tsx'
import { introText } from './heroText.ts'
import { freshnessOfOverview } from './internet.ts'
import { More } from './More.tsx'
import styles from './Overzicht.module.css'
import { overviewOf } from './reads.ts'
import { bundleRows } from './rows.ts'
import { useRising } from './Tide.tsx'
import { tileRows } from './tiles.ts'

/** All that the overview tells, in the order of attention: what to fix, the tide, money, invitations (design 9). */
export function Figures({ prepaid }: { prepaid: boolean }) {
  const { value: overview, refreshing, failure } = useTold(overviewOf({ prepaid }))
  const usps = useMaybe(getUsPs)
  const online = useOnline()
  const offline = useOfflineShown()
  const rising = useRising()

  const now = clock()
  const freshness = freshnessOfOverview(overview, now)
  const intro = introText(overview, prepaid)
  const attention = attentionOf(overview, refreshing)
  const rows = bundleRows(overview, usps, freshness)
  const tiles = tileRows(overview)
  const { balance, currentCosts } = overview
  const hero = { overview, usps, prepaid, freshness, offline, now, rising, failed: failure !== null && online }
  const hasLists = balance !== null || rows.length > 0 || currentCosts !== null

  return (
    <div className={classes(styles.full, rising && styles.rising)}>
      <div className={styles.sky}>
        <div className={classes('wrap', styles.intro)}>
          {intro && <p className="muted">{intro}</p>}
          <AttentionBar items={attention} offline={offline} />
        </div>
      </div>
      <Hero {...hero} />
      <div className={classes('wrap', styles.install)}>
        <InstallCard />
      </div>
      <div className="wrap page stack stack--loose">
        {hasLists && (
          <div className="columns columns--main-side">
            {balance !== null && <Credit balance={balance} overview={overview} offline={offline} now={now} />}
            {rows.length > 0 && <Bundles rows={rows} prepaid={prepaid} previous={freshness === 'previous'} />}
            {currentCosts && <Costs costs={currentCosts} updatedAt={Date.parse(overview.updatedAt)} freshness={freshness} />}
          </div>
        )}
        {tiles.length > 0 && <ForYou rows={tiles} />}
        <More prepaid={prepaid} besides={tiles.map(({ to }) => to)} />
      </div>
    </div>
  )
}
