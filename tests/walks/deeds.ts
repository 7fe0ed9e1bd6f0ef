import type { Description } from '../../fixtures/accounts/account.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { between, type Random } from '../../mocks/random.ts'
import type { PostpaidOptions } from '../../src/api/contract/bundleOptions.ts'
import type { Invoices } from '../../src/api/contract/invoices.ts'
import type { PrepaidOffer } from '../../src/api/contract/prepaidBundle.ts'
import type { SimcardOffer } from '../../src/api/contract/sim.ts'
import { type TerminateData, TerminateReason } from '../../src/api/contract/termination.ts'
import type { TopupBundle } from '../../src/api/contract/topup.ts'
import type { Withdrawals } from '../../src/api/contract/withdrawal.ts'
import { addDays, dayOf } from '../../src/domain/dates.ts'
import { dueOf } from '../../src/domain/dueInvoices.ts'
import { reasonsFor, simPrice } from '../../src/domain/simOrder.ts'
import { earliestEnd, terminationFee } from '../../src/domain/termination.ts'
import { cases } from '../law/writes.ts'
import type { Walker } from './customer.ts'

/** A write that somebody is about to send: its name and its input. */
export type Wanted = { readonly name: string; readonly input: object }
type Choose = (walker: Walker, random: Random) => Promise<Wanted | null>

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[between(random, 0, items.length - 1)]

const RETURN = 'http://localhost:4173/betaling-controleren'
const BANKS = ['TESTNL01', 'TESTNL02', null] as const
const pays = (random: Random, Amount: number) => ({ Amount, Issuer: oneOf(random, BANKS) ?? null, ReturnURL: RETURN })
/** Now and then the price was another one when the customer saw it. */
const seen = (random: Random, price: number): number => (random() < 0.05 ? price + 5 : price)
const read = async <Answer>(walker: Walker, name: string): Promise<Answer | null> => (await walker.read(name)) as Answer | null

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

const chosen: readonly (readonly [weight: number, for_: 'both' | 'prepaid' | 'postpaid', choose: Choose])[] = [
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
        input: {
          for: { kind: 'invoices', ids: ids.map(({ id }) => id) },
          AccountPayment: pays(random, seen(random, amount)),
        },
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
    async (_, random) => {
      const setting = oneOf(random, [
        { type: 'BALANCE', amount: 2000, threshold: 1000, dayOfMonth: null },
        { type: 'BALANCE', amount: 5000, threshold: 250, dayOfMonth: null },
        { type: 'MONTHLY', amount: 1000, threshold: null, dayOfMonth: between(random, 1, 28) },
      ])
      return random() < 0.5
        ? { name: 'updateAutoTopUp', input: setting ?? {} }
        : {
            name: 'createPayment',
            input: { for: { kind: 'auto-top-up', setting }, AccountPayment: pays(random, setting?.amount ?? 1000) },
          }
    },
  ],
]

/** The writes as a test of each of them sends them: every one of the contract, most of which any customer may send at any time. */
const usual = Object.entries(cases).flatMap(([name, some]) => some.map((one) => ({ name, ...one })))

/** The order of account 36 names its person and bank account: everybody has their own. */
const asOwn = (input: object, { iban, firstName, lastName, email }: Description): object =>
  'Iban' in input && 'personal' in input
    ? { ...input, Iban: iban, personal: { ...Object(input.personal), FirstName: firstName, LastName: lastName, Email: email } }
    : input

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
  const drawn = possible.flatMap(([weight, , choose]) => Array.from({ length: weight }, () => choose))
  return oneOf(random, drawn)?.(walker, random) ?? null
}
