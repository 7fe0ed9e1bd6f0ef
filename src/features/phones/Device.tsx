import { useEffect, useEffectEvent, useState } from 'react'
import { pathHere } from '#kit/base.ts'
import { now } from '#kit/clock.ts'
import { ActionBar } from '#kit/ui/ActionBar.tsx'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { getHandsetDevice, getHandsetPortfolio, type Smartphone } from '#model/phones/contract/handsetShop.ts'
import { deviceCostOf } from '#model/phones/instalment.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import { firstCostOf } from '#model/phones/phoneFilters.ts'
import { insteadOf, isAvailable, nearestVariant, specOfVariant, type Variant } from '#model/phones/phoneSpec.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { handsetItem } from '#platform/analytics/handsetItem.ts'
import { useAnnounced } from '#platform/analytics/useAnnounced.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { type Href, href, withQuery } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { DeviceBones } from './Bones.tsx'
import { Colors } from './Colors.tsx'
import { findCopy, shopCopy } from './copy.ts'
import styles from './Device.module.css'
import { Gallery } from './Gallery.tsx'
import { countHit } from './hits.ts'
import { NotAllowed } from './NotAllowed.tsx'
import { PlainFacts } from './PlainFacts.tsx'
import { PaySums, Prices } from './Prices.tsx'
import { SizeBeside } from './SizeBeside.tsx'
import { swatchOf } from './Swatch.tsx'
import { nameOf, storageSoldOut, variantQuery } from './texts.ts'
import { useShopState } from './useShopState.ts'

export function Device({ name }: { name: string }) {
  const phone = useRead(getHandsetDevice, { name })
  const portfolio = useRead(getHandsetPortfolio)
  const standing = useShopState()
  const { variant: shown, choose } = useVariant(phone)
  const variant = shown ?? nearestVariant(phone)
  // Waits for the notice as well, so that the prices do not shift.
  if (!standing.settled) return <DeviceBones />
  const cost = firstCostOf(phone, variant, portfolio)
  const tint = { '--tint': swatchOf(variant.color.slug) ?? undefined }
  const onward = standing.why?.length === 0 && isAvailable(phone, variant) ? orderOf(phone, variant) : null
  return (
    <>
      <Seen phone={phone} variant={variant} />
      <div className={styles.ground} style={tint} />
      <div className={styles.stage} style={tint}>
        <Gallery phone={phone} color={variant.color} />
        <aside className={styles.summary} aria-label={findCopy.device.summary}>
          <Card className="stack stack--tight">
            <p className="strong">
              {nameOf(phone)}, {variant.storage.name}, {variant.color.name.toLowerCase()}
            </p>
            <PaySums cost={cost} />
            {onward && <Onward to={onward} />}
          </Card>
        </aside>
      </div>
      <div className={styles.config}>
        {phone.about && <p className="lead">{phone.about}</p>}
        <Availability phone={phone} variant={variant} choose={choose} />
        <NotAllowed standing={standing} />
        <Colors phone={phone} variant={variant} choose={choose} />
        <RadioCards
          name="opslag"
          label={findCopy.device.storage}
          row
          options={variant.color.storage.map((storage) => ({
            value: storage.slug,
            title: storage.name,
            text: euro(deviceCostOf(storage.costs)),
            ...(!isAvailable(phone, { ...variant, storage }) && { unavailable: storageSoldOut(phone, variant.color) }),
          }))}
          value={variant.storage.slug}
          onChange={(storage) => choose(nearestVariant(phone, { color: variant.color.slug, storage }))}
        />
        <Prices phone={phone} variant={variant} portfolio={portfolio} />
        {phone.size && standing.own && <SizeBeside size={phone.size} name={nameOf(phone)} own={standing.own} />}
        <PlainFacts phone={phone} variant={variant} />
        <section aria-labelledby="eigenschappen">
          <Card className="stack">
            <h2 className="title-card" id="eigenschappen">
              {findCopy.device.specs}
            </h2>
            <Facts>
              {phone.specs.map(({ term, text }) => (
                <Fact key={term} term={term}>
                  {text}
                </Fact>
              ))}
              <Fact term={findCopy.device.articleNumber}>{variant.storage.articleCode}</Fact>
            </Facts>
          </Card>
        </section>
      </div>
      {onward && (
        <div className={styles.actions}>
          <ActionBar
            amount={euro(cost.credit > 0 ? cost.monthly : cost.now)}
            text={cost.credit > 0 ? findCopy.device.sum(euro(cost.now)) : findCopy.device.atOnce}
            overTabs
          >
            <Onward to={onward} />
          </ActionBar>
        </div>
      )}
    </>
  )
}

const orderOf = (phone: Smartphone, variant: Variant): Href =>
  href('/verlengen/telefoons/:brand/:name/:spec', {
    brand: phone.brand.slug,
    name: phone.model,
    spec: specOfVariant(variant),
  })

const Onward = ({ to }: { to: Href }) => (
  <ButtonLink to={to} variant="primary-green" wide>
    {findCopy.device.button}
  </ButtonLink>
)

/** A view counts once per visit to the page, also when another variant is chosen later. */
function Seen({ phone, variant }: { phone: Smartphone; variant: Variant }) {
  useAnnounced({ event: 'view_item', items: [handsetItem(phone, variant)] })
  const count = useEffectEvent(() => countHit(phone, variant))
  useEffect(() => count(), [])
  return null
}

type Shown = { phone: Smartphone; variant: Variant; choose: (variant: Variant) => void }

function Availability({ phone, variant, choose }: Shown) {
  const address = useReadState(getAddress).value
  const [moment] = useState(now)
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
        <p className="small muted">{shopCopy.delivery(weekdayText(phoneArrivesOn(moment, address.zipCode)))}</p>
      )}
      {!isThere && <SoldOut phone={phone} variant={variant} choose={choose} />}
    </div>
  )
}

/** Alternatives for a sold-out variant. The customer chooses; nothing is switched automatically. */
function SoldOut({ phone, variant, choose }: Shown) {
  const ways = insteadOf(phone, variant)
  return (
    <Notice
      action={
        ways.length > 0 &&
        ways.map((way) => (
          <Button key={specOfVariant(way)} variant="outline" size="small" onPress={() => choose(way)}>
            {findCopy.device.instead(way.storage.name, way.color.name, euro(deviceCostOf(way.storage.costs)))}
          </Button>
        ))
      }
    >
      {ways.length > 0 ? findCopy.device.soldOut : findCopy.device.allSoldOut}
    </Notice>
  )
}

/** The variant, stored in the address so that Back, a reload and a shared link show the same. */
function useVariant(phone: Smartphone | null) {
  const query = new URLSearchParams(usePlace().search)
  const [color, storage] = [query.get('kleur'), query.get('opslag')]
  const wanted = { ...(color && { color }), ...(storage && { storage }) }
  const variant = phone && nearestVariant(phone, isKnown(phone, wanted))
  return {
    variant,
    choose: (next: Variant) => navigate(withQuery(pathHere() as Href, variantQuery(next)), { replace: true }), // of this screen
  }
}

/** Ignores a colour or storage size that the phone does not have. */
function isKnown({ colors }: Smartphone, { color, storage }: { color?: string; storage?: string }) {
  return {
    ...(color !== undefined && colors.some(({ slug }) => slug === color) && { color }),
    ...(storage !== undefined && colors.some((one) => one.storage.some(({ slug }) => slug === storage)) && { storage }),
  }
}
