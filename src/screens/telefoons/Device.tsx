import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { handsetItem } from '../../analytics/handsetItem.ts'
import { useAnnounced } from '../../analytics/useAnnounced.ts'
import { useOptionalRead, useRead } from '../../api/client.ts'
import { getAddress } from '../../api/contract/address.ts'
import { getHandsetDevice, getHandsetPortfolio, type Smartphone } from '../../api/contract/handsetShop.ts'
import { livesOnWaddenIsland } from '../../domain/address.ts'
import { deviceCostOf } from '../../domain/instalment.ts'
import { euro } from '../../domain/money.ts'
import { firstCostOf } from '../../domain/phoneFilters.ts'
import { isAvailable, nearestVariant, specOfVariant, type Variant } from '../../domain/phoneSpec.ts'
import { type Href, href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { DeviceBones } from './Bones.tsx'
import { Colors } from './Colors.tsx'
import { findCopy, shopCopy } from './copy.ts'
import styles from './Device.module.css'
import { Gallery } from './Gallery.tsx'
import { countHit } from './hits.ts'
import { NotAllowed } from './NotAllowed.tsx'
import { Prices } from './Prices.tsx'
import { useStanding } from './useStanding.ts'
import { useVariant } from './useVariant.ts'

const copy = findCopy.device

/** A phone as it is sold: its sides, colours and sizes, what it costs and how it comes. */
export function Device({ name }: { name: string }) {
  const phone = useRead(getHandsetDevice, { name })
  const portfolio = useRead(getHandsetPortfolio)
  const standing = useStanding()
  const { variant: shown, choose } = useVariant(phone)
  const variant = shown ?? nearestVariant(phone)
  // What stands in the way and what it costs come together: nothing moves.
  if (!standing.settled) return <DeviceBones />
  const onward = standing.why?.length === 0 && isAvailable(phone, variant) ? orderOf(phone, variant) : null
  return (
    <>
      <Seen phone={phone} variant={variant} />
      <div className={styles.stage}>
        <Gallery key={variant.color.slug} phone={phone} color={variant.color} />
      </div>
      <div className={styles.config}>
        <Availability phone={phone} variant={variant} />
        <NotAllowed standing={standing} />
        <Colors phone={phone} variant={variant} choose={choose} />
        <RadioCards
          name="opslag"
          label={copy.storage}
          row
          options={variant.color.storage.map((storage) => ({
            value: storage.slug,
            title: storage.name,
            text: euro(deviceCostOf(storage.costs)),
            ...(!isAvailable(phone, { ...variant, storage }) && { unavailable: shopCopy.availability.soldOut }),
          }))}
          value={variant.storage.slug}
          onChange={(storage) => choose(nearestVariant(phone, { color: variant.color.slug, storage }))}
        />
        <Prices phone={phone} variant={variant} portfolio={portfolio} />
        {onward && (
          <div className={styles.order}>
            <Onward to={onward} />
          </div>
        )}
      </div>
      <section className={styles.specs} aria-labelledby="eigenschappen">
        <Card className="stack">
          <h2 className="title-card" id="eigenschappen">
            {copy.specs}
          </h2>
          <Facts>
            {phone.specs.map(({ term, text }) => (
              <Fact key={term} term={term}>
                {text}
              </Fact>
            ))}
            <Fact term={copy.articleNumber}>{variant.storage.articleCode}</Fact>
          </Facts>
        </Card>
      </section>
      {onward && (
        <div className={styles.actions}>
          <Sum variant={variant}>
            <Onward to={onward} />
          </Sum>
        </div>
      )}
    </>
  )
}

/** Where this variant is ordered. */
const orderOf = (phone: Smartphone, variant: Variant): Href =>
  href('/verlengen/telefoons/:brand/:name/:spec', {
    brand: phone.brand.slug,
    name: phone.model,
    spec: specOfVariant(variant),
  })

const Onward = ({ to }: { to: Href }) => (
  <Link to={to} className={buttonClass({ variant: 'primary-green', wide: true })}>
    {copy.button}
  </Link>
)

function Sum({ variant, children }: { variant: Variant; children: ReactNode }) {
  const { monthly, initial } = firstCostOf(variant)
  return (
    <ActionBar amount={euro(monthly)} text={copy.sum(euro(initial))} overTabs>
      {children}
    </ActionBar>
  )
}

/** The look counts once (spec 3 handset-hit counter, spec 7 view_item), whatever is chosen after it. */
function Seen({ phone, variant }: { phone: Smartphone; variant: Variant }) {
  useAnnounced({ event: 'view_item', items: [handsetItem(phone, variant)] })
  const count = useEffectEvent(() => countHit(phone, variant))
  useEffect(() => count(), [])
  return null
}

function Availability({ phone, variant }: { phone: Smartphone; variant: Variant }) {
  const address = useOptionalRead(getAddress)
  const isThere = isAvailable(phone, variant)
  const { discount } = variant.storage.costs
  return (
    <div className="stack stack--tight">
      <p className="cluster">
        <Badge tone={isThere ? 'good' : 'neutral'}>
          {isThere ? shopCopy.availability.inStock : shopCopy.availability.soldOut}
        </Badge>
        {phone.refurbished && <Badge tone="info">{findCopy.card.refurbished}</Badge>}
        {isThere && discount > 0 && <Badge tone="accent">{findCopy.card.discount(euro(discount))}</Badge>}
      </p>
      {isThere && address && (
        <p className="small muted">{livesOnWaddenIsland(address.zipCode) ? shopCopy.deliveryWadden : shopCopy.delivery}</p>
      )}
      {!isThere && <Notice>{phone.available ? copy.soldOut : copy.allSoldOut}</Notice>}
    </div>
  )
}
