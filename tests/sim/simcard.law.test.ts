import * as v from 'valibot'
import { requestedText } from '#features/sim/shared/text.ts'
import { addDays, addMonths, dayOf, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { getInvoice, LATEST } from '#model/invoices/contract/invoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { cancelLockedRequest, getNumberLock, setNumberLock } from '#model/security/contract/numberLock.ts'
import { proveByCode, sendProofCode } from '#model/security/contract/proof.ts'
import { beginsAt } from '#model/security/numberLock.ts'
import {
  activateSimcard,
  createSimcard,
  getEsim,
  getSimcardDetails,
  getSimcardOffer,
  type SimKind,
  type SimReason,
  settingsChangeSimcardBlock,
} from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { canBlock } from '#model/sim/simcard.ts'
import { deliveryOf, kindOf, reasonsFor, simPrice } from '#model/sim/simOrder.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

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
    const { isEsim, line, onInvoice } = requestedText(receipt, customer.today())
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
    return { 'instellingen/simkaart': { type, works }, factuur: { invoiced: lines.reduce((sum, { amount }) => sum + amount, 0) } }
  },
})

law<Choice>('simcard of a locked number', {
  accounts: [1, 2, 5, 15, 20, 26],
  async choose(customer, random) {
    const kind = oneOf(random, ['physical', 'esim'] as const)
    const reason = oneOf(
      random,
      reasonsFor(kind, (await customer.read(getSimCard)).type).filter((one) => one !== 'LOST'),
    )
    const type = kind === 'physical' ? 'USIM' : oneOf(random, ['ESIMIOS', 'ESIMANDROID'] as const)
    await customer.write(setNumberLock, { on: true })
    return { kind, reason, type, on: customer.today() }
  },
  async told(customer, { kind, reason, type }) {
    const offer = await customer.read(getSimcardOffer)
    const begins = dayOf(beginsAt(momentOf(customer.today(), 12), offer.locked))
    const { zipCode } = await customer.read(getAddress)
    const delivery = kind === 'physical' ? deliveryOf(begins, zipCode) : null
    const price = simPrice(offer, kind, reason)
    return {
      begins,
      price,
      from: delivery?.from ?? null,
      until: delivery?.until ?? null,
      isEsim: kind === 'esim',
      type,
      isWaiting: true,
      invoiced: price,
    }
  },
  async order(customer, { reason, type }) {
    await proveItself(customer)
    const price = simPrice(await customer.read(getSimcardOffer), kindOf(type), reason)
    const receipt = await customer.write(createSimcard, { type, reason, price })
    return {
      begins: dayOf(Date.parse(String(receipt.waitsUntil))),
      price: receipt.price,
      from: receipt.expectedFrom,
      until: receipt.expectedOn,
      isEsim: requestedText(receipt, customer.today()).isEsim,
      type: receipt.type,
    }
  },
  async pending(customer) {
    const { waitsUntil, pending } = await customer.read(getSimcardDetails)
    const { waiting } = await customer.read(getNumberLock)
    const { fixMeBarItems } = await customer.read(postpaidOverview)
    return {
      'instellingen/simkaart': { begins: dayOf(Date.parse(String(waitsUntil))), isWaiting: pending === null },
      'veilig nummer': waiting.map(({ kind, from }) => ({ isEsim: kind === 'esim', begins: dayOf(Date.parse(from)) }))[0] ?? {},
      overzicht: { isWaiting: fixMeBarItems.some(({ templateType }) => templateType === 'lockWaiting') },
    }
  },
  startsOn: ({ begins }) => String(begins),
  async after(customer, { kind }) {
    await customer.turnTo(addDays(customer.today(), 1)) // an order after noon begins after noon
    const { pending } = await customer.read(getSimcardDetails)
    const began = addDays(customer.today(), -1)
    await proveItself(customer)
    await customer.write(activateSimcard, { digits: kind === 'esim' ? null : await digitsOf(customer) })
    await customer.turnTo(addDays(customer.today(), 1))
    const simcard = await customer.read(getSimCard)
    await customer.turnTo(addDays(addMonths(startOfMonth(began), 1), 20))
    const invoice = await customer.read(getInvoice, { id: LATEST })
    const lines = invoice?.lines.filter((line) => line.kind === 'simReplacement') ?? []
    return {
      'instellingen/simkaart': { type: simcard.type, until: pending?.expectedOn },
      factuur: { invoiced: lines.reduce((sum, { amount }) => sum + amount, 0) },
    }
  },
  undo: {
    async by(customer) {
      const [waiting] = (await customer.read(getNumberLock)).waiting
      await customer.write(cancelLockedRequest, { id: waiting?.id ?? '' })
    },
    leaves: async (customer) => ({
      details: await customer.read(getSimcardDetails),
      lock: await customer.read(getNumberLock),
      costs: (await customer.read(postpaidOverview)).currentCosts?.total,
    }),
  },
})

/** Gives the code that a locked number asks for. */
async function proveItself(customer: Customer): Promise<void> {
  const { id } = await customer.write(sendProofCode)
  await customer.write(proveByCode, { id, code: '123456' })
}

/** The digits on a card that comes by post, from the demo. */
async function digitsOf(customer: Customer): Promise<string> {
  const { body } = v.parse(v.object({ body: v.object({ simDigits: v.string() }) }), await customer.turn({}))
  return body.simDigits
}
