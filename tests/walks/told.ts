import { addDays } from '#kit/dates.ts'
import type { TravelCap, TravelPlan } from '#model/abroad/contract.ts'
import { currentOf } from '#model/bundles/bundleChange.ts'
import type { ChangeReceipt, Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { Complete } from '#model/bundles/contract/complete.ts'
import type { UnwrappedGift } from '#model/bundles/contract/gift.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import type { Campaign, PrepaidOffer } from '#model/credit/contract/prepaidBundle.ts'
import type { Invoice, Invoices } from '#model/invoices/contract/invoices.ts'
import { grouped, partsOf } from '#model/invoices/invoices.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { NumberPorting } from '#model/porting/contract.ts'
import type { SimcardDetails, SimcardReceipt } from '#model/sim/contract/sim.ts'
import type { TerminationReceipt } from '#model/subscription/contract/termination.ts'
import type { Walker } from './customer.ts'
import { must, same } from './must.ts'
import type { Promised } from './promises.ts'
import { extensionOf, toppedUpOn } from './toldOfCredit.ts'

/** What the answers tell of a later moment. Each is checked with other answers of that moment. */

const ENDS_SUBSCRIPTION = [
  'terminateSubscription',
  'undoTermination',
  'withdrawContract',
  'number-leaves',
  'confirmLockedRequest',
] as const
/** What changes or ends bundles that were ordered. */
const ENDS_CHANGE = [
  ...ENDS_SUBSCRIPTION,
  'undoPostpaidChange',
  'changePostpaidCampaigns',
  'bank',
  'payment-decided',
  'verifyRetentionHandsetCode',
  'updateNetworkSettings',
]
const content = (composition: Composition) =>
  (['ADDON_INET', 'MAIN', 'ADDON_SMS', 'DATA_CAP'] as const).map((code) => {
    const option = composition[code]
    return option && [code, option.size, option.isUnlimited, option.id.split('.')[0]]
  })

const bundlesOn = (on: string, to: Composition): Promised => ({
  name: 'bundles',
  on,
  endsWith: ENDS_CHANGE,
  async check(walker) {
    const options = (await walker.read('getPostpaidOptionsV2')) as PostpaidOptions | null
    if (options) same('what was ordered has begun', content(currentOf(options)), content(to))
  },
})

const completeOn = (on: string): Promised => ({
  name: 'Compleet',
  on,
  endsWith: ENDS_CHANGE,
  check: (_, { is }) => {
    if (is.subscriptionActive) same('Compleet is on by the day that was told', is.completeStatus, 'ACTIVE')
  },
})

const endOf = ({ endsOn, fee, finalInvoiceOn }: TerminationReceipt): Promised[] => [
  {
    name: 'end',
    on: addDays(endsOn, 1),
    endsWith: ENDS_SUBSCRIPTION,
    check: (_, { is }) => same('it has ended', [is.subscriptionActive, is.terminationDate], [false, endsOn]),
  },
  {
    name: 'final invoice',
    on: finalInvoiceOn,
    endsWith: ENDS_SUBSCRIPTION,
    async check(walker) {
      const { invoices } = (await walker.read('getInvoices')) as Invoices
      const made = invoices.find(({ date }) => date === finalInvoiceOn)
      must(made !== undefined, 'the final invoice is made on its day', finalInvoiceOn)
      const { lines } = (await walker.read('getInvoice', { id: made?.id })) as Invoice
      const fees = lines.flatMap(({ kind, amount }) => (kind === 'terminationFee' ? [amount] : []))
      same('it has the fee that was told', fees, fee === 0 ? [] : [fee])
    },
  },
]

const cardOf = ({ type, expectedOn, waitsUntil }: SimcardReceipt): Promised[] =>
  waitsUntil === null
    ? []
    : [
        {
          name: 'card',
          on: Date.parse(waitsUntil),
          endsWith: [...ENDS_SUBSCRIPTION, 'cancelLockedRequest', 'updateAddress', 'sim-active', 'esim-used', 'activateSimcard'],
          async check(walker, { is }) {
            if (!is.subscriptionActive) return
            const { pending, waitsUntil } = (await walker.read('getSimcardDetails')) as SimcardDetails
            same('the card has begun', [pending?.type, pending?.expectedOn, waitsUntil], [type, expectedOn, null])
          },
        },
      ]

const travelUntil = (cap: TravelCap): Promised[] => {
  const on = (name: string, day: string, told: TravelCap | null): Promised => ({
    name,
    on: day,
    endsWith: [...ENDS_SUBSCRIPTION, 'setTravelCap', 'cancelTravelCap'],
    async check(walker, { today, is }) {
      const plan = (await walker.read('getTravelPlan')) as TravelPlan
      if (is.subscriptionActive && (told === null || today <= told.until)) same('the limit of a trip is as told', plan.cap, told)
    },
  })
  return [on('limit', cap.from, cap), on('limit over', addDays(cap.until, 1), null)]
}

const giftUntil = ({ type, usableUntil }: UnwrappedGift): Promised => ({
  name: `gift of ${type}`,
  on: addDays(usableUntil, 1),
  // Who stays after all has a gift for longer than was told.
  endsWith: ['activateGiftBundle', 'undoTermination'],
  check(_, { is }) {
    const { topUps = [] } = (type === 'data' ? is.dataBundle : is.voiceSmsBundle) ?? {}
    same(
      'a gift can be used until its last day',
      topUps.filter(({ isGift }) => isGift),
      [],
    )
  },
})

/** Who was invited to the household accepts before the next day, without a deed of this customer: one discount more. */
const isHousehold = ({ title }: { title: string }) => title.startsWith('Samenkorting')

/** The next invoice, as long as nobody does anything and no last day is told since (`endsOn`): what is fixed on it is as told. */
const invoiceOn = ({ date, fixed }: NonNullable<Overview['nextInvoice']>, endsOn: string | null): Promised => ({
  name: 'next invoice',
  on: date,
  endsWith: ['*'],
  async check(walker, { is }) {
    if (is.terminationDate !== endsOn) return
    const { invoices } = (await walker.read('getInvoices')) as Invoices
    const made = invoices.find((one) => one.date === date)
    must(made !== undefined, 'the next invoice is made on its day', date)
    const { lines } = (await walker.read('getInvoice', { id: made?.id })) as Invoice
    const costs = grouped(partsOf({ month: made?.month ?? '', lines }).ahead).flatMap(({ lines: own }) =>
      own.flatMap(({ kind, amount }) => (kind === 'household' ? [] : [amount])),
    )
    same(
      'what is fixed on an invoice is as it was told',
      costs,
      fixed.filter((one) => !isHousehold(one)).map(({ amount }) => amount),
    )
  },
})

const movesOn = (on: string): Promised => ({
  name: 'porting',
  on,
  endsWith: ['numberportingCancel', 'withdrawContract', 'terminateSubscription', 'number-stopped'],
  async check(walker, { is }) {
    const { status, date } = (await walker.read('numberportingGetStatus')) as NumberPorting
    if (is.subscriptionActive) same('a number moves on the day that was told', [status, date], ['COMPLETED', on])
  },
})

/** The automatic top-up that has a day. */
async function autoTopUpOf(walker: Walker): Promise<Promised[]> {
  const { nextOn, current } = (await walker.read('getAutoTopUp')) as AutoTopUp
  return nextOn === null || current === null ? [] : [toppedUpOn(nextOn, current.amount, walker.now)]
}

/** What an overview tells of later. */
export function toldByOverview({ nextInvoice, fixMeBarItems, terminationDate }: Overview): Promised[] {
  const moves = fixMeBarItems.find(({ templateType }) => templateType === 'portingApproved')?.date
  return [...(nextInvoice ? [invoiceOn(nextInvoice, terminationDate)] : []), ...(moves === undefined ? [] : [movesOn(moves)])]
}

/** What the answer to a write tells of later, by the name of the write. `was`: the overview before it. */
export async function toldByWrite(walker: Walker, name: string, result: unknown, was: Overview): Promise<Promised[]> {
  switch (name) {
    case 'changePostpaidCampaigns': {
      const { startsOn, to, completeBy } = result as ChangeReceipt // its shape was checked, as that of all others here
      return [...(startsOn === null ? [] : [bundlesOn(startsOn, to)]), ...(completeBy === null ? [] : [completeOn(completeBy)])]
    }
    case 'activateComplete': {
      const { expectedOn } = result as Complete
      return expectedOn === null ? [] : [completeOn(expectedOn)]
    }
    case 'terminateSubscription':
      // Before the contract is accepted there are no invoices.
      return was.currentCosts ? endOf(result as TerminationReceipt) : []
    case 'topupPrepaidBundle': {
      const { kind, price, ...campaign } = result as Campaign & { kind: 'bundle' | 'mutual'; price: number }
      return [extensionOf(kind, campaign, price, walker.now)]
    }
    case 'setAutoExtendPrepaidDataCampaign': {
      const campaign = result as Campaign
      const { current } = (await walker.read('getPrepaidTopupBundlesV3')) as PrepaidOffer
      return [extensionOf(current?.id === campaign.id ? 'bundle' : 'mutual', campaign, null, walker.now)]
    }
    case 'updateAutoTopUp':
      return autoTopUpOf(walker)
    case 'bank': {
      if (!walker.isPrepaid()) return []
      const { current } = (await walker.read('getPrepaidTopupBundlesV3')) as PrepaidOffer
      return [...(current ? [extensionOf('bundle', current, null, walker.now)] : []), ...(await autoTopUpOf(walker))]
    }
    case 'createSimcard':
      return cardOf(result as SimcardReceipt)
    case 'setTravelCap': {
      const { cap } = result as TravelPlan
      return cap === null ? [] : travelUntil(cap)
    }
    case 'activateGiftBundle':
      return [giftUntil(result as UnwrappedGift)]
    default:
      return []
  }
}
