/**
 * Stand-ins for what a visitor of the demo may have typed about a real person: names, addresses, bank accounts, numbers, own pictures. A
 * state that is copied keeps every event, with made-up values in their place. Values that are made up already (fixtures, `.example`) stay.
 * The same value always gets the same stand-in, so that a payment still belongs to its bank account.
 */

import type { PortingRequest } from '#model/porting/contract.ts'
import { isHolder } from '#model/profile/bankAccount.ts'
import type { Address } from '#model/profile/contract/address.ts'
import type { Description, OrderedSubscription } from '../../fixtures/accounts/account.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { PICTURE } from '../../fixtures/accounts/picture.ts'
import { addressOf, streets } from '../../fixtures/addresses.ts'
import { ibanFor, OUR_BANK } from '../../fixtures/iban.ts'
import type { Purchase } from '../payment/events.ts'
import type { WorldEvent, WorldEventKind } from '../world/events.ts'
import { between, randomOf } from '../world/random.ts'

/** Eight digits that follow from a text. */
const digitsFor = (text: string): string => String(between(randomOf('stand-in', text), 10_000_000, 99_999_999))

/** No German bank has this code. */
const NO_BANK = '99999999'

function iban(typed: string): string {
  const plain = typed.replace(/\s/g, '').toUpperCase()
  if (plain === '' || plain.slice(4, 8) === OUR_BANK || plain.slice(4, 12) === NO_BANK) return typed
  // An account abroad is linked in another way than a Dutch one.
  return plain.startsWith('NL')
    ? ibanFor('NL', `${OUR_BANK}80${digitsFor(plain)}`)
    : ibanFor('DE', `${NO_BANK}80${digitsFor(plain)}`)
}

const email = (typed: string): string => (typed.endsWith('.example') ? typed : `bezoeker${digitsFor(typed)}@voorbeeld.example`)

/** A link works only in the browser that asked for it. */
const token = (secret: string): string => (/^\d{8}$/.test(secret) ? secret : digitsFor(secret))

/** The mobile numbers of the demo begin with 0690, the others with 088 0000. The last four digits stay: what happens depends on them. */
function phoneNumber(typed: string): string {
  if (/^0690|^0880000/.test(typed)) return typed
  const last = typed.slice(-4)
  return typed.startsWith('06') ? `069005${last}` : `088000${last}`
}

/** The four digits of the postcode stay: an area, on which outages and deliveries depend. */
function address(typed: Address): Address {
  const { street, city } = addressOf(1)
  const known = typed.zipCode.endsWith('ZZ') ? { street, city } : streets.get(typed.zipCode)
  if (known?.street === typed.street && known.city === typed.city) return typed
  const houseNumber = 1000 + Number(digitsFor(JSON.stringify(typed)).slice(-3))
  return { street, houseNumber, houseNumberAddition: '', zipCode: `${typed.zipCode.slice(0, 4)} ZZ`, city }
}

/** A made-up person who is no test customer. */
const somebody = { firstName: 'Robin', lastName: 'Wadloper' } as const

/**
 * The customer is the account of the demo. The bank compares the name with the holder of the account, so that a name that is not the holder's
 * stays one that is not.
 */
function subscription(order: OrderedSubscription, own: Description): OrderedSubscription {
  const { person, given } = order
  const isHolders = isHolder(`${own.firstName.charAt(0)} ${own.lastName}`, person)
  const { firstName, lastName } = isHolders ? own : somebody
  return {
    ...order,
    person: { firstName, lastName, email: email(person.email), address: address(person.address) },
    given: {
      ...given,
      initials: given.initials === '' ? '' : `${firstName.charAt(0)}.`,
      birthDate: given.birthDate === null ? null : own.birthDay,
      iban: iban(given.iban),
    },
  }
}

const purchase = (what: Purchase, own: Description): Purchase => {
  if (what.kind === 'switch') return { ...what, iban: iban(what.iban), order: subscription(what.order, own) }
  return what.kind === 'bank-account' ? { ...what, iban: iban(what.iban) } : what
}

/** The customer number of a business contract ends with the last four digits of the phone number, or does not. */
function request(typed: PortingRequest): PortingRequest {
  const number = phoneNumber(typed.number)
  if (number === typed.number || typed.customerNumber === null) return { ...typed, number }
  const last = number.slice(-4)
  const isRight = typed.customerNumber.endsWith(last)
  return { ...typed, number, customerNumber: `KLANT${isRight ? last : last === '0000' ? '1111' : '0000'}` }
}

export const standIns: { readonly [K in WorldEventKind]?: (event: WorldEvent<K>, own: Description) => WorldEvent<K> } = {
  'switch-ordered': (event, own) => ({ ...event, order: subscription(event.order, own) }),
  'payment-begun': (event, own) => ({ ...event, what: purchase(event.what, own) }),
  'payment-decided': (event, own) => ({ ...event, what: purchase(event.what, own) }),
  'bank-form': (event) => ({ ...event, iban: iban(event.iban) }),
  'email-asked': (event) => ({ ...event, email: email(event.email), token: token(event.token) }),
  'email-confirmed': (event) => ({ ...event, email: email(event.email) }),
  'address-changed': (event) => ({ ...event, address: address(event.address) }),
  'porting-asked': (event) => ({ ...event, request: request(event.request) }),
  invited: (event) => ({ ...event, phoneNumber: phoneNumber(event.phoneNumber) }),
  'data-given': (event) => ({ ...event, phoneNumber: phoneNumber(event.phoneNumber) }),
  'outage-reported': (event) => ({ ...event, phoneNumber: phoneNumber(event.phoneNumber) }),
  'question-asked': (event) => ({ ...event, text: event.text === '' ? '' : '…' }),
  withdrawn: (event) => ({ ...event, receipt: { ...event.receipt, email: email(event.receipt.email) } }),
  'network-switched': (event) => ({ ...event, forwardTo: event.forwardTo === null ? null : phoneNumber(event.forwardTo) }),
  'profile-saved': (event) => ({ ...event, nickName: event.nickName === '' ? '' : somebody.firstName }),
  'picture-saved': (event) => ({ ...event, base64: event.base64 === null ? null : PICTURE }),
}

/** The event of an account with stand-ins for what was typed about a person. */
export function withStandIns(event: WorldEvent, number: number): WorldEvent {
  const own = accountOf(number)
  // Each kind has its own stand-ins, but TypeScript cannot match the pair here.
  const replaced = standIns[event.kind] as ((event: WorldEvent, own: Description) => WorldEvent) | undefined
  return own && replaced ? replaced(event, own) : event
}
