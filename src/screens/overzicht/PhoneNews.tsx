import { useReadState } from '../../api/client.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import type { Day } from '../../api/contract/parts.ts'
import { modelIn } from '../../domain/phoneSpec.ts'
import { useQuietly } from '../../page/useQuietly.ts'
import { Link } from '../../routes/Link.tsx'
import drawings from '../../ui/art/drawings.svg?no-inline'
import { Card } from '../../ui/Card.tsx'
import { Coming } from '../telefoons/shared/Coming.tsx'
import { listsCopy } from './listsCopy.ts'
import styles from './PhoneNews.module.css'
import type { Parcel } from './parcel.ts'

const copy = listsCopy.phoneNews

type Props = { parcel: Parcel; today: Day }

/** The phone that was ordered, how far it is and when it comes; on its day the bird stands beside the parcel. */
export default function PhoneNews({ parcel, today }: Props) {
  // Which phone it is comes later, and is left out when that fails.
  const isKnown = useQuietly(true, handsetOrder)
  return isKnown ? <Known parcel={parcel} today={today} /> : <Told parcel={parcel} today={today} />
}

function Known(props: Props) {
  const [order] = useReadState(handsetOrder).value ?? []
  return <Told {...props} parcel={order ?? props.parcel} phone={order?.phone} />
}

type Phone = { name: string; color: string | null; picture: string | null }

function Told({ parcel, today, phone }: Props & { phone?: Phone | undefined }) {
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
          {phone ? copy.titled(modelIn(phone.name)) : copy.title}
          {phone?.color && <span className={styles.color}>{phone.color}</span>}
        </h2>
        <div className={styles.way}>
          <Coming order={parcel}>
            <Link className="link" to="/instellingen/abonnement">
              {copy.link}
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
    <use href={`${drawings}#bird`} x="0" y="44" width="118" height="106" />
  </svg>
)
