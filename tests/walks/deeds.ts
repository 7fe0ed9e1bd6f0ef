import { accountOf } from '../../fixtures/accounts/all.ts'
import { sender } from '../../mocks/warnings/devices.ts'
import type { Random } from '../../mocks/world/random.ts'
import { cases } from '../law/writes.ts'
import { asOwn, type Choice, oneOf, orders, type Wanted } from './choices.ts'
import { access, isPushService } from './choicesOfAccess.ts'
import { phones } from './choicesOfPhones.ts'
import { service } from './choicesOfService.ts'
import type { Walker } from './customer.ts'

const chosen: readonly Choice[] = [...orders, ...access, ...service, ...phones]
sender.sendsTo = isPushService

/** The writes as a test of each of them sends them: every one of the contract, most of which any customer may send at any time. */
const usual = Object.entries(cases).flatMap(([name, some]) => some.map((one) => ({ name, ...one })))

async function usualOne(walker: Walker, random: Random): Promise<Wanted | null> {
  const one = oneOf(random, usual)
  if (!one) return null
  const own = accountOf(walker.number)
  try {
    const input = (typeof one.input === 'function' ? await one.input(walker.browser) : one.input) ?? {}
    return { name: one.name, input: own ? asOwn(input, own) : input }
  } catch (error) {
    // What it is about is not there: nothing to pay, nobody to answer.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'ValiError')) return null
    throw error
  }
}

/** What this customer does next; null when there was nothing to choose. */
export async function nextDeed(walker: Walker, random: Random): Promise<Wanted | null> {
  if (random() < 0.3) return usualOne(walker, random)
  const kind = walker.isPrepaid() ? 'prepaid' : 'postpaid'
  // Now and then somebody does what only the other kind of customer may do.
  const possible = random() < 0.03 ? chosen : chosen.filter(([, who]) => who === 'both' || who === kind)
  let place = random() * possible.reduce((sum, [weight]) => sum + weight, 0)
  const drawn = possible.find(([weight]) => {
    place -= weight
    return place < 0
  })
  return drawn?.[2](walker, random) ?? null
}
