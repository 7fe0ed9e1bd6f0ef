import { describe, expect, test } from 'vitest'
import { prepaidCustomer } from './prepaidCustomer.ts'

test('on-net calling: when there is too little credit to extend it, then the customer is told before and after', async () => {
  const lotte = await prepaidCustomer(33)
  const told = async () => (await lotte.overview()).fixMeBarItems
  expect(await told()).toEqual([])
  await lotte.buy('PP-M', 1000, false)
  expect(await told()).toContainEqual({ templateType: 'mutualLacking', amount: 150, date: '2026-12-09' })
  await lotte.write('setAutoExtendPrepaidDataCampaign', { id: 'PP-ONDERLING', autoExtend: false })
  expect((await told()).map(({ templateType }: { templateType: string }) => templateType)).not.toContain('mutualLacking')
  await lotte.write('setAutoExtendPrepaidDataCampaign', { id: 'PP-ONDERLING', autoExtend: true })
  await lotte.turnTo('2026-12-09')
  expect(await told()).toContainEqual({ templateType: 'mutualMissed', amount: expect.any(Number), date: '2026-12-09' })
  await lotte.turnTo('2026-12-24')
  expect(await told()).not.toContainEqual(expect.objectContaining({ templateType: 'mutualMissed' })) // two weeks later it is no news
  await lotte.turnTo('2026-12-10')
  expect(await told()).toContainEqual(expect.objectContaining({ templateType: 'mutualMissed' }))
  // until it is on again
  await lotte.topUp(1000)
  await lotte.buy('PP-ONDERLING', 250, false)
  expect((await told()).map(({ templateType }: { templateType: string }) => templateType)).not.toContain('mutualMissed')
})

describe('once a subscription is ordered, that begins on 5 December', () => {
  async function switching(account: number) {
    const customer = await prepaidCustomer(account)
    await customer.topUp(5000)
    await customer.switchLater()
    expect((await customer.offer()).noExtensionFrom).toBe('2026-12-05')
    return customer
  }

  test('a bundle that ends later is not extended, and nothing says that it is', async () => {
    const lotte = await switching(33)
    expect(await lotte.buy('PP-S', 500, true)).toMatchObject({ until: '2026-12-19', autoExtend: false })
    expect((await lotte.offer()).current).toMatchObject({ until: '2026-12-19', autoExtend: false })
    const { autoExtend } = await lotte.write('setAutoExtendPrepaidDataCampaign', { id: 'PP-S', autoExtend: true })
    expect(autoExtend).toBe(false)
    // who stays prepaid after all has it extended, as was asked
    await lotte.stay()
    expect((await lotte.offer()).current).toMatchObject({ autoExtend: true })
    expect((await lotte.offer()).noExtensionFrom).toBeNull()
  })
  test('a bundle that was paid at the bank is not extended either', async () => {
    const thijs = await prepaidCustomer(30)
    await thijs.switchLater()
    expect(await thijs.buyAtBank('PP-M', 1000, true)).toMatchObject({ until: '2026-12-19', autoExtend: false })
  })
  test('on-net calling is not extended either', async () => {
    const lotte = await switching(33)
    expect((await lotte.offer()).mutual.current).toMatchObject({ until: '2026-12-08', autoExtend: false })
    expect(await lotte.write('setAutoExtendPrepaidDataCampaign', { id: 'PP-ONDERLING', autoExtend: true })).toMatchObject({
      autoExtend: false,
    })
  })
  test('a bundle that ends before it is extended', async () => {
    const lotte = await switching(33)
    expect(await lotte.buy('PP-DAG', 75, true)).toMatchObject({ until: '2026-11-20', autoExtend: true })
    await lotte.turnTo('2026-11-21')
    expect((await lotte.offer()).current).toMatchObject({ until: '2026-11-21', autoExtend: true })
  })
})

describe('while the simcard is blocked after loss or theft', () => {
  const block = { blocked: true, reason: 'STOLEN' }
  const blank = { threshold: null, dayOfMonth: null }

  test('the credit stays: a bundle is not extended from it, and nothing says that it is', async () => {
    const roos = await prepaidCustomer(31)
    await roos.turnTo('2026-11-29')
    await roos.write('settingsChangeSimcardBlock', block)
    const { current, noExtensionFrom } = await roos.offer()
    expect([current?.autoExtend, noExtensionFrom]).toEqual([false, '2026-11-29'])
    await roos.turnTo('2026-12-01')
    const { balance } = await roos.overview()
    expect(balance).toBeGreaterThan(1000)
    await roos.turnTo('2026-12-03')
    expect(await roos.overview()).toMatchObject({ balance, dataBundle: null })
  })
  test('on-net calling is not extended until the card is unblocked', async () => {
    const lotte = await prepaidCustomer(33)
    await lotte.write('settingsChangeSimcardBlock', block)
    expect((await lotte.offer()).mutual.current).toMatchObject({ autoExtend: false })
    await lotte.write('settingsChangeSimcardBlock', { blocked: false })
    expect((await lotte.offer()).mutual.current).toMatchObject({ autoExtend: true })
  })
  test('when the card is unblocked on the last day of the bundle, then the credit is topped up at that moment and not before', async () => {
    const thijs = await prepaidCustomer(30)
    await thijs.topUp(2000)
    await thijs.buy('PP-M', 1000, true)
    await thijs.pay({ kind: 'auto-top-up', setting: { ...blank, type: 'BUNDLE', amount: 1000 } }, 1000)
    await thijs.turnTo('2026-12-10')
    await thijs.write('settingsChangeSimcardBlock', block)
    await thijs.turnTo('2026-12-19')
    const toppedUp = async () => (await thijs.payments()).filter(({ method }: { method: string }) => method === 'directDebit')
    expect(await toppedUp()).toEqual([])
    await thijs.write('settingsChangeSimcardBlock', { blocked: false })
    expect(await toppedUp()).toMatchObject([{ at: expect.stringMatching(/^2026-12-19T11:0/), kind: 'autoTopUp', amount: 1000 }])
  })
})

describe('the day of the next automatic top-up is told only when it will be topped up then', () => {
  const monthly = (amount: number, dayOfMonth: number) => ({ type: 'MONTHLY', amount, threshold: null, dayOfMonth })
  const turnOn = (setting: object) => ({ kind: 'auto-top-up', setting })

  test('not when it does not fit the credit', async () => {
    const thijs = await prepaidCustomer(30)
    await thijs.topUp(5000)
    await thijs.pay(turnOn(monthly(5000, 28)), 5000)
    expect(await thijs.auto()).toMatchObject({ nextOn: null })
    await thijs.buy('PP-M', 1000, false)
    expect(await thijs.auto()).toMatchObject({ nextOn: '2026-11-28' })
  })
  test('not once a subscription begins', async () => {
    const lotte = await prepaidCustomer(33)
    await lotte.pay(turnOn(monthly(1000, 15)), 1000)
    expect(await lotte.auto()).toMatchObject({ nextOn: '2026-12-15' })
    await lotte.switchLater()
    expect(await lotte.auto()).toMatchObject({ nextOn: null })
    await lotte.write('updateAutoTopUp', monthly(1000, 28))
    expect(await lotte.auto()).toMatchObject({ nextOn: '2026-11-28' })
  })
})
