/**
 * Outages in the demo (fixtures/outages.ts): one for postcodes that begin with 1012, which lasts three hours from when the account was
 * first seen, and maintenance in the coming night for those that begin with 8881, where account 26 lives. Other areas have none, until one
 * strikes (mocks/world/happenings.ts).
 */
import * as v from 'valibot'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import { zipCodeIn } from '#kit/typed/address.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import * as contract from '#model/outage/contract.ts'
import { MOST_COMPENSATIONS, type Outage, OutageType } from '#model/outage/contract.ts'
import { hasPlace, messageProblem } from '#model/outage/outage.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { outages } from '../../fixtures/outages.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area } from '../server/backend.ts'
import { compensationsOf } from './compensations.ts'
import { lastingOutages, outageReferenceOf } from './world.ts'

const Place = v.object({ area: v.pipe(v.string(), v.regex(/^[1-9]\d{3}$/)) })
const Report = v.object({
  type: OutageType,
  zipCode: v.nullable(v.pipe(v.string(), v.maxLength(10))),
  since: v.pipe(v.string(), v.isoTimestamp()),
  message: v.pipe(v.string(), v.maxLength(2000)),
  phoneNumber: v.pipe(v.string(), v.maxLength(20)),
  outage: v.nullable(v.pipe(v.string(), v.maxLength(100))),
})

const iso = (moment: number): string => new Date(moment).toISOString()

/** The maintenance in an area: this night until it is over, and then the next. */
function maintenanceIn(area: string, now: number): Outage[] {
  const { maintenance } = outages
  if (area !== maintenance.area) return []
  const today = dayOf(now)
  const night = now < momentOf(today, maintenance.until) ? today : addDays(today, 1)
  const [from, until] = [momentOf(night, maintenance.from), momentOf(night, maintenance.until)]
  return [{ kind: 'maintenance', id: maintenance.id, from: iso(from), until: iso(until) }]
}

/** The outages in an area at a moment (ms). The provider explains only one of them. */
const outagesIn = (account: Account, area: string, now: number): Outage[] => [
  ...lastingOutages(account, now)
    .filter((outage) => outage.area === area)
    .map(({ id, name, until }): Outage => {
      const text = id === outages.outage.id ? outages.outage.text : null
      return { kind: 'outage', id, area: name, expectedEnd: until === null ? null : iso(until), text }
    }),
  ...maintenanceIn(area, now),
]

export const outageOperations = area(contract)({
  getOutages: (input, { account, now }) => outagesIn(account, checked(Place, input).area, now),

  getCompensations: (_, { account, now }) => compensationsOf(account, now).slice(0, MOST_COMPENSATIONS),

  reportOutage(input, { account, now, record }) {
    const { type, zipCode, since, message, phoneNumber, outage } = checked(Report, input)
    const number = mobileNumber(phoneNumber)
    const isPlaced = hasPlace(type) ? zipCode !== null && zipCodeIn(zipCode) !== null : zipCode === null
    const isRight = isPlaced && Date.parse(since) <= now && messageProblem(message) === null
    if (!isRight || number === null) throw new Refusal(400, 'Unknown input')
    const { outageReports: count } = record({ kind: 'outage-reported', phoneNumber: number, outage })
    return { reference: outageReferenceOf(account, count) }
  },
})
