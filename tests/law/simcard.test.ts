import * as v from 'valibot'
import { accounts } from '../../fixtures/accounts/all.ts'
import { getAddress } from '../../src/api/contract/address.ts'
import { getInvoice, LATEST } from '../../src/api/contract/invoices.ts'
import { postpaidOverview } from '../../src/api/contract/overview.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import {
  activateSimcard,
  createSimcard,
  getEsim,
  getSimcardDetails,
  getSimcardOffer,
  type SimKind,
  type SimReason,
  settingsChangeSimcardBlock,
} from '../../src/api/contract/sim.ts'
import { getSimCard } from '../../src/api/contract/simcard.ts'
import { addDays, addMonths, startOfMonth } from '../../src/domain/dates.ts'
import { canBlock } from '../../src/domain/simcard.ts'
import { deliveryOf, reasonsFor, simPrice } from '../../src/domain/simOrder.ts'
import { requestedText } from '../../src/screens/simkaart/text.ts'
import { type Customer, chance, law, oneOf } from './law.ts'

type Choice = { kind: SimKind; reason: SimReason; type: 'USIM' | 'ESIMIOS' | 'ESIMANDROID'; on: Day }

const replaced = async (customer: Customer) =>
  (await customer.read(postpaidOverview)).currentCosts?.fixed.find(({ title }) => title === 'Vervangende simkaart')?.amount ?? 0

law<Choice>('simcard', {
  // Accounts that can order a card: not with a stopped or cancelled subscription, a card blocked by the provider, or a card on its way.
  accounts: accounts.flatMap(({ number, type }) => (type === 'Postpaid' && ![3, 4, 6, 8, 12, 14].includes(number) ? number : [])),
  async choose(customer, random) {
    const kind = oneOf(random, ['physical', 'esim'] as const)
    const simcard = await customer.read(getSimCard)
    const reason = oneOf(random, reasonsFor(kind, simcard.type))
    if ((reason === 'LOST' || chance(random, 0.2)) && canBlock(simcard))
      await customer.write(settingsChangeSimcardBlock, { blocked: true, reason: 'STOLEN' })
    const type = kind === 'physical' ? 'USIM' : oneOf(random, ['ESIMIOS', 'ESIMANDROID'] as const)
    return { kind, reason, type, on: customer.today() }
  },
  async told(customer, { kind, reason, type }) {
    const price = simPrice(await customer.read(getSimcardOffer), kind, reason)
    const { zipCode } = await customer.read(getAddress)
    const delivery = kind === 'physical' ? deliveryOf(customer.today(), zipCode) : null
    const total = (await customer.read(postpaidOverview)).currentCosts?.total ?? 0
    return {
      price,
      from: delivery?.from ?? null,
      until: delivery?.until ?? null,
      isEsim: kind === 'esim',
      type,
      replaced: price,
      total: total + price,
      isComing: true,
      works: true,
      invoiced: price,
    }
  },
  async order(customer, { kind, reason, type }) {
    const price = simPrice(await customer.read(getSimcardOffer), kind, reason)
    const receipt = await customer.write(createSimcard, { type, reason, price })
    const { isEsim, line, onInvoice } = requestedText(receipt)
    return {
      price: onInvoice ? receipt.price : line.oneOff,
      from: receipt.expectedFrom,
      until: receipt.expectedOn,
      isEsim,
      type: receipt.type,
    }
  },
  async pending(customer) {
    const { pending } = await customer.read(getSimcardDetails)
    const { fixMeBarItems, currentCosts } = await customer.read(postpaidOverview)
    const esim = await customer.read(getEsim)
    return {
      'instellingen/simkaart': { type: pending?.type, until: pending?.expectedOn },
      overzicht: {
        isComing: fixMeBarItems.some(({ templateType }) => templateType === 'simActivation' || templateType === 'esimActivation'),
        replaced: await replaced(customer),
        total: currentCosts?.total,
      },
      esim: esim.state === 'ready' ? { isEsim: true, type: esim.type } : { isEsim: false },
    }
  },
  startsOn: ({ until }) => (until === null ? null : String(until)),
  async after(customer, { kind, on }) {
    await customer.write(activateSimcard, { digits: kind === 'esim' ? null : await digitsOf(customer) })
    await customer.turnTo(addDays(customer.today(), 1))
    const { type, status, hasPendingSimcardActivation } = await customer.read(getSimCard)
    const works = status === 'Actief' && !hasPendingSimcardActivation
    await customer.turnTo(addDays(addMonths(startOfMonth(on), 1), 20))
    const invoice = await customer.read(getInvoice, { id: LATEST })
    const lines = invoice?.lines.filter((line) => line.kind === 'simReplacement') ?? []
    return {
      'instellingen/simkaart': { type, works },
      factuur: { invoiced: lines.reduce((sum, { amount }) => sum + amount, 0) },
    }
  },
})

/** The digits on a card that comes by post, from the demo. */
async function digitsOf(customer: Customer): Promise<string> {
  const { body } = v.parse(v.object({ body: v.object({ simDigits: v.string() }) }), await customer.turn({}))
  return body.simDigits
}
