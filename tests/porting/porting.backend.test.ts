import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { isWorkday } from '#kit/workdays.ts'
import { User } from '#model/login/contract/session.ts'
import { Overview } from '#model/overview/contract.ts'
import { NumberPorting, type PortingRequest } from '#model/porting/contract.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const friday = '2026-11-20'
const old: PortingRequest = {
  number: '0690001001',
  provider: 'Belmaat',
  contractType: 'POSTPAID_PRIVATE',
  customerNumber: null,
  moment: 'ASAP',
  wishDate: null,
}
const business = { ...old, contractType: 'POSTPAID_BUSINESS', customerNumber: 'BM1001' } as const

async function as(account: number) {
  const browser = visitor(quickBackend())
  const on = (day: string) => browser.turn({ clock: `${day}T12:00:00+01:00` })
  await on(friday)
  await browser.as(account)
  const write = async (name: string, input: object = {}) => {
    const { status, body } = await browser.write(name, input)
    return { status, code: body.code }
  }
  return {
    ...browser,
    on,
    write,
    standing: async () => {
      const { body } = await browser.ask('POST', '/api/post?endpoint=numberportingGetStatus', {})
      return v.parse(NumberPorting, body.result)
    },
    items: async (overview = 'postpaidOverview') => v.parse(Overview, (await browser.read(overview)).body.result).fixMeBarItems,
    number: async () => v.parse(User, (await browser.read('getUser')).body.result).phoneNumber,
    happen: (happening: object) => browser.ask('POST', '/demo/happen', happening),
  }
}

test('a private number: when it is confirmed and approved, then on its day the old number is used everywhere', async () => {
  const browser = await as(1)
  expect((await browser.write('numberport', old)).status).toBe(200)
  expect(await browser.standing()).toMatchObject({ status: 'PENDING', sms: { resendsLeft: 3 }, date: null })
  expect(await browser.write('numberport', old)).toEqual({ status: 409, code: 'RUNNING' })
  expect(await browser.write('numberportingConfirm', { code: '111111' })).toEqual({ status: 422, code: 'CODE_WRONG' })
  expect(await browser.write('numberportingConfirm', { code: '000000' })).toEqual({ status: 410, code: 'CODE_EXPIRED' })
  expect((await browser.write('numberportingConfirm', { code: '123456' })).status).toBe(200)
  expect((await browser.items())[0]).toMatchObject({ templateType: 'portingSent', number: old.number })

  await browser.on('2026-11-23')
  const { status, date } = await browser.standing()
  expect(status).toBe('PENDING')
  expect(date).toBe('2026-11-26')
  expect((await browser.items())[0]).toMatchObject({ templateType: 'portingApproved', date })
  expect(await browser.number()).toBe('0690000001')

  await browser.on('2026-11-26')
  expect(await browser.standing()).toMatchObject({ status: 'COMPLETED', date: '2026-11-26' })
  expect(await browser.number()).toBe(old.number)
  expect((await browser.items())[0]).toMatchObject({ templateType: 'portingDone', was: '0690000001', date: '2026-11-26' })
  await browser.on('2026-12-02')
  expect((await browser.items())[0]).toMatchObject({ templateType: 'portingDone' })
  await browser.on('2026-12-03')
  expect(await browser.items()).toEqual([])
  // The clock goes back, and so does the number.
  await browser.on('2026-11-24')
  expect(await browser.number()).toBe('0690000001')
})

test('a prepaid customer: when a number is ported, then it is theirs on its day', async () => {
  const browser = await as(30)
  const first = await browser.number()
  expect(await browser.standing()).toMatchObject({ status: 'NO_PORTING' })
  expect((await browser.standing()).donors).toContain('Belmaat')
  expect((await browser.write('numberport', { ...old, contractType: 'PREPAID' })).status).toBe(200)
  expect((await browser.items('prepaidOverview')).map(({ templateType }) => templateType)).toContain('portingSms')
  expect((await browser.write('numberportingConfirm', { code: '123456' })).status).toBe(200)
  await browser.happen({ kind: 'number-approved', on: '2026-11-25' })
  expect(await browser.number()).toBe(first)
  await browser.on('2026-11-25')
  expect(await browser.standing()).toMatchObject({ status: 'COMPLETED', date: '2026-11-25' })
  expect(await browser.number()).toBe(old.number)
  expect((await browser.items('prepaidOverview')).map(({ templateType }) => templateType)).toContain('portingDone')
})

test('a business number: when its customer number is wrong, then it is rejected and can be resubmitted', async () => {
  const browser = await as(1)
  await browser.write('numberport', { ...business, customerNumber: 'BM9999' })
  expect(await browser.standing()).toMatchObject({ status: 'REQUEST_SENT', sms: null })
  await browser.on('2026-11-23')
  expect(await browser.standing()).toMatchObject({ status: 'REJECTED', rejectionCode: 'CUSTOMER_NUMBER_MISMATCH' })
  const again = (request: object) => browser.write('numberportingUpdateRejectedNumberPorting', request)
  expect(await again({ ...business, customerNumber: 'BM9999' })).toEqual({ status: 422, code: 'UNCHANGED' })
  expect((await again(business)).status).toBe(200)
  expect(await again(business)).toEqual({ status: 409, code: 'NOT_REJECTED' })
  await browser.on('2026-11-24')
  expect(await browser.standing()).toMatchObject({ status: 'PENDING', date: '2026-11-27' })
})

describe('without a subscription', () => {
  test('when the subscription has ended, then the state says so', async () => {
    const browser = await as(3)
    expect(await browser.standing()).toMatchObject({ status: 'NO_PORTING', ended: true })
    expect(await browser.write('numberport', old)).toEqual({ status: 403, code: 'STOPPED' })
  })

  test('a number that would come over later does not come: the request stops, and no day is told', async () => {
    const browser = await as(1)
    await browser.write('numberport', { ...old, moment: 'WISH_DATE', wishDate: '2027-01-21' })
    await browser.write('numberportingConfirm', { code: '123456' })
    await browser.on('2026-11-23')
    expect(await browser.standing()).toMatchObject({ status: 'PENDING', date: '2027-01-21' })
    const leaving = { reason: 'DECEASED', endsOn: '2026-12-31', fee: 0, message: '' }
    expect((await browser.write('terminateSubscription', leaving)).status).toBe(200)
    expect(await browser.standing()).toMatchObject({ status: 'TERMINATED', date: null })
    await browser.on('2027-02-01')
    expect([await browser.number(), (await browser.standing()).ended]).toEqual(['0690000001', true])
  })

  test('a number that came over in time: when the customer looks only after the end, then it has come all the same', async () => {
    const browser = await as(1)
    await browser.write('terminateSubscription', { reason: 'DECEASED', endsOn: '2026-12-31', fee: 0, message: '' })
    await browser.write('numberport', old)
    await browser.write('numberportingConfirm', { code: '123456' })
    await browser.on('2027-02-01')
    expect(await browser.standing()).toMatchObject({ status: 'COMPLETED', date: '2026-11-26', ended: true })
  })
})

describe('the code by sms', () => {
  const resend = '/v2/numberporting.resendSmsValidationCode'
  test('is good for 24 hours; then the request is rejected, and can be sent again as it is', async () => {
    const browser = await as(1)
    await browser.write('numberport', old)
    await browser.turn({ clock: '2026-11-21T12:01:00+01:00' })
    expect(await browser.standing()).toMatchObject({ status: 'REJECTED', rejectionCode: 'SMS_NOT_CONFIRMED' })
    expect((await browser.write('numberportingActivateRejectedNumberPorting')).status).toBe(200)
    expect(await browser.standing()).toMatchObject({ status: 'PENDING', sms: { resendsLeft: 3 } })
  })
  test('the code: when five were wrong, then it is refused for a quarter of an hour, also after a new one', async () => {
    const browser = await as(1)
    await browser.turn({ clock: '2026-11-20T13:00:00+01:00' })
    await browser.write('numberport', old)
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.write('numberportingConfirm', { code: '111111' })
    await browser.turn({ clock: '2026-11-20T13:14:00+01:00' })
    expect((await browser.write(resend)).status).toBe(200)
    expect(await browser.write('numberportingConfirm', { code: '123456' })).toEqual({ status: 429, code: 'CODE_BLOCKED' })
    await browser.turn({ clock: '2026-11-20T13:16:00+01:00' })
    expect((await browser.write('numberportingConfirm', { code: '123456' })).status).toBe(200)
  })
})

test.each([
  ['0690001081', {}, 'NUMBER_UNKNOWN'],
  ['0690001082', {}, 'WRONG_PROVIDER'],
  ['0690001082', { provider: 'Duinmobiel' }, null],
  ['0690001083', {}, 'WRONG_CONTRACT_TYPE'],
  ['0690001083', { contractType: 'PREPAID' }, null],
  ['0690001084', { moment: 'WISH_DATE', wishDate: '2026-11-30' }, 'CONTRACT_RUNNING'],
  ['0690001085', {}, 'ALREADY_PORTING'],
  ['0690001086', {}, 'NUMBER_NOT_ACTIVE'],
  ['0690001087', {}, 'FRAUD_BLOCK'],
  ['0690001088', {}, 'NO_CONSENT'],
  ['0690001089', {}, 'OTHER'],
])('the other provider says of %s with %j: %s', async (number, facts, code) => {
  const browser = await as(1)
  await browser.write('numberport', { ...old, number, ...facts })
  await browser.write('numberportingConfirm', { code: '123456' })
  await browser.on('2026-11-23')
  const { status, rejectionCode, contractUntil } = await browser.standing()
  expect(rejectionCode).toBe(code)
  expect(status).toBe(code === null ? 'PENDING' : 'REJECTED')
  expect(contractUntil === null).toBe(code !== 'CONTRACT_RUNNING')
})

test('a wished day: when it is approved, then the number comes on a working day on or after it', async () => {
  for (let ahead = 5; ahead < 40; ahead += 7) {
    const wishDate = addDays('2026-11-20', ahead)
    if (!isWorkday(wishDate)) continue
    const browser = await as(1)
    await browser.write('numberport', { ...old, moment: 'WISH_DATE', wishDate })
    await browser.write('numberportingConfirm', { code: '123456' })
    await browser.on('2026-11-23')
    expect((await browser.standing()).date).toBe(wishDate)
  }
})

test('cancelling: when it is before the last working day, then the number stays', async () => {
  const browser = await as(1)
  expect(await browser.write('numberportingCancel')).toEqual({ status: 409, code: 'NOT_RUNNING' })
  await browser.write('numberport', business)
  await browser.on('2026-11-25')
  expect(await browser.standing()).toMatchObject({ date: '2026-11-26' })
  expect(await browser.write('numberportingCancel')).toEqual({ status: 409, code: 'TOO_LATE' })
  await browser.on('2026-11-24')
  expect((await browser.write('numberportingCancel')).status).toBe(200)
  expect(await browser.standing()).toMatchObject({ status: 'CANCELLED' })
  await browser.on('2026-12-24')
  expect(await browser.number()).toBe('0690000001')
  expect((await browser.write('numberport', business)).status).toBe(200)
})

test('porting: when the card is not active yet, then the number still comes on its day', async () => {
  const browser = await as(8)
  await browser.happen({ kind: 'number-approved', on: '2026-11-25' })
  expect(await browser.standing()).toMatchObject({ status: 'PENDING', date: '2026-11-25' })
  await browser.on('2026-11-25')
  expect(await browser.standing()).toMatchObject({ status: 'COMPLETED' })
  expect(await browser.number()).toBe('0690001008')
})

test('the panel can have a request rejected or stopped', async () => {
  const browser = await as(9)
  await browser.happen({ kind: 'number-rejected', code: 'NO_CONSENT' })
  expect(await browser.standing()).toMatchObject({ status: 'REJECTED', rejectionCode: 'NO_CONSENT' })
  await browser.happen({ kind: 'number-stopped' })
  expect(await browser.standing()).toMatchObject({ status: 'TERMINATED' })
  expect((await browser.items()).map(({ templateType }) => templateType)).toEqual([])
})
