import { addDays, dayOf } from '#kit/dates.ts'
import { TRAVEL_LIMITS } from '#model/abroad/abroad.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { TopupBundle } from '#model/bundles/contract/topup.ts'
import { canUnwrap } from '#model/bundles/gifts.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import type { PrepaidOffer } from '#model/credit/contract/prepaidBundle.ts'
import type { Invoices } from '#model/invoices/contract/invoices.ts'
import { dueOf } from '#model/invoices/dueInvoices.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { SimcardOffer } from '#model/sim/contract/sim.ts'
import { reasonsFor, simPrice } from '#model/sim/simOrder.ts'
import { type TerminateData, TerminateReason } from '#model/subscription/contract/termination.ts'
import type { Withdrawals } from '#model/subscription/contract/withdrawal.ts'
import { earliestEnd, terminationFee } from '#model/subscription/termination.ts'
import type { Description } from '../../fixtures/accounts/account.ts'
import { between, type Random } from '../../mocks/world/random.ts'
import type { Walker } from './customer.ts'

/** A write that somebody is about to send: its name and its input. */
export type Wanted = { readonly name: string; readonly input: object }
/** What some customers choose: how often, who does, and what exactly. */
export type Choice = readonly [
  weight: number,
  who: 'both' | 'prepaid' | 'postpaid',
  choose: (walker: Walker, random: Random) => Promise<Wanted | null>,
]

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[between(random, 0, items.length - 1)]

/** The order of account 36 names its person and bank account: everybody has their own. */
export const asOwn = (input: object, { iban, firstName, lastName, email }: Description): object =>
  'Iban' in input && 'personal' in input
    ? { ...input, Iban: iban, personal: { ...Object(input.personal), FirstName: firstName, LastName: lastName, Email: email } }
    : input

const RETURN = 'http://localhost:4173/betaling-controleren'
const BANKS = ['TESTNL01', 'TESTNL02', null] as const
export const pays = (random: Random, Amount: number) => ({ Amount, Issuer: oneOf(random, BANKS) ?? null, ReturnURL: RETURN })
/** Now and then the price was another one when the customer saw it. */
export const seen = (random: Random, price: number): number => (random() < 0.05 ? price + 5 : price)
export const read = async <Answer>(walker: Walker, name: string): Promise<Answer | null> =>
  (await walker.read(name)) as Answer | null

async function otherBundles(walker: Walker, random: Random, name: string): Promise<Wanted | null> {
  const options = await read<PostpaidOptions>(walker, name)
  if (!options) return null
  const period = oneOf(random, [
    'yearBindingPeriod',
    'twoYearBindingPeriod',
    'monthBindingPeriod',
    'retentionBindingPeriod',
  ] as const)
  const categories = options[period ?? 'monthBindingPeriod'].bundleOptionCategories.filter(
    ({ code, bundleOptions }) => bundleOptions.length > 0 && (code === 'MAIN' || code === 'ADDON_INET' || random() < 0.3),
  )
  const campaignIDs = categories.flatMap(({ bundleOptions }) => oneOf(random, bundleOptions)?.id ?? [])
  const replaces = options.pendingId === null || random() < 0.1 ? {} : { replaces: options.pendingId }
  return {
    name: 'changePostpaidCampaigns',
    input: { activateComplete: random() < 0.3, campaignIDs, contractAccepted: true, ...replaces },
  }
}

/** What customers choose on the screens about bundles, money and cards. */
export const orders: readonly Choice[] = [
  [
    6,
    'postpaid',
    async (walker, random) => {
      const offer = oneOf(random, (await read<TopupBundle[]>(walker, 'getPostpaidTopupBundles')) ?? [])
      const input = { id: offer?.id ?? 'EXTRA-DATA', price: seen(random, offer?.price ?? 300) }
      return { name: 'topupPostpaidBundle', input }
    },
  ],
  [5, 'postpaid', (walker, random) => otherBundles(walker, random, 'getPostpaidOptionsV2')],
  [2, 'postpaid', (walker, random) => otherBundles(walker, random, 'getPostpaidOptionsRetention')],
  [2, 'postpaid', async () => ({ name: 'undoPostpaidChange', input: {} })],
  [
    2,
    'postpaid',
    async (walker, random) => {
      const data = await read<TerminateData>(walker, 'getTerminateData')
      if (!data) return null
      const reason = oneOf(random, TerminateReason.options) ?? 'OTHER'
      const today = dayOf(walker.now)
      const endsOn = addDays(earliestEnd(today, reason), between(random, -1, 60))
      return { name: 'terminateSubscription', input: { reason, endsOn, fee: terminationFee(data, reason, endsOn), message: '' } }
    },
  ],
  [1, 'postpaid', async () => ({ name: 'undoTermination', input: {} })],
  [
    2,
    'postpaid',
    async (walker, random) => {
      const offer = await read<SimcardOffer>(walker, 'getSimcardOffer')
      const simcard = Object(await walker.read('getSimCard'))
      if (!offer) return null
      const kind = oneOf(random, ['physical', 'esim'] as const) ?? 'esim'
      const reason = oneOf(random, reasonsFor(kind, simcard.type)) ?? 'BROKEN'
      const type = kind === 'physical' ? 'USIM' : (oneOf(random, ['ESIMIOS', 'ESIMANDROID']) ?? 'ESIMIOS')
      return { name: 'createSimcard', input: { type, reason, price: seen(random, simPrice(offer, kind, reason)) } }
    },
  ],
  [
    2,
    'both',
    async (walker) => {
      const { simDigits } = Object((await walker.browser.ask('GET', '/demo/world')).body)
      return { name: 'activateSimcard', input: { digits: simDigits } }
    },
  ],
  [
    2,
    'both',
    async (_, random) => ({
      name: 'settingsChangeSimcardBlock',
      input: random() < 0.5 ? { blocked: false } : { blocked: true, reason: random() < 0.5 ? 'LOST' : 'STOLEN' },
    }),
  ],
  [
    5,
    'postpaid',
    async (walker, random) => {
      const { invoices = [] } = (await read<Invoices>(walker, 'getInvoices')) ?? {}
      const open = invoices.filter(({ state, processing }) => state !== 'PAID' && (!processing || random() < 0.1))
      const some = open.filter(() => random() < 0.7)
      const ids = some.length > 0 ? some : open.slice(0, 1)
      if (ids.length === 0) return null
      const amount = ids.reduce((sum, invoice) => sum + dueOf(invoice), 0)
      return {
        name: 'createPayment',
        input: { for: { kind: 'invoices', ids: ids.map(({ id }) => id) }, AccountPayment: pays(random, seen(random, amount)) },
      }
    },
  ],
  [
    2,
    'postpaid',
    async (walker, random) => {
      const { data: _, ...withdrawals } = Object((await read<Withdrawals>(walker, 'getWithdrawals')) ?? {})
      const kind = oneOf<{ kind: string }>(random, withdrawals.open ?? [])?.kind ?? 'change'
      return { name: 'withdrawContract', input: { kind, email: 'iemand@voorbeeld.example' } }
    },
  ],
  [
    6,
    'prepaid',
    async (walker, random) => {
      const offer = await read<PrepaidOffer>(walker, 'getPrepaidTopupBundlesV3')
      const one = oneOf(random, offer ? [...offer.topupOptions, offer.mutual] : [])
      if (!one) return null
      const input = { id: one.id, price: seen(random, one.price), autoExtend: random() < 0.5 }
      if (random() < 0.2)
        return {
          name: 'createPayment',
          input: { for: { kind: 'ideal-bundle', ...input }, AccountPayment: pays(random, one.price) },
        }
      return { name: 'topupPrepaidBundle', input }
    },
  ],
  [
    2,
    'prepaid',
    async (walker, random) => {
      const offer = await read<PrepaidOffer>(walker, 'getPrepaidTopupBundlesV3')
      const id = oneOf(random, [offer?.current?.id, offer?.mutual.id]) ?? ''
      return { name: 'setAutoExtendPrepaidDataCampaign', input: { id, autoExtend: random() < 0.5 } }
    },
  ],
  [
    6,
    'prepaid',
    async (_, random) => ({
      name: 'createPayment',
      input: {
        for: { kind: 'top-up' },
        AccountPayment: pays(random, oneOf(random, [500, 1000, 1500, 2000, 3000, 4000, 5000]) ?? 500),
      },
    }),
  ],
  [
    2,
    'prepaid',
    async (_, random) => {
      const code = oneOf(random, ['2000000000000014', '2000000000000022', '2000000000000030', '2000000000000055']) ?? ''
      return { name: 'redeemTopUpCode', input: { code } }
    },
  ],
  [
    3,
    'prepaid',
    async (walker, random) => {
      const { bundle = null, current = null } = (await read<AutoTopUp>(walker, 'getAutoTopUp')) ?? {}
      const setting = oneOf(random, [
        { type: 'BALANCE', amount: 2000, threshold: 1000, dayOfMonth: null },
        { type: 'BALANCE', amount: 5000, threshold: 250, dayOfMonth: null },
        { type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: between(random, 1, 28) },
        ...(bundle ? [{ type: 'BUNDLE', amount: bundle.price, threshold: null, dayOfMonth: null }] : []),
      ])
      return (current !== null) === random() < 0.9
        ? { name: 'updateAutoTopUp', input: setting ?? {} }
        : {
            name: 'createPayment',
            input: { for: { kind: 'auto-top-up', setting }, AccountPayment: pays(random, setting?.amount ?? 1000) },
          }
    },
  ],
  [
    2,
    'both',
    async (walker, random) => {
      const from = addDays(dayOf(walker.now), between(random, 0, 20))
      const cap = { country: 'TR', from, until: addDays(from, between(random, 0, 20)), amount: oneOf(random, TRAVEL_LIMITS) ?? 0 }
      return { name: 'setTravelCap', input: cap }
    },
  ],
  [
    2,
    'postpaid',
    async (walker) => {
      const { giftBundles = [] } = (await read<Overview>(walker, 'postpaidOverview')) ?? {}
      const gift = giftBundles.find(canUnwrap)
      return gift ? { name: 'activateGiftBundle', input: { id: gift.id } } : null
    },
  ],
  [1, 'postpaid', async () => ({ name: 'setNumberLock', input: { on: true } })],
  [1, 'postpaid', async () => ({ name: 'activateComplete', input: {} })],
]
