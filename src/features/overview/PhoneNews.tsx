import { Coming } from '#features/phones/shared/Coming.tsx'
import type { Day } from '#kit/parts.ts'
import drawings from '#kit/ui/art/drawings.svg?no-inline'
import { Card } from '#kit/ui/Card.tsx'
import { type Overview, postpaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import type { PhoneDelivery } from '#model/phones/phoneComing.ts'
import { modelIn } from '#model/phones/phoneSpec.ts'
import { useOptionalRead } from '#page/useOptionalRead.ts'
import { Link } from '#platform/router/Link.tsx'
import styles from './PhoneNews.module.css'
import { parcelOf } from './parcel.ts'

const phoneNewsCopy = {
  title: 'Je nieuwe telefoon',
  titled: (model: string) => `Je ${model}`,
  link: 'Bekijk je telefoon',
} as const

/** The phone that was ordered, how far it is and when it comes; on its day the bird is drawn beside the parcel. */
export default function PhoneNews({ overview, today }: { overview: Overview; today: Day }) {
  const parcel = parcelOf(overview, today)
  return parcel && <News parcel={parcel} today={today} />
}

function News({ parcel, today }: { parcel: PhoneDelivery; today: Day }) {
  // Which phone it is comes later, and is left out when that fails.
  const phone = useOptionalRead(true, handsetOrder)?.[0]?.phone
  return (
    <Card>
      <section className={styles.news} aria-labelledby="telefoonnieuws">
        <div className={styles.drawing} aria-hidden="true">
          {parcel.arrivesOn === today ? (
            <BirdAndParcel />
          ) : phone?.picture ? (
            <img src={phone.picture} alt="" width={200} height={240} />
          ) : (
            <svg viewBox="0 0 96 96">
              <use href={`${drawings}#tile-phone`} />
            </svg>
          )}
        </div>
        <h2 className="title-card" id="telefoonnieuws">
          {phone ? phoneNewsCopy.titled(modelIn(phone.name)) : phoneNewsCopy.title}
          {phone?.color && ' '}
          {phone?.color && <span className={styles.color}>{phone.color}</span>}
        </h2>
        <div className={styles.way}>
          <Coming order={parcel} told={postpaidOverview}>
            <Link className="link" to="/instellingen/abonnement">
              {phoneNewsCopy.link}
            </Link>
          </Coming>
        </div>
      </section>
    </Card>
  )
}

const BirdAndParcel = () => (
  <svg viewBox="0 0 200 160">
    <ellipse className={styles.sand} cx="104" cy="148" rx="92" ry="9" />
    <path className={styles.box} d="M104 78h78v68h-78z" />
    <path className={styles.tape} d="M134 78h18v26l-9-6-9 6z" />
    <path className={styles.edge} d="M104 78h78v10h-78z" />
    <use href={`${drawings}#animal`} x="0" y="44" width="118" height="106" />
  </svg>
)
