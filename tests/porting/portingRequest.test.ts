import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates.ts'
import { numericDate } from '#kit/words/dateText.ts'
import { isWorkday, workdayBefore } from '#kit/workdays.ts'
import { DonorContractType, PortingRejection, type PortingRequest, type PortingStatus } from '#model/porting/contract.ts'
import { needsSms } from '#model/porting/porting.ts'
import {
  customerNumberIn,
  customerNumberProblem,
  isSameRequest,
  mayCostMoney,
  mayRequest,
  mayStillCancel,
  momentsFor,
  needsCustomerNumber,
  portingStep,
  portingTips,
  rejections,
  wishDays,
  wishProblem,
} from '#model/porting/portingRequest.ts'

describe('what is asked (domain 1.9)', () => {
  test('prepaid has no contract whose end can be awaited', () => {
    expect(momentsFor('PREPAID')).toEqual(['ASAP', 'WISH_DATE'])
    expect(momentsFor('POSTPAID_BUSINESS')).toContain('CONTRACT_END')
  })
  test('a customer number of a business contract only, and a code by sms of all others', () =>
    expect(DonorContractType.options.map((type) => [needsCustomerNumber(type), needsSms(type)])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]))
  test('costs are told of when a subscription is left before its end', () => {
    expect(mayCostMoney('POSTPAID_PRIVATE', 'ASAP')).toBe(true)
    expect(mayCostMoney('POSTPAID_BUSINESS', 'WISH_DATE')).toBe(true)
    expect(mayCostMoney('POSTPAID_PRIVATE', 'CONTRACT_END')).toBe(false)
    expect(mayCostMoney('PREPAID', 'ASAP')).toBe(false)
    expect(mayCostMoney('', 'ASAP')).toBe(false)
  })
  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['AB', 'invalid'],
    ['AB-123', null],
    ['AB&123', 'invalid'],
    ['A'.repeat(21), 'invalid'],
    ['abc', null],
    ['lt 44 10 10', null],
    ['1'.repeat(20), null],
  ])('customer number %j: %s', (text, problem) => expect(customerNumberProblem(text)).toBe(problem))
  test('is sent in capitals, without spaces', () => expect(customerNumberIn(' lt 44 10 10 ')).toBe('LT441010'))
})

describe('the wish date: a working day, at least 3 working days ahead, at most 120 days ahead', () => {
  const friday = '2026-11-20'
  test.each([
    ['', 'required'],
    ['morgen', 'invalid'],
    ['30-02-2027', 'notExisting'],
    ['24-11-2026', 'tooEarly'],
    ['25-11-2026', null],
    ['28-11-2026', 'notWorkday'],
    ['25-12-2026', 'notWorkday'],
    ['19-03-2027', null],
    ['22-03-2027', 'tooLate'],
  ])('%j on Friday 20 November: %s', (text, problem) => expect(wishProblem(text, friday)).toBe(problem))

  test('a last day that is a working day can be wished for, and the working day after it cannot', () => {
    expect(wishProblem('23-03-2027', '2026-11-23')).toBeNull()
    expect(wishProblem('24-03-2027', '2026-11-23')).toBe('tooLate')
  })

  test('on every day of two years the first one can be wished for, and the day before cannot', () => {
    for (let at = 0; at < 730; at += 1) {
      const today = addDays('2026-01-01', at)
      const { first, last } = wishDays(today)
      expect(wishProblem(numericDate(first), today), today).toBeNull()
      expect(wishProblem(numericDate(addDays(first, -1)), today), today).toBe('tooEarly')
      expect(wishProblem(numericDate(addDays(last, 1)), today), today).toBe('tooLate')
    }
  })
})

describe('cancelling: in PENDING, REQUEST_SENT and REJECTED, until 1 working day before the number comes over', () => {
  test.each([
    ['PENDING', null, true],
    ['REQUEST_SENT', null, true],
    ['REJECTED', null, true],
    ['COMPLETED', '2026-11-01', false],
    ['CANCELLED', null, false],
    ['TERMINATED', null, false],
    ['NO_PORTING', null, false],
    ['PENDING', '2026-11-25', true],
    // A Monday: on Friday, the working day before, it is too late.
    ['PENDING', '2026-11-23', false],
    ['PENDING', '2026-11-24', true],
  ] as const)('%s with date %s on Friday 20 November: %s', (status, date, may) =>
    expect(mayStillCancel({ status, date }, '2026-11-20')).toBe(may),
  )
  test('the working day before is one, with nothing but free days between', () => {
    for (let at = 0; at < 730; at += 1) {
      const day = addDays('2026-01-01', at)
      const before = workdayBefore(day)
      expect(isWorkday(before)).toBe(true)
      for (let free = addDays(before, 1); free < day; free = addDays(free, 1)) expect(isWorkday(free)).toBe(false)
    }
  })
})

test('there is room for a request when none runs and none has come over', () => {
  const may = (['NO_PORTING', 'TERMINATED', 'CANCELLED', 'PENDING', 'REQUEST_SENT', 'REJECTED', 'COMPLETED'] as const).map(
    (status) => mayRequest({ status }),
  )
  expect(may).toEqual([true, true, true, false, false, false, false])
  expect(mayRequest({ status: 'NO_PORTING', ended: true })).toBe(false) // the subscription has ended
})

test('the timeline names the last step that was taken, never one that is waited for', () => {
  const code = { resendsLeft: 3 }
  expect(portingStep({ status: 'PENDING', sms: code, date: null })).toBe(0)
  expect(portingStep({ status: 'REQUEST_SENT', sms: null, date: null })).toBe(1)
  // No confirmation is needed and no day was agreed.
  expect(portingStep({ status: 'PENDING', sms: null, date: null })).toBe(1)
  expect(portingStep({ status: 'PENDING', sms: null, date: '2026-12-01' })).toBe(2)
  expect(portingStep({ status: 'COMPLETED', sms: null, date: '2026-12-01' })).toBe(3)
  for (const status of ['NO_PORTING', 'REJECTED', 'TERMINATED', 'CANCELLED'] as const)
    expect(portingStep({ status, sms: null, date: null })).toBeNull()
})

describe('good advice', () => {
  const request = (contractType: DonorContractType) => ({
    number: '0690001010',
    provider: 'Belmaat',
    contractType,
    customerNumber: null,
    moment: 'ASAP' as const,
    wishDate: null,
  })
  const tips = (status: PortingStatus, contractType?: DonorContractType, rejectionCode: PortingRejection | null = null) =>
    portingTips({ status, request: contractType ? request(contractType) : null, rejectionCode })
  test('is about what the customer has elsewhere, as far as that is known', () => {
    expect(tips('NO_PORTING')).toEqual(['contract', 'credit', 'pause'])
    expect(tips('PENDING', 'POSTPAID_PRIVATE')).toEqual(['contract', 'pause'])
    expect(tips('REQUEST_SENT', 'PREPAID')).toEqual(['credit', 'pause'])
    expect(tips('CANCELLED', 'PREPAID')).toEqual(['contract', 'credit', 'pause'])
  })
  test('is not given once the number has come over', () => expect(tips('COMPLETED', 'PREPAID')).toEqual([]))
  test('a rejection after which the number cannot come over: no advice on coming over', () => {
    const without = PortingRejection.options.filter((code) => tips('REJECTED', 'POSTPAID_PRIVATE', code).length === 0)
    expect(without).toEqual(['NUMBER_NOT_ACTIVE', 'FRAUD_BLOCK'])
  })
})

test('each rejection says which fields are wrong when they can be mended here, and only then', () => {
  for (const code of PortingRejection.options) {
    const { way, wrong } = rejections[code]
    if (way === 'change') expect(wrong.length, code).toBeGreaterThan(0)
  }
  expect(rejections.CUSTOMER_NUMBER_MISMATCH.wrong).toEqual(['customerNumber'])
})

test('a request is another one as soon as one thing about it is', () => {
  const request: PortingRequest = {
    number: '0690001010',
    provider: 'Belmaat',
    contractType: 'POSTPAID_BUSINESS',
    customerNumber: 'LT1010',
    moment: 'ASAP',
    wishDate: null,
  }
  expect(isSameRequest(request, { ...request })).toBe(true)
  for (const change of [{ number: '0690001011' }, { customerNumber: 'LT1011' }, { moment: 'CONTRACT_END' as const }])
    expect(isSameRequest(request, { ...request, ...change })).toBe(false)
})
