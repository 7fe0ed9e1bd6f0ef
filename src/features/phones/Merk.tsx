import { useEffect, useEffectEvent } from 'react'
import { slugOf, slugText } from '#kit/words/slug.ts'
import { getHandsetDevices, type Smartphone } from '#model/phones/contract/handsetShop.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { NotFoundError } from '#platform/router/route.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { findCopy } from './copy.ts'
import { countBrandHit } from './hits.ts'
import { ListPage } from './ListPage.tsx'
import { shopReads } from './reads.ts'

/** `/verlengen/telefoons/:brand`: an unknown brand is a 404. */
export default function Merk() {
  const { brand } = useAddress('/verlengen/telefoons/:brand')
  const slug = slugOf(brand)
  const phones = useReadState(getHandsetDevices).value
  const sold = phones?.find((phone) => phone.brand.slug === slug)?.brand
  if (slug === '' || (phones && sold === undefined)) throw new NotFoundError(findCopy.device.unknown)
  if (slug !== brand) return <Redirect to={href('/verlengen/telefoons/:brand', { brand: slug }) + location.search} />
  const name = sold?.name ?? slugText(slug)
  const { heading, intro } = findCopy.brand
  return (
    <>
      {sold && <Seen key={slug} brand={sold} />}
      <ListPage scope={{ kind: 'brand', slug }} title={heading(name)} intro={intro(name)} />
    </>
  )
}

Merk.reads = shopReads

function Seen({ brand }: { brand: Smartphone['brand'] }) {
  const count = useEffectEvent(() => countBrandHit(brand))
  useEffect(() => count(), [])
  return null
}
