import { endOf, endsFor } from '#features/subscription/opzeggen/draft.ts'
import { checkText, terminationCostsText, terminationDoneText } from '#features/subscription/opzeggen/text.ts'
import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getInvoice, getInvoices } from '#model/invoices/contract/invoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import {
  getTerminateData,
  type TerminateData,
  TerminateReason,
  terminateSubscription,
  undoTermination,
} from '#model/subscription/contract/termination.ts'
import { finalInvoiceOn, terminationFee, undoUntil } from '#model/subscription/termination.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { changedBefore } from '../law/bundles.ts'
import { type Customer, chance, law, oneOf, undated } from '../law/law.ts'

type Choice = { reason: TerminateReason; endsOn: Day }

/** A random day that the screen offers. */
function randomEnd(data: TerminateData, reason: TerminateReason, today: Day, random: Random): Day {
  const { soonest, latest, contract } = endsFor(data, reason, today)
  const other = addDays(soonest, between(random, 0, Math.min(200, daysBetween(soonest, latest))))
  const [year, month, date] = other.split('-')
  const end = oneOf(random, contract === null ? (['soonest', 'other'] as const) : (['contract', 'soonest', 'other'] as const))
  const chosen = endOf({ reason, end, date: `${date}-${month}-${year}` }, data, today)
  if (chosen === null) throw new Error(`${end} ${other} cannot be chosen`)
  return chosen
}

/** The fees on a customer's newest invoice, in cents. */
async function feesOf(customer: Customer): Promise<number[]> {
  const { invoices } = await customer.read(getInvoices)
  const lines = await Promise.all(
    invoices.slice(0, 1).map(async ({ id }) => (await customer.read(getInvoice, { id }))?.lines ?? []),
  )
  return lines.flat().flatMap(({ kind, amount }) => (kind === 'terminationFee' ? [amount] : []))
}

law('leaving', {
  // accounts with a subscription that has begun and was not cancelled
  accounts: accounts.flatMap(({ number, type }) => (type === 'Postpaid' && ![3, 4, 14].includes(number) ? number : [])),
  async choose(customer, random): Promise<Choice> {
    if (![6, 23].includes(customer.number) && chance(random, 0.3)) await changedBefore(customer, random)
    const reason = oneOf(random, TerminateReason.options)
    return { reason, endsOn: randomEnd(await customer.read(getTerminateData), reason, customer.today(), random) }
  },
  async told(customer, { reason, endsOn }) {
    const data = await customer.read(getTerminateData)
    const { fee, text, sum } = terminationCostsText(data, reason, endsOn)
    const said = checkText(data, reason, endsOn)
    return {
      ...said,
      cents: fee,
      // the text at the choice agrees with the confirmation
      consistent: fee === 0 ? sum === null : text.includes(said.fee) && (sum ?? '').endsWith(said.fee),
      endsOn,
      undo: undoUntil(endsOn),
      isActive: false,
      mayBuy: false,
      status: 'ToBeTerminated',
      later: 'Terminated',
      fees: fee === 0 ? [] : [fee],
    }
  },
  async order(customer, { reason, endsOn }) {
    const data = await customer.read(getTerminateData)
    const fee = terminationFee(data, reason, endsOn)
    const receipt = await customer.write(terminateSubscription, { reason, endsOn, fee, message: '' })
    const { lastDay, fee: text, finalInvoice, undoUntil: until, phone } = terminationDoneText(receipt)
    return {
      lastDay,
      fee: text,
      finalInvoice,
      undoUntil: until,
      phone,
      cents: receipt.fee,
      endsOn: receipt.endsOn,
      consistent: true,
    }
  },
  async pending(customer) {
    const overview = await customer.read(postpaidOverview)
    const subscription = await customer.read(getPostpaidSubscription)
    const asks = overview.fixMeBarItems.find(({ templateType }) => templateType === 'terminating')
    return {
      overzicht: { endsOn: overview.terminationDate, mayBuy: overview.buyDataEligible },
      'overzicht, above all else': { endsOn: asks?.date },
      abonnement: {
        endsOn: subscription.terminationDate,
        status: subscription.cancelSubscriptionStatus,
        mayBuy: subscription.buyDataEligible || subscription.buyMinuteEligible,
      },
      opzeggen: { endsOn: (await customer.read(getTerminateData)).endsOn },
    }
  },
  startsOn: ({ endsOn }) => addDays(String(endsOn), 1),
  async after(customer, { endsOn }) {
    const overview = await customer.read(postpaidOverview)
    const { cancelSubscriptionStatus, terminationDate } = await customer.read(getPostpaidSubscription)
    await customer.turnTo(finalInvoiceOn(endsOn))
    return {
      overzicht: { isActive: overview.subscriptionActive, endsOn: overview.terminationDate, mayBuy: overview.buyDataEligible },
      abonnement: { later: cancelSubscriptionStatus, endsOn: terminationDate },
      facturen: { fees: await feesOf(customer) },
    }
  },
  undo: {
    by: async (customer) => {
      const { endsOn } = await customer.read(getTerminateData)
      const last = undoUntil(String(endsOn))
      if (last < customer.today()) throw new Error('there was no day to take it back')
      await customer.write(undoTermination)
    },
    leaves: async (customer) => [
      undated(await customer.read(postpaidOverview)),
      await customer.read(getPostpaidOptionsV2),
      await customer.read(getPostpaidSubscription),
      await customer.read(getTerminateData),
      await customer.read(getInvoices),
    ],
  },
})
