import type { Address } from '../../api/contract/address.ts'
import type { SimKind, SimReason } from '../../api/contract/sim.ts'
import type { Simcard } from '../../api/contract/simcard.ts'
import { dayOf } from '../../domain/dates.ts'
import { isEsim } from '../../domain/simcard.ts'
import { deliveryOf, worksMeanwhile } from '../../domain/simOrder.ts'
import { Link } from '../../routes/Link.tsx'
import { livesOnWaddenIsland } from '../../typed/address.ts'
import { Notice } from '../../ui/Notice.tsx'
import { weekdayText } from '../../words/dateText.ts'
import { requestCopy as copy } from './copy.ts'

const lineOf = ({ street, houseNumber, houseNumberAddition, zipCode, city }: Address): string =>
  `${street} ${[houseNumber, houseNumberAddition].filter(Boolean).join(' ')}, ${zipCode} ${city}`

type Props = {
  kind: SimKind
  simcard: Pick<Simcard, 'type' | 'status'>
  reason: SimReason | null
  /** When the order begins (ms). */
  begins: number
  address: Address
}

/**
 * Where the card goes, when, and what works until then. The address cannot be changed here: an intruder could otherwise have the customer's
 * number sent to their own address.
 */
export function Delivery({ kind, simcard, reason, begins, address }: Props) {
  const works = worksMeanwhile(simcard, reason)
  if (kind === 'esim') {
    if (!works) return null
    return isEsim(simcard.type) ? <Notice tone="warn">{copy.keepEsim}</Notice> : <p className="muted">{copy.keepOldEsim}</p>
  }
  const { from, until } = deliveryOf(dayOf(begins), address.zipCode)
  return (
    <>
      <div>
        <p>{copy.address(lineOf(address))}</p>
        <p className="muted">{copy.expected(weekdayText(from), weekdayText(until))}</p>
        {livesOnWaddenIsland(address.zipCode) && <p className="muted">{copy.wadden}</p>}
      </div>
      <p className="small muted">
        {copy.addressWhy}{' '}
        <Link to="/instellingen/wijzig/adres" className="link">
          {copy.changeAddress}
        </Link>
      </p>
      {works && <p className="muted">{copy.keepOld}</p>}
    </>
  )
}
