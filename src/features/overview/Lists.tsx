import { Suspense } from 'react'
import { dayOf } from '#kit/dates.ts'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { TileContent, Tiles, tileClass } from '#kit/ui/Tile.tsx'
import type { AutoCreditTopUp } from '#model/overview/contract.ts'
import { isCreditFirst } from '#model/overview/internet.ts'
import { isMonthNew } from '#model/overview/postcard.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { Link } from '#platform/router/Link.tsx'
import { Bundles } from './Bundles.tsx'
import type { OverviewState } from './Hero.tsx'
import { Lines } from './Lines.tsx'
import { listsCopy } from './listsCopy.ts'
import More from './More.tsx'
import { InvoicesSection, nextInvoiceAt } from './NextInvoice.tsx'
import { autoTopUpRowText, bundleRows } from './rows.ts'
import { type TileRow, tileRows } from './tiles.ts'
import { type FirstStep, firstSteps } from './welcome.ts'

/** For prepaid customers only. */
const { Component: Balance } = preloadable(() => import('./Balance.tsx'))

/** On the first days of a month only. */
const { Component: Postcard } = preloadable(() => import('./Postcard.tsx'))

/** Only for who waits for a phone, or has just begun with it. */
const { Component: PhoneNews } = preloadable(() => import('./PhoneNews.tsx'))

/** The lists below the tide: bundles, invoices, tiles and links. */
export default function Lists({ overview, usps, prepaid, freshness, now }: OverviewState) {
  const rows = bundleRows(overview, usps, freshness)
  const { balance, latestInvoice } = overview
  const today = dayOf(now)
  const tiles = tileRows(overview, today)
  // The hero has the credit, so nothing stands beside the bundles.
  const creditFirst = isCreditFirst(overview, today)
  // A cancelled or blocked subscription cannot be changed.
  const isFixed = !prepaid && !overview.buyDataEligible
  // Without a prepaid bundle the hero already offers one.
  const hasPrepaidBundle = prepaid && overview.dataBundle !== null
  const change = hasPrepaidBundle ? '/kies-prepaid-bundel' : prepaid || isFixed ? null : '/bundels-wijzigen'
  const hasInvoices = !prepaid && (nextInvoiceAt(overview, today) !== null || latestInvoice !== null)
  const hasLists = balance !== null || rows.length > 0 || hasInvoices

  const hasNewPhone = overview.tiles.some(({ templateType, date, paid }) => templateType === 'phone' && (date || paid === 0))
  const steps = firstSteps(overview, today)
  const start = overview.dataBundle?.from
  // The card of the year takes the place of that of the month.
  const hasYearCard = tiles.some(({ id }) => id === 'yearCard')

  return (
    <>
      {hasNewPhone && <PhoneNews overview={overview} today={today} />}
      {start && isMonthNew(start, today) && !hasYearCard && <Postcard start={start} />}
      {steps.length > 0 && <Welcome steps={steps} />}
      {hasLists && (
        <div className={creditFirst ? undefined : 'columns columns--main-side'}>
          {balance !== null && !creditFirst && (
            <Suspense fallback={<Skeleton width="100%" height="8rem" radius="var(--radius-lg)" />}>
              <Balance overview={overview} usps={usps} today={today}>
                <AutoTopUps topUps={overview.autoTopUps} />
              </Balance>
            </Suspense>
          )}
          {(rows.length > 0 || creditFirst) && (
            <Bundles rows={rows} change={change} previous={freshness === 'previous'} wide={creditFirst}>
              {creditFirst && <AutoTopUps topUps={overview.autoTopUps} />}
            </Bundles>
          )}
          {hasInvoices && <InvoicesSection overview={overview} usps={usps} freshness={freshness} now={now} />}
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

const Welcome = ({ steps }: { steps: readonly FirstStep[] }) => (
  <Section title={listsCopy.welcome.title}>
    <List>
      {steps.map(({ icon, path, title, text }) => (
        <LinkRow key={path} to={path} icon={icon} title={title} text={text} end={<Icon name="chevron-right" small />} />
      ))}
    </List>
  </Section>
)

function ForYou({ rows }: { rows: readonly TileRow[] }) {
  return (
    <Section title={listsCopy.tiles.title}>
      <Tiles>
        {rows.map(({ id, title, body, tone, art, to, button }) => (
          <Link key={id} to={to} className={tileClass(tone)}>
            <TileContent title={title} body={body} art={art} go={button} />
          </Link>
        ))}
      </Tiles>
    </Section>
  )
}

function AutoTopUps({ topUps }: { topUps: readonly AutoCreditTopUp[] }) {
  const lines = topUps.length > 0 ? topUps.map(autoTopUpRowText) : [listsCopy.autoTopUp.off]
  return (
    <LinkRow
      to="/beltegoed-automatisch-opwaarderen"
      icon="auto"
      title={listsCopy.autoTopUp.title}
      text={<Lines lines={lines} />}
      end={<Icon name="chevron-right" small />}
    />
  )
}
