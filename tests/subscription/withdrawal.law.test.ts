import { meansText, receiptText, statementText, withdrawalCostsText } from '#features/subscription/herroepen/text.ts'
import { detailsOf, orderOf } from '#features/switching/details.ts'
import { addDays } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { asItIs, changePayload, chosenBundles, currentOf, pendingOf } from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getPostpaidTopupBundles, topupPostpaidBundle } from '#model/bundles/contract/topup.ts'
import { getInvoices } from '#model/invoices/contract/invoices.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import {
  getWithdrawalDocument,
  getWithdrawals,
  type Withdrawable,
  withdrawContract,
} from '#model/subscription/contract/withdrawal.ts'
import { returnPhoneBy } from '#model/subscription/withdrawal.ts'
import { getPostpaidPortfolioV2, getPre2PostStanding, pre2PostTransfer } from '#model/switching/contract.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import { randomSelection } from '../law/bundles.ts'
import { type Customer, chance, law, oneOf } from '../law/law.ts'

const EMAIL = 'femke@voorbeeld.example'
/** Accounts with a new subscription or a phone on its way; others first agree to a new contract. */
const NEW = [27, 27, 27, 8, 14, 18, 18]
/** Prepaid accounts with credit, which switch to a subscription. */
const PREPAID = [30, 31, 36, 36, 36]
const others = accounts.flatMap(({ number, type }) =>
  type === 'Postpaid' && ![3, 4, 6, 8, 14, 18, 23, 27].includes(number) ? number : [],
)

/** The current and future bundles, and their binding. */
async function bundlesOf(customer: Customer) {
  const options = await customer.read(getPostpaidOptionsV2)
  const named = (composition: ReturnType<typeof pendingOf>) =>
    composition && [composition.period, ...(['ADDON_INET', 'MAIN', 'ADDON_SMS'] as const).map((code) => composition[code]?.size)]
  return { now: named(currentOf(options)), next: named(pendingOf(options)), contractEnd: options.contractEndDate }
}

const invoiced = async (customer: Customer) =>
  (await customer.read(getInvoices)).invoices.reduce((sum, { amount }) => sum + amount, 0)

/** The bundles before a new contract, to compare with those after its withdrawal. */
const before = new WeakMap<Customer, Awaited<ReturnType<typeof bundlesOf>>>()

/** Agrees to a new contract if the random choice is one; sometimes it has begun. */
async function renew(customer: Customer, random: Random): Promise<void> {
  before.set(customer, await bundlesOf(customer))
  const selection = await randomSelection(customer, random)
  if (!selection) return
  const options = await customer.read(getPostpaidOptionsV2)
  await customer.write(changePostpaidCampaigns, changePayload(chosenBundles(options, selection), selection))
  if (chance(random, 0.5)) await customer.turnTo(addDays(customer.today(), between(random, 0, 14)))
}

/** Switches to a subscription with the prepaid credit, some days before the withdrawal. */
async function switchFromPrepaid(customer: Customer, random: Random): Promise<void> {
  const to = chosenBundles(await customer.read(getPostpaidPortfolioV2), asItIs)
  const payment = { Amount: 1, Issuer: null, ReturnURL: 'http://localhost:4173/overstappen/controleren-van-betaling' }
  const chosen = { changeCampaignOptions: changePayload(to, asItIs), startNow: true }
  const typed = { ...detailsOf(await customer.read(getPre2PostStanding)), salutation: 'MR', initials: 'g' }
  const answer = await customer.write(pre2PostTransfer, orderOf(typed, chosen, payment))
  if ('payment' in answer) await customer.decide(answer.payment.id, 'paid')
  await customer.turnTo(addDays(customer.today(), between(random, 1, 14)))
}

law('withdrawing', {
  accounts: [...NEW, ...NEW, ...NEW, ...PREPAID, ...others],
  async choose(customer, random): Promise<Withdrawable | null> {
    if (PREPAID.includes(customer.number)) await switchFromPrepaid(customer, random)
    if (others.includes(customer.number)) await renew(customer, random)
    const [first] = await customer.read(getPostpaidTopupBundles)
    const { open } = await customer.read(getWithdrawals)
    if (first && open.some(({ kind }) => kind === 'subscription') && accountOf(customer.number)?.contractAccepted) {
      if (chance(random, 0.3)) await customer.write(topupPostpaidBundle, { id: first.id, price: first.price })
    }
    const { open: now } = await customer.read(getWithdrawals)
    return now.length === 0 ? null : oneOf(random, now)
  },
  async told(customer, { kind }) {
    const contract = (await customer.read(getWithdrawals)).open.find((one) => one.kind === kind)
    if (!contract) throw new Error('it cannot be withdrawn')
    const today = customer.today()
    const { costs, keepsUntil } = contract
    const hasBegun = keepsUntil !== null
    const now = await bundlesOf(customer)
    const was = hasBegun ? before.get(customer) : now
    return {
      means: meansText(contract),
      statement: statementText(contract),
      orderNumber: contract.orderNumber,
      costs: costs && withdrawalCostsText(costs).total,
      total: costs?.total ?? null,
      back: costs && withdrawalCostsText(costs).back,
      // The usage minus earlier payments.
      settlement: costs && costs.total - costs.credit,
      returnBy: contract.hasPhone ? dayInFull(returnPhoneBy(today)) : null,
      keepsUntil: keepsUntil && dayInFull(keepsUntil),
      day: today,
      isActive: kind !== 'subscription',
      // A phone that was not shipped yet is not sent at all.
      phone: contract.hasPhone ? 'WAIT_FOR_RETURN' : kind === 'phone' ? 'CANCELLED' : null,
      settled: contract.hasPhone ? 'TERMINATED' : 'CANCELLED',
      open: (await customer.read(getWithdrawals)).open.flatMap((one) =>
        one.kind === kind || kind === 'subscription' ? [] : [one.kind],
      ),
      bundles: kind === 'change' ? was?.now : null,
      contractEnd: kind === 'change' ? was?.contractEnd : null,
    }
  },
  async order(customer, { kind }) {
    const receipt = await customer.write(withdrawContract, { kind, email: EMAIL })
    const { base64 } = await customer.read(getWithdrawalDocument, { reference: receipt.reference })
    const { returnBy, keepsUntil, at, received } = receiptText(receipt)
    const document = atob(base64)
    return {
      means: meansText({ ...receipt, hasPhone: receipt.returnBy !== null }),
      statement: statementText(receipt),
      // the document has the same time as the screen, which shows it in one sentence
      orderNumber:
        document.includes(receipt.orderNumber) && document.includes(at) && received.includes(at) ? receipt.orderNumber : document,
      costs: receipt.costs && withdrawalCostsText(receipt.costs).total,
      total: receipt.costs?.total ?? null,
      back: receipt.costs && withdrawalCostsText(receipt.costs).back,
      returnBy,
      keepsUntil,
    }
  },
  async pending(customer, { kind }) {
    const { open, done } = await customer.read(getWithdrawals)
    const [receipt] = done
    const overview = await customer.read(postpaidOverview)
    const [order] = await customer.read(handsetOrder)
    const bundles = await bundlesOf(customer)
    const sendBack = overview.fixMeBarItems.find(({ templateType }) => templateType === 'phoneReturn')?.date
    return {
      annuleren: {
        total: receipt?.costs?.total ?? null,
        orderNumber: receipt?.orderNumber,
        open: open.map((one) => one.kind),
      },
      overzicht: { isActive: overview.subscriptionActive, returnBy: sendBack === undefined ? null : dayInFull(sendBack) },
      ...(kind === 'phone' && { abonnement: { phone: order?.status } }),
      ...(kind === 'subscription' && { abonnement: { day: (await customer.read(getPostpaidSubscription)).terminationDate } }),
      ...(kind === 'change' && { abonnement: { bundles: bundles.next ?? bundles.now, contractEnd: bundles.contractEnd } }),
    }
  },
  // the settlement and the refund come within two weeks, and the old bundles next month
  startsOn: ({ day }) => addDays(String(day), 14),
  async after(customer, { kind, keepsUntil }) {
    if (kind === 'subscription')
      return {
        overzicht: { isActive: (await customer.read(postpaidOverview)).subscriptionActive },
        facturen: { settlement: await invoiced(customer) },
        abonnement: { day: (await customer.read(getPostpaidSubscription)).terminationDate },
      }
    if (kind === 'phone') return { abonnement: { settled: (await customer.read(handsetOrder))[0]?.status } }
    if (keepsUntil === null) return {}
    await customer.turnTo(addDays(keepsUntil, 1))
    const { now } = await bundlesOf(customer)
    return { 'bundels-wijzigen': { bundles: now } }
  },
})
