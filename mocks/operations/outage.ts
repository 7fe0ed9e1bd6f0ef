/**
 * Outages in the demo (fixtures/outages.ts): one for postcodes that begin with 1012, and maintenance in the coming night for those that
 * begin with 8881, where account 26 lives. Other areas have none.
 */
import * as v from 'valibot'
import { outages } from '../../fixtures/outages.ts'
import type * as contract from '../../src/api/contract/outage.ts'
import { type Outage, OutageType } from '../../src/api/contract/outage.ts'
import { addDays, dayOf, momentOf } from '../../src/domain/dates.ts'
import { hasPlace, messageProblem } from '../../src/domain/outage.ts'
import { zipCodeIn } from '../../src/typed/address.ts'
import { mobileNumber } from '../../src/typed/phoneNumber.ts'
import { checked, Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'

const HOUR = 3_600_000

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

/** The outages in an area at a moment (ms). */
function outagesIn(area: string, now: number): Outage[] {
  const { outage, maintenance } = outages
  if (area === outage.area) {
    const expectedEnd = iso(Math.floor(now / HOUR) * HOUR + outage.hours * HOUR)
    return [{ kind: 'outage', id: outage.id, area: outage.name, expectedEnd, text: outage.text }]
  }
  if (area !== maintenance.area) return []
  const night = addDays(dayOf(now), 1)
  const [from, until] = [momentOf(night, maintenance.from), momentOf(night, maintenance.until)]
  return [{ kind: 'maintenance', id: maintenance.id, from: iso(from), until: iso(until) }]
}

export const outage: Part<typeof contract> = {
  getOutages: (input, { now }) => outagesIn(checked(Place, input).area, now),

  reportOutage(input, { account, now, record }) {
    const { type, zipCode, since, message, phoneNumber } = checked(Report, input)
    const isPlaced = hasPlace(type) ? zipCode !== null && zipCodeIn(zipCode) !== null : zipCode === null
    const isRight = isPlaced && Date.parse(since) <= now && messageProblem(message) === null && mobileNumber(phoneNumber) !== null
    if (!isRight) throw new Refusal(400, 'Unknown input')
    const { outageReports: count } = record({ kind: 'outage-reported' })
    return { reference: `ST-26${String(account.number).padStart(3, '0')}-${String(count).padStart(3, '0')}` }
  },
}
