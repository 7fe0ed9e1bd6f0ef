import { type ReactNode, useMemo, useState } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { chipClass, chipsClass } from '#kit/ui/Chips.tsx'
import { euro } from '#kit/words/money.ts'
import {
  getHandsetDevices,
  getHandsetPortfolio,
  type HandsetPortfolio,
  type Smartphone,
} from '#model/phones/contract/handsetShop.ts'
import { lastSeen, popularBrands } from '#model/phones/handsetHits.ts'
import { firstCostOf, type PhoneOffer } from '#model/phones/phoneFilters.ts'
import { type BackLink, PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { handsetItem, listCosts } from '#platform/analytics/handsetItem.ts'
import { useAnnounced } from '#platform/analytics/useAnnounced.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href, withQuery } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { PhoneListBones } from './Bones.tsx'
import { Compare } from './Compare.tsx'
import { CreditNotes, CreditTable } from './Credit.tsx'
import { findCopy } from './copy.ts'
import { Finder } from './Finder.tsx'
import { hitsKept } from './hits.ts'
import { NotAllowed } from './NotAllowed.tsx'
import styles from './Phones.module.css'
import { nameOf, phoneAddress } from './texts.ts'
import { type Found, type Scope, useFound, withCompared } from './useFound.ts'
import { useShopState } from './useShopState.ts'

const none: readonly Smartphone[] = []
const noCosts = { oneOffCosts: [] }
const MOST_TOLD = 50
const MOST_SEEN = 4
const back: BackLink = { to: '/verlengen/telefoons', label: findCopy.list.heading }

type Props = {
  scope: Scope
  title: string
  intro: ReactNode
  /** The front page shows recently viewed phones, and marks no list as current. */
  isFront?: boolean
  empty?: string | undefined
}

/** A list of phones. Everybody may look; customers who cannot order see why. */
export function ListPage({ scope, title, intro, isFront = false, empty }: Props) {
  const phones = useReadState(getHandsetDevices).value
  const portfolio = useReadState(getHandsetPortfolio).value
  const found = useFound({ phones: phones ?? none, portfolio: portfolio ?? noCosts }, scope)
  const seen = useMemo(() => (isFront && phones ? lastSeen(hitsKept(), phones, MOST_SEEN) : []), [isFront, phones])
  return (
    <div className="wrap page">
      <PageHead title={title} intro={intro} back={isFront ? null : back} />
      <ReadBlock waiting={<PhoneListBones />} failedText={findCopy.failed}>
        <Phones scope={scope} title={title} isFront={isFront} empty={empty} seen={seen} found={found} />
      </ReadBlock>
    </div>
  )
}

type Known = Pick<Props, 'scope' | 'title' | 'isFront' | 'empty'> & { seen: readonly SeenPhone[]; found: Found }

function Phones({ scope, title, isFront, empty, seen, found }: Known) {
  const phones = useRead(getHandsetDevices)
  const portfolio = useRead(getHandsetPortfolio)
  const standing = useShopState()
  // Waits for the notice as well, so that the phones do not shift.
  if (!standing.settled) return <PhoneListBones />
  return (
    <div className="stack stack--loose">
      <NotAllowed standing={standing} />
      <div className="stack">
        <Recent seen={seen} portfolio={portfolio} />
        <Kinds phones={phones} scope={isFront ? null : scope} found={found} />
        {found.entries.length > 0 ? (
          <>
            <Finder label={title} found={found} />
            <AnnounceCount offers={found.offers} />
          </>
        ) : (
          <p>{empty ?? findCopy.empty.text}</p>
        )}
      </div>
      <Loan offers={found.offers} />
      {!standing.isPrepaid && <SimOnly />}
      <Compare found={found} />
    </div>
  )
}

/** Reports the initial list to the data layer. */
function AnnounceCount({ offers }: { offers: readonly PhoneOffer[] }) {
  const items = offers.slice(0, MOST_TOLD).map(({ phone, variant }, index) => ({ ...handsetItem(phone, variant), index }))
  useAnnounced({ event: 'view_item_list', items, ...listCosts })
  return null
}

const SimOnly = () => (
  <Card className={styles.simOnly}>
    <p className="strong">{findCopy.simOnly.text}</p>
    <ButtonLink to="/verlengen/sim-only" variant="outline">
      {findCopy.simOnly.button}
    </ButtonLink>
  </Card>
)

/** The loan of the first phone in the list as an example; nothing when no phone has a loan. */
function Loan({ offers }: { offers: readonly PhoneOffer[] }) {
  const portfolio = useRead(getHandsetPortfolio)
  const example = offers.find(({ cost }) => cost.credit > 0)
  if (!example) return null
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{findCopy.loan(nameOf(example.phone))}</h2>
        <CreditTable {...example.cost} />
        <CreditNotes {...portfolio} />
      </div>
    </Card>
  )
}

type SeenPhone = Pick<PhoneOffer, 'phone' | 'variant'>

function Recent({ seen, portfolio }: { seen: readonly SeenPhone[]; portfolio: HandsetPortfolio }) {
  if (seen.length === 0) return null
  return (
    <Section title={findCopy.recent}>
      <ul className={styles.recent}>
        {seen.map(({ phone, variant }) => {
          const { inAll } = firstCostOf(phone, variant, portfolio)
          return (
            <li key={phone.id}>
              <Link className={styles.seen} to={phoneAddress({ phone, variant })}>
                <img src={variant.color.images[0]} alt="" width={55} height={66} loading="lazy" decoding="async" />
                <span>
                  <span className="strong">{nameOf(phone)}</span>
                  <span className="small muted">{findCopy.card.inAll(euro(inAll))}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type KindsProps = { phones: readonly Smartphone[]; scope: Scope | null; found: Found }

/** Links to the lists: all phones, refurbished, and the brands, most viewed first. */
function Kinds({ phones, scope, found }: KindsProps) {
  const [brands] = useState(() => popularBrands(hitsKept(), phones)) // the order stays fixed while the screen is open
  const query = withCompared(found)
  const current = (is: boolean) => is && ({ 'aria-current': 'page' } as const)
  const chosen = scope === null || scope.kind === 'all' ? found.filters.brand : []
  const narrowed = (slug: string) => chosen.includes(slug) && ({ 'aria-current': 'true' } as const)
  return (
    <nav className={chipsClass} aria-label={findCopy.nav.label}>
      <Link
        to={withQuery('/verlengen/telefoons/alle', query)}
        className={chipClass}
        {...current(scope?.kind === 'all' && chosen.length === 0)}
      >
        {findCopy.nav.all}
      </Link>
      {brands.map(({ slug, name }) => (
        <Link
          key={slug}
          to={withQuery(href('/verlengen/telefoons/:brand', { brand: slug }), query)}
          className={chipClass}
          {...narrowed(slug)}
          {...current(scope?.kind === 'brand' && scope.slug === slug)}
        >
          {name}
        </Link>
      ))}
      <Link
        to={withQuery('/verlengen/telefoons/refurbished', query)}
        className={chipClass}
        {...current(scope?.kind === 'refurbished')}
      >
        {findCopy.nav.refurbished}
      </Link>
    </nav>
  )
}
