import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getPostpaidTopupBundles } from '#model/bundles/contract/topup.ts'
import { Overview } from '#model/overview/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { mutualBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { visitor } from '../world/visitor.ts'

const NOW = momentOf('2026-11-20', 12)

type Browser = ReturnType<typeof visitor>
type Write = readonly [operation: string, input: object]

async function signedIn(account: number): Promise<Browser> {
  const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
  await browser.as(account)
  return browser
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

/** A random choice of bundles with one binding, as they are offered. */
async function bundleChange(random: Random, browser: Browser): Promise<Write> {
  const options = v.parse(getPostpaidOptionsV2.answer, (await browser.read('getPostpaidOptionsV2')).body.result)
  const period = oneOf(random, ['yearBindingPeriod', 'twoYearBindingPeriod', 'monthBindingPeriod'] as const)
  const campaignIDs = options[period].bundleOptionCategories
    .filter(({ code, bundleOptions }) => (code === 'MAIN' || code === 'ADDON_INET') && bundleOptions.length > 0)
    .map(({ bundleOptions }) => oneOf(random, bundleOptions).id)
  const replaces = options.pendingId === null ? {} : { replaces: options.pendingId }
  return ['changePostpaidCampaigns', { activateComplete: random() < 0.5, campaignIDs, contractAccepted: true, ...replaces }]
}

async function postpaidWrites(random: Random, browser: Browser, account: number): Promise<Write[]> {
  const topups = v.parse(getPostpaidTopupBundles.answer, (await browser.read('getPostpaidTopupBundles')).body.result)
  const { giftBundles } = v.parse(Overview, (await browser.read('postpaidOverview')).body.result)
  return [
    ...topups.map(({ id, price }): Write => ['topupPostpaidBundle', { id, price }]),
    ...giftBundles.map(({ id }): Write => ['activateGiftBundle', { id }]),
    ['updateNetworkSettings', { dataCap: random() < 0.5, price: 100 }],
    ['activateComplete', {}],
    ['inviteToHousehold', { phoneNumber: `06900020${String(account).padStart(2, '0')}` }],
    ['leaveHousehold', {}],
    ['undoPostpaidChange', {}],
    ['acceptSimcardContract', { contractAccepted: true }],
    ['updatePassword', { currentPassword: 'steltloper-26', newPassword: `kluut-in-het-riet-${between(random, 1, 2)}` }],
    await bundleChange(random, browser),
    await bundleChange(random, browser),
  ]
}

function prepaidWrites(random: Random): Write[] {
  const autoExtend = random() < 0.5
  return [...prepaidBundles.slice(0, 4), mutualBundle].flatMap(({ id, price }): Write[] => [
    ['topupPrepaidBundle', { id, price, autoExtend }],
    ['setAutoExtendPrepaidDataCampaign', { id, autoExtend }],
  ])
}

const reads = [
  'getUser',
  'postpaidOverview',
  'prepaidOverview',
  'getUsage',
  'getPostpaidSubscription',
  'getPostpaidOptionsV2',
  'getPrepaidTopupBundlesV3',
  'getNetworkSettings',
  'completeStatus',
  'getHousehold',
  'getSimcardContract',
]

type Outcome = { statuses: number[]; everything: string }

/** The answers to two concurrent writes in the given order, and all facts afterwards. */
async function outcomeOf(
  account: number,
  writes: readonly Write[],
  order: 'at once' | 'in turn' | 'the other way',
): Promise<Outcome> {
  const browser = await signedIn(account)
  const answers = new Map<Write, unknown>()
  const statuses: number[] = []
  const send = async (write: Write) => {
    const { status, body } = await browser.write(...write)
    answers.set(write, body)
    statuses.push(status)
  }
  if (order === 'at once') {
    await browser.turn({ latency: 2 })
    await Promise.all(writes.map(send))
    await browser.turn({ latency: 0 })
  } else for (const write of order === 'in turn' ? writes : writes.toReversed()) await send(write)

  const told = await Promise.all(reads.map(async (read) => (await browser.read(read)).body))
  const { status } = await browser.logIn(`06900000${String(account).padStart(2, '0')}`)
  return { statuses, everything: JSON.stringify([writes.map((write) => answers.get(write)), told, status]) }
}

describe('two writes at once', () => {
  const seed = process.env.SEED ?? 'steltloper'
  const PAIRS = Number(process.env.PAIRS ?? 20)

  test(`${PAIRS} pairs of "${seed}" end as when one comes after the other`, { timeout: 600_000 }, async () => {
    let bothDone = 0
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const random = randomOf(seed, pair)
      const { number, type } = oneOf(random, accounts)
      const possible = type === 'Prepaid' ? prepaidWrites(random) : await postpaidWrites(random, await signedIn(number), number)
      const writes = [oneOf(random, possible), oneOf(random, possible)].map((write): Write => [...write])
      const atOnce = await outcomeOf(number, writes, 'at once')
      const inTurn = [await outcomeOf(number, writes, 'in turn'), await outcomeOf(number, writes, 'the other way')]
      const which = `pair ${pair}, account ${number}: ${JSON.stringify(writes)}`
      expect(inTurn.map(({ everything }) => everything).includes(atOnce.everything), which).toBe(true)
      if (atOnce.statuses.every((status) => status === 200)) bothDone += 1
    }
    // Refusals alone would prove nothing.
    expect(bothDone).toBeGreaterThan(PAIRS / 20)
  })

  test('account 2 buys internet and minutes: two receipts, two bundles', async () => {
    const browser = await signedIn(2)
    const sold = v.parse(getPostpaidTopupBundles.answer, (await browser.read('getPostpaidTopupBundles')).body.result)
    const topups = sold.filter(({ id }) => id !== 'EXTRA-DATA-2') // internet is sold in two sizes
    await browser.turn({ latency: 5 })
    const receipts = await Promise.all(topups.map(({ id, price }) => browser.write('topupPostpaidBundle', { id, price })))
    expect(receipts.map(({ status }) => status)).toEqual([200, 200])
    const overview = v.parse(Overview, (await browser.read('postpaidOverview')).body.result)
    expect([overview.dataBundle?.topUps, overview.voiceSmsBundle?.topUps]).toEqual([
      [expect.objectContaining({ isGift: false })],
      [expect.objectContaining({ isGift: false })],
    ])
  })

  test('pressed twice: one key is one order', async () => {
    const browser = await signedIn(2)
    const [topup] = v.parse(getPostpaidTopupBundles.answer, (await browser.read('getPostpaidTopupBundles')).body.result)
    await browser.turn({ latency: 5 })
    const press = () => browser.write('topupPostpaidBundle', { id: topup?.id, price: topup?.price }, 'one')
    const [first, second] = await Promise.all([press(), press()])
    expect(second.body).toEqual(first.body)
    const overview = v.parse(Overview, (await browser.read('postpaidOverview')).body.result)
    expect(overview.dataBundle?.topUps).toHaveLength(1)
  })
})

describe('an order of a session that ends meanwhile', () => {
  const order = (browser: Browser, key: string) => browser.write('topupPostpaidBundle', { id: 'EXTRA-DATA', price: 300 }, key)

  test('does nothing to the customer who signs in after it', async () => {
    const browser = await signedIn(2)
    await browser.turn({ latency: 5 })
    const [late] = await Promise.all([order(browser, 'late'), browser.as(8)])
    expect(late.status).toBe(401)
    expect((await browser.read('getUser')).body.result).toMatchObject({ firstName: 'Bram' })
    // Nor is it reported as done.
    await browser.as(2)
    expect((await browser.read('getOrderOutcome', { key: 'late' })).body.result).toEqual({ state: 'none' })
    expect((await browser.read('postpaidOverview')).body.result).toMatchObject({ dataBundle: { topUps: [] } })
  })

  test('does not bring the session back', async () => {
    const browser = await signedIn(2)
    await browser.turn({ latency: 5 })
    await Promise.all([browser.ask('POST', '/auth/logout'), order(browser, 'later')])
    expect((await browser.ask('GET', '/auth/is-logged-in')).body.result).toBe(false)
  })
})

describe('keys', () => {
  test('the same key and body of another customer is another order', async () => {
    const browser = await signedIn(2)
    const order = () => browser.write('topupPostpaidBundle', { id: 'EXTRA-DATA', price: 300 }, 'shared')
    const receipt = (await order()).body.result
    await browser.as(8)
    expect((await browser.read('getOrderOutcome', { key: 'shared' })).body.result).toEqual({ state: 'none' })
    await browser.as(1)
    const { result } = (await order()).body
    expect(result).toMatchObject({ orderNumber: expect.stringMatching(/^TU-26001-/) })
    expect(result).not.toEqual(receipt)
  })

  test('an answer that is given again carries the flags of now, not the marker of then', async () => {
    const browser = await signedIn(14)
    const accept = () => browser.write('acceptSimcardContract', { contractAccepted: true }, 'accepted')
    expect((await accept()).status).toBe(200)
    await browser.as(14)
    const marker = browser.jar.get('usr')
    expect((await accept()).status).toBe(200)
    expect(browser.jar.get('usr')).toBe(marker)
  })
})
