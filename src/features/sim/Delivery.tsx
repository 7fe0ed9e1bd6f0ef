import { dayOf } from '#kit/dates.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { weekdayText } from '#kit/words/dateText.ts'
import type { Address } from '#model/profile/contract/address.ts'
import type { SimKind, SimReason } from '#model/sim/contract/sim.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { isEsim } from '#model/sim/simcard.ts'
import { deliveryOf, worksMeanwhile } from '#model/sim/simOrder.ts'
import { Link } from '#platform/router/Link.tsx'
import { requestCopy } from './copy.ts'

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
export function SimDelivery({ kind, simcard, reason, begins, address }: Props) {
  const works = worksMeanwhile(simcard, reason)
  if (kind === 'esim') {
    if (!works) return null
    return isEsim(simcard.type) ? (
      <Notice tone="warn">{requestCopy.keepEsim}</Notice>
    ) : (
      <p className="muted">{requestCopy.keepOldEsim}</p>
    )
  }
  const { from, until } = deliveryOf(dayOf(begins), address.zipCode)
  return (
    <>
      <div>
        <p>{requestCopy.address(lineOf(address))}</p>
        <p className="muted">{requestCopy.expected(weekdayText(from), weekdayText(until))}</p>
        {livesOnWaddenIsland(address.zipCode) && <p className="muted">{requestCopy.wadden}</p>}
      </div>
      <p className="small muted">
        {requestCopy.addressWhy}{' '}
        <Link to="/instellingen/wijzig/adres" className="link">
          {requestCopy.changeAddress}
        </Link>
      </p>
      {works && <p className="muted">{requestCopy.keepOld}</p>}
    </>
  )
}
