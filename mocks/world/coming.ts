/** The days on which something will happen to a customer, for the clock of the panel. */

import { addDays, addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { FixMeType, Overview } from '#model/overview/contract.ts'
import { isPhoneOnItsWay } from '#model/phones/phoneState.ts'
import { nextCardOn } from '#model/year/year.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { reflectionsOf } from '../subscription/reflection.ts'
import { sinceOf } from '../year/wholeMonths.ts'

/** `kind` groups the jumps of the panel: a new period, the end of the contract, or anything else. */
export type Coming = { readonly day: Day; readonly name: string; readonly kind: 'period' | 'contract' | 'other' }

const told: Partial<Record<FixMeType, string>> = {
  portingApproved: 'Nummer komt over',
  arrangement: 'Termijn van de regeling',
  arrangementLate: 'Laatste kans voor de termijn',
  phoneReturn: 'Telefoon uiterlijk terug',
  phoneReturned: 'Geld terug voor de telefoon',
  phoneRefund: 'Geld terug voor de telefoon',
  extensionLacking: 'Bundel kan niet verlengen',
  mutualLacking: 'Onderling bellen kan niet verlengen',
}

const at = (day: Day | false | null | undefined, name: string, kind: Coming['kind'] = 'other'): Coming[] =>
  day ? [{ day, name, kind }] : []

/** The day of the next card of the year, for who stays until then and has at least its last month whole. */
function nextCardOf(account: Account, { subscriptionActive, terminationDate }: Overview, today: Day): Day | null {
  const day = nextCardOn(today)
  return subscriptionActive && terminationDate === null && sinceOf(account) <= addMonths(day, -1) ? day : null
}

/** The promises to this customer after today, in order of their days. */
export function comingOf(account: Account, overview: Overview, today: Day): Coming[] {
  const { dataBundle, mutualBundle, latestInvoice, nextInvoice, fixMeBarItems, fixMeTiles, giftBundles } = overview
  const { contractEnd, handset } = account.type === 'Postpaid' ? account : { contractEnd: null, handset: null }
  const all = [
    ...at(nextInvoice?.date, 'Factuur'),
    ...at(latestInvoice?.inArrangement ? null : latestInvoice?.dueOn, 'Laatste dag om te betalen'),
    ...at(dataBundle && addDays(dataBundle.until, 1), dataBundle?.autoExtend ? 'Nieuwe periode' : 'Bundel is gestopt', 'period'),
    ...at(mutualBundle?.until && addDays(mutualBundle.until, 1), 'Onderling bellen verlengt of stopt'),
    ...fixMeBarItems.flatMap(({ templateType, date }) => (templateType ? at(date, told[templateType] ?? '') : [])),
    ...fixMeTiles.flatMap(({ templateType, date }) => (templateType === 'pendingBundle' ? at(date, 'Andere bundels') : [])),
    ...(account.type === 'Postpaid' ? reflectionsOf(account, today) : []).flatMap(({ until }) =>
      at(until, 'Laatste dag om te herroepen'),
    ),
    ...at(handset && isPhoneOnItsWay(handset) ? handset.arrivesOn : null, 'Telefoon wordt bezorgd'),
    ...giftBundles.flatMap(({ until }) => at(until, 'Laatste dag van het cadeau')),
    ...at(overview.creditValidUntil && addDays(overview.creditValidUntil, 1), 'Tegoed is verlopen'),
    ...at(overview.terminationDate && addDays(overview.terminationDate, 1), 'Abonnement is gestopt'),
    ...at(nextInvoice?.date === overview.settlement?.date ? null : overview.settlement?.date, 'Eindafrekening'),
    ...at(nextCardOf(account, overview, today), 'Jaarkaart komt'),
    ...at(contractEnd && overview.terminationDate === null && addDays(contractEnd, 1), 'Contract is voorbij', 'contract'),
  ]
  const kept = new Map(all.filter(({ day, name }) => day > today && name !== '').map((one) => [`${one.day} ${one.name}`, one]))
  return [...kept.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}
