import { slugOf, slugText } from '#kit/words/slug.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getHandsetDevice } from '#model/phones/contract/handsetShop.ts'
import { type BackLink, PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { NotFoundError, type RouteAddress } from '#platform/router/route.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { DeviceBones } from './Bones.tsx'
import { findCopy } from './copy.ts'
import styles from './Device.module.css'
import { Device } from './Device.tsx'
import { KnownPhone } from './KnownPhone.tsx'
import { phoneReads, standingReads } from './reads.ts'
import { nameOf } from './texts.ts'

const back: BackLink = { to: '/verlengen/telefoons/alle', label: findCopy.device.back }

/** `/verlengen/telefoons/:brand/:name`: one phone, in the variant that the address names. */
export default function Telefoon() {
  const { brand, name } = useAddress('/verlengen/telefoons/:brand/:name')
  const [ofBrand, slug] = [slugOf(brand), slugOf(name)]
  if (ofBrand === '' || slug === '') throw new NotFoundError(findCopy.device.unknown)
  if (ofBrand !== brand || slug !== name) return <Redirect to={addressIn(ofBrand, slug)} />
  return <Asked key={slug} brand={brand} name={name} />
}

/** An impossible name is not requested from the backend. */
Telefoon.reads = ({ prepaid }: AccessFacts, { params: { name = '' } }: Pick<RouteAddress, 'params'>) => {
  const slug = slugOf(name)
  return slug === '' ? [] : [...phoneReads(slug), ...standingReads(prepaid)]
}

const addressIn = (brand: string, name: string): string =>
  href('/verlengen/telefoons/:brand/:name', { brand, name }) + location.search

function Asked({ brand, name }: { brand: string; name: string }) {
  const phone = useReadState(getHandsetDevice, { name }).value
  if (phone && phone.brand.slug !== brand) return <Redirect to={addressIn(phone.brand.slug, name)} />
  return (
    <div className="wrap page">
      <div className={styles.detail}>
        <div className={styles.head}>
          <PageHead
            title={phone ? nameOf(phone) : `${slugText(brand)} ${slugText(name)}`}
            intro={findCopy.device.intro}
            back={back}
          />
        </div>
        <ReadBlock waiting={<DeviceBones />} failedText={findCopy.failed}>
          <KnownPhone>
            <Device name={name} />
          </KnownPhone>
        </ReadBlock>
      </div>
    </div>
  )
}
