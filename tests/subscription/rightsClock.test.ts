import { describe, expect, test } from 'vitest'
import { addDays, endOfMonth, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { isWorkday } from '#kit/workdays.ts'
import { type BundleOption, getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { creditDatesOf, nextTermEnd, renewableFrom, rightsOf } from '#model/subscription/rightsClock.ts'
import { finalInvoiceOn } from '#model/subscription/termination.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { todays } from '../world/checks.ts'
import { answerOf, tell } from '../world/told.ts'

const TODAY: Day = '2026-11-20'

type Known = Parameters<typeof rightsOf>[0]['overview']
type Changed = Partial<Pick<Parameters<typeof rightsOf>[0], 'withdrawals' | 'complete' | 'household' | 'overview'>>

function datesOf(number: number, today = TODAY, changed: Partial<PostpaidOptions> = {}, known: Changed = {}) {
  const account = accountOf(number)
  if (!account) throw new Error('no account')
  const { subscription, overview } = tell(account, today)
  if (!subscription) return creditDatesOf(overview, momentOf(today, 12))
  const options = answerOf(getPostpaidOptionsV2, account, today)
  if (!options) throw new Error('no options')
  const [household, complete] = [answerOf(getHousehold, account, today), answerOf(completeStatus, account, today)]
  const withdrawals = answerOf(getWithdrawals, account, today)?.open ?? []
  return rightsOf(
    { subscription, options: { ...options, ...changed }, overview, household, complete, withdrawals, ...known },
    momentOf(today, 12),
  )
}
/** The overview of account 1, with some of it changed. */
function overviewWith(changed: Partial<Known>): Known {
  const account = accountOf(1)
  const overview = account && answerOf(postpaidOverview, account, TODAY)
  if (!overview) throw new Error('no overview')
  return { ...overview, ...changed }
}
const oneOf = (number: number, kind: string, today = TODAY) => datesOf(number, today).find((date) => date.kind === kind)

describe('the rights clock', () => {
  test('a contract for a term: its last day', () => {
    expect(datesOf(1).filter(({ kind }) => kind !== 'invoice' && kind !== 'debit')).toMatchObject([
      { kind: 'contract', day: '2027-04-19' },
    ])
  })

  test.each([
    ['is to be debited', { state: 'TO_PAY' }, true],
    ['is being debited', { state: 'TO_PAY', processing: true }, false],
    ['is paid', { state: 'PAID' }, false],
    ['is part of an arrangement', { state: 'TO_PAY', inArrangement: true }, false],
  ] as const)('an invoice with a day of debit: when it %s, then its day is a date or not', (_, changed, isDate) => {
    const account = accountOf(1)
    const overview = account && answerOf(postpaidOverview, account, TODAY)
    if (!overview?.latestInvoice) throw new Error('no invoice')
    const plain = { processing: false, inArrangement: false, dueOn: null, debitOn: '2026-11-25' } as const
    const latestInvoice = { ...overview.latestInvoice, ...plain, ...changed }
    const days = datesOf(1, TODAY, {}, { overview: { ...overview, latestInvoice } }).filter(({ kind }) => kind === 'debit')
    expect(days.map(({ day }) => day)).toEqual(isDate ? ['2026-11-25'] : [])
  })

  test('a term of an arrangement: when its day is known, then it is a date', () => {
    const account = accountOf(1)
    const overview = account && answerOf(postpaidOverview, account, TODAY)
    if (!overview) throw new Error('no overview')
    const termsWith = (item: { date?: Day; amount?: number }) =>
      datesOf(1, TODAY, {}, { overview: { ...overview, fixMeBarItems: [{ templateType: 'arrangement', ...item }] } }).filter(
        ({ kind }) => kind === 'term',
      )
    expect(termsWith({ date: '2026-12-01', amount: 2910 })).toEqual([{ kind: 'term', day: '2026-12-01', amount: 2910 }])
    expect(termsWith({ amount: 2910 })).toEqual([])
  })

  const date = '2026-12-01'
  test.each<[string, Known['fixMeBarItems'][number], object[]]>([
    ['a late term', { templateType: 'arrangementLate', date, amount: 2910 }, [{ kind: 'lateTerm', day: date, amount: 2910 }]],
    ['a term without its amount', { templateType: 'arrangement', date }, [{ kind: 'term', day: date, amount: 0 }]],
    ['a phone that came back', { templateType: 'phoneReturned', date, amount: 1 }, [{ kind: 'refund', day: date, amount: 1 }]],
    ['a phone never sent', { templateType: 'phoneRefund', date, amount: 4400 }, [{ kind: 'refund', day: date, amount: 4400 }]],
    ['a phone that was never paid for', { templateType: 'phoneReturned', date, amount: 0 }, []],
    ['a refund of an unknown amount', { templateType: 'phoneRefund', date }, []],
    ['a refund on an unknown day', { templateType: 'phoneReturned', amount: 4400 }, []],
    ['a number', { templateType: 'portingApproved', date, number: '0612' }, [{ kind: 'porting', day: date, number: '0612' }]],
    ['a number that is not told', { templateType: 'portingApproved', date }, [{ kind: 'porting', day: date, number: '' }]],
    ['a number on an unknown day', { templateType: 'portingApproved', number: '0612' }, []],
    ['a number that came', { templateType: 'portingDone', date, number: '0612', amount: 100 }, []],
  ])('%s: what is told with its day is a date', (_, item, expected) => {
    const without = overviewWith({ fixMeBarItems: [] })
    const others = datesOf(1, TODAY, {}, { overview: without })
    const dates = datesOf(1, TODAY, {}, { overview: { ...without, fixMeBarItems: [item] } })
    expect(dates.filter((one) => !others.some(({ kind }) => kind === one.kind))).toEqual(expected)
    expect(dates).toHaveLength(others.length + expected.length)
  })

  test('the next invoice with its forecast; when it is the settlement, then only that with its fee', () => {
    const ofInvoice = (changed: Partial<Known>) =>
      datesOf(
        1,
        TODAY,
        {},
        { overview: overviewWith({ nextInvoice: { date, amount: 1250, fixed: [], outside: [], once: [] }, ...changed }) },
      ).filter(({ kind }) => kind === 'invoice' || kind === 'settlement')
    const invoice = { kind: 'invoice', day: date, amount: 1250 }
    expect(ofInvoice({})).toEqual([invoice])
    expect(ofInvoice({ nextInvoice: null })).toEqual([])
    const settlement = { date, fee: 5721 }
    expect(ofInvoice({ settlement })).toEqual([{ kind: 'settlement', day: date, amount: 5721 }])
    const later = '2027-01-04'
    expect(ofInvoice({ settlement: { date: later, fee: 0 } })).toEqual([invoice, { kind: 'settlement', day: later, amount: 0 }])
  })

  test('an invoice that the customer pays: its last day, and what is open of it', () => {
    const { latestInvoice } = overviewWith({})
    if (!latestInvoice) throw new Error('no invoice')
    const paying = { ...latestInvoice, state: 'TO_PAY', amount: 4530, debitOn: null, dueOn: date } as const
    const dates = (changed: Partial<typeof latestInvoice>) =>
      datesOf(1, TODAY, {}, { overview: overviewWith({ latestInvoice: { ...paying, ...changed } }) }).filter(
        ({ kind }) => kind === 'pay' || kind === 'debit',
      )
    expect(dates({ paidInTerms: 2910 })).toEqual([{ kind: 'pay', day: date, amount: 1620 }])
    expect(dates({ dueOn: null })).toEqual([])
    expect(dates({ debitOn: date, dueOn: null })).toEqual([{ kind: 'debit', day: date, amount: 4530 }])
  })

  test('who leaves: a change that begins before the end, or on the last day, stays and cannot be taken back', () => {
    const account = accountOf(23)
    const { subscription } = account ? tell(account, TODAY) : {}
    const options = account && answerOf(getPostpaidOptionsV2, account, TODAY)
    if (!subscription || !options) throw new Error('no subscription')
    const changes = (terminationDate: Day, changed: Partial<PostpaidOptions> = {}) =>
      rightsOf(
        {
          subscription: { ...subscription, terminationDate },
          options: { ...options, ...changed },
          overview: overviewWith({}),
          household: null,
          complete: null,
          withdrawals: [],
        },
        momentOf(TODAY, 12),
      ).filter(({ kind }) => kind === 'change')
    const change = { kind: 'change', day: '2026-12-01', back: { by: 'leaving' } }
    expect(changes('2026-12-20')).toEqual([change])
    expect(changes('2026-12-01')).toEqual([change])
    expect(changes('2026-11-30')).toEqual([])
    expect(changes('2026-12-20', { pendingPeriod: null })).toEqual([])
  })

  test('a renewal on its way is called by its name', () => {
    const back = { by: 'undo', until: '2026-11-30' }
    const dates = datesOf(23, TODAY, { pendingRenewal: true }).filter(({ kind }) => kind === 'change' || kind === 'renewal')
    expect(dates).toEqual([{ kind: 'renewal', day: '2026-12-01', back }])
  })

  test('a new subscription: fourteen days to think it over, until a working day', () => {
    // Started on Saturday 14 November: 28 November is also a Saturday, so the period ends on Monday.
    expect(oneOf(27, 'withdraw')).toEqual({ kind: 'withdraw', day: '2026-11-30', what: ['subscription'] })
    expect(oneOf(27, 'withdraw', '2027-01-20')).toBeDefined() // this account is always six days old
    expect(oneOf(1, 'withdraw')).toBeUndefined()
  })

  test('a change on its way: its first day, and until the day before it can be taken back', () => {
    expect(oneOf(23, 'change')).toEqual({ kind: 'change', day: '2026-12-01', back: { by: 'undo', until: '2026-11-30' } })
  })

  test('a new contract: the last day of the one that it replaces counts only when that runs out first', () => {
    const ends = (startsOn: Day) =>
      datesOf(1, TODAY, { startsOn, pendingContractEnd: '2028-12-31' }).flatMap(({ kind, day }) =>
        kind === 'contract' ? day : [],
      )
    expect(ends('2026-12-01')).toEqual(['2028-12-31'])
    expect(ends('2027-04-19')).toEqual(['2028-12-31']) // it is replaced on its last day
    expect(ends('2027-04-20')).toEqual(['2027-04-19', '2028-12-31'])
    expect(ends('2027-05-01')).toEqual(['2027-04-19', '2028-12-31'])
  })

  test('a change to another term: when it has none, then the contract that it replaces has no last day', () => {
    const ends = (pendingContractEnd: Day | null) =>
      datesOf(23, TODAY, { pendingContractEnd }).flatMap(({ kind, day }) => (kind === 'contract' ? day : []))
    expect(ends('2028-11-30')).toEqual(['2028-11-30'])
    expect(ends(null)).toEqual([])
  })

  test('who has signed for a new term can renew at the end of that one', () => {
    const account = accountOf(1)
    const { subscription } = account ? tell(account, TODAY) : {}
    const options = account && answerOf(getPostpaidOptionsV2, account, TODAY)
    if (!subscription || !options) throw new Error('no subscription')
    const renewal = (changed: Partial<PostpaidOptions>) =>
      renewableFrom(subscription, { ...options, ...changed }, momentOf(TODAY, 12))
    expect(renewal({})).toBe('2026-12-19')
    expect(renewableFrom({ ...subscription, contract: null }, options, momentOf(TODAY, 12)), 'now').toBeNull()
    expect(renewal({ startsOn: '2026-12-01', pendingContractEnd: '2028-11-30' })).toBe('2028-07-30')
  })

  test('a change without another term leaves the term as it is', () => {
    expect(nextTermEnd({ contractEndDate: '2027-04-19' })).toBeNull()
    expect(nextTermEnd({ contractEndDate: '2027-04-19', pendingContractEnd: '2027-04-19' })).toBeNull()
    expect(nextTermEnd({ contractEndDate: '2027-04-19', pendingContractEnd: '2028-11-30' })).toBe('2028-11-30')
  })

  test('a phone that goes back: the last day on which it can be sent', () => {
    const account = accountOf(1)
    const overview = account && answerOf(postpaidOverview, account, TODAY)
    if (!overview) throw new Error('no overview')
    for (const day of [TODAY, '2026-12-07'])
      expect(
        datesOf(1, TODAY, {}, { overview: { ...overview, fixMeBarItems: [{ templateType: 'phoneReturn', date: day }] } }),
      ).toContainEqual({ kind: 'return', day })
  })

  test('a phone that comes: its day and that of its first term, which no other tile has', () => {
    const account = accountOf(1)
    const overview = account && answerOf(postpaidOverview, account, TODAY)
    if (!overview) throw new Error('no overview')
    const told = { status: 'NEW', date: '2026-11-23', firstTermOn: '2027-01-01' } as const
    const days = (templateType: 'phone' | 'complete') =>
      datesOf(1, TODAY, {}, { overview: { ...overview, tiles: [{ templateType, ...told }] } }).flatMap(({ kind, day }) =>
        kind === 'parcel' || kind === 'firstTerm' ? [[kind, day]] : [],
      )
    expect(days('phone')).toEqual([
      ['parcel', '2026-11-23'],
      ['firstTerm', '2027-01-01'],
    ])
    expect(days('complete')).toEqual([])
    const phone = (told: Omit<Known['tiles'][number], 'templateType'>) =>
      datesOf(1, TODAY, {}, { overview: { ...overview, tiles: [{ templateType: 'phone', ...told }] } }).flatMap(({ kind }) =>
        kind === 'parcel' || kind === 'firstTerm' ? kind : [],
      )
    expect(phone({ status: 'DELIVERED', date: TODAY })).toEqual([])
    expect([phone({ status: 'NEW' }), phone({ date: TODAY })]).toEqual([[], []])
  })

  test('what came with a phone: one last day for all of it, and the change goes back with the order', () => {
    const until = '2026-12-08'
    const withdrawals = [
      { kind: 'phone', until },
      { kind: 'change', until },
    ] as const
    const dates = datesOf(23, TODAY, { pendingFinal: true, pendingWithPhone: true }, { withdrawals })
    expect(dates.filter(({ kind }) => kind === 'withdraw')).toEqual([{ kind: 'withdraw', day: until, what: ['phone', 'change'] }])
    expect(dates).toContainEqual({ kind: 'change', day: '2026-12-01', back: { by: 'order', until } })
  })

  test('who has cancelled: the last day, and until the day before it can be undone; the term does not count any more', () => {
    expect(oneOf(4, 'stop')).toEqual({ kind: 'stop', day: '2026-12-11' })
    expect(oneOf(4, 'stay')).toEqual({ kind: 'stay', day: '2026-12-10' })
    expect(oneOf(4, 'settlement')).toMatchObject({ day: finalInvoiceOn('2026-12-11') })
    expect(datesOf(4).filter(({ kind }) => ['contract', 'withdraw'].includes(kind))).toEqual([])
  })

  test('gifts until they expire, a number on the day that it comes', () => {
    expect(datesOf(19).filter(({ kind }) => kind === 'gift')).toEqual([
      { kind: 'gift', day: '2026-12-02', gifts: [{ place: 1, of: 2 }] },
      { kind: 'gift', day: '2026-12-15', gifts: [{ place: 2, of: 2 }] },
    ])
    expect(oneOf(8, 'porting')).toEqual({ kind: 'porting', day: '2026-11-27', number: '0690001008' })
  })

  test('Compleet on the day that it is expected, and the end of a discount for a household', () => {
    const extra = (known: Changed) =>
      datesOf(1, TODAY, {}, known).filter(({ kind }) => kind === 'complete' || kind === 'household')
    const expectedOn = '2026-11-24'
    expect(extra({ complete: { completeStatus: 'PENDING', expectedOn } })).toEqual([{ kind: 'complete', day: expectedOn }])
    expect(extra({ complete: { completeStatus: 'PENDING', expectedOn: null } })).toEqual([])
    expect(extra({ complete: { completeStatus: 'ACTIVE', expectedOn } })).toEqual([])
    expect(extra({ household: { endsOn: '2026-12-31' } })).toEqual([{ kind: 'household', day: '2026-12-31' }])
    expect(extra({ household: { endsOn: null }, complete: null })).toEqual([])
    expect(extra({ household: null })).toEqual([])
  })

  test('the last day of a discount, and the price after it, unless a change sets other prices before that day', () => {
    const discounted = (number: number, more: Partial<PostpaidOptions> = {}) => {
      const account = accountOf(number)
      const options = account && answerOf(getPostpaidOptionsV2, account, TODAY)
      if (!options) throw new Error('no options')
      const reduced = (bundle: BundleOption) => ({ ...bundle, originalPrice: bundle.price + 100, discountMonthsLeft: 2 })
      const changed = JSON.parse(JSON.stringify(options), (key, value) =>
        key === 'subscribedBundles' ? value.map(reduced) : value,
      )
      return datesOf(number, TODAY, { ...changed, ...more }).filter(({ kind }) => kind === 'discount')
    }
    const discount = { kind: 'discount', day: '2026-12-31', price: 1450 }
    expect(datesOf(1).some(({ kind }) => kind === 'discount')).toBe(false)
    expect(discounted(1)).toEqual([discount]) // 7,00 and 5,50 of two bundles, each 1,00 cheaper for two months
    expect(discounted(1, { startsOn: '2026-12-01' })).toEqual([discount]) // nothing changes on that day
    expect(discounted(23, { startsOn: '2026-12-31' })).toEqual([])
    expect(discounted(23, { startsOn: '2027-01-01' })).toEqual([discount])
  })

  test('what was bought on top ends with its period (domain 1.22); a gift is no extra', () => {
    const account = accountOf(1)
    const overview = account && answerOf(postpaidOverview, account, TODAY)
    if (!overview?.dataBundle || !overview.voiceSmsBundle) throw new Error('no bundles')
    const { dataBundle, voiceSmsBundle } = overview
    const bought = { day: TODAY, size: 1000 }
    const extras = (data: (typeof bought & { isGift?: boolean })[], voice: (typeof bought)[], until = dataBundle.until) =>
      datesOf(
        1,
        TODAY,
        {},
        {
          overview: {
            ...overview,
            dataBundle: { ...dataBundle, until, topUps: data },
            voiceSmsBundle: { ...voiceSmsBundle, topUps: voice },
          },
        },
      ).filter(({ kind }) => kind === 'extra')
    expect(extras([], [])).toEqual([])
    expect(extras([{ ...bought, isGift: true }], [])).toEqual([])
    expect(extras([bought], [bought])).toEqual([{ kind: 'extra', day: '2026-11-30', types: ['data', 'voice'] }])
    expect(extras([bought], [bought], '2026-11-25')).toEqual([
      { kind: 'extra', day: '2026-11-25', types: ['data'] },
      { kind: 'extra', day: '2026-11-30', types: ['voice'] },
    ])
  })

  test('a subscription that has stopped has only money to come; who can leave any month has no term', () => {
    expect(datesOf(3).map(({ kind }) => kind)).toEqual(['pay'])
    const others = { household: { endsOn: '2026-12-31' }, complete: { completeStatus: 'PENDING', expectedOn: TODAY } } as const
    expect(datesOf(3, TODAY, {}, others).map(({ kind }) => kind)).toEqual(['pay'])
    expect(oneOf(28, 'contract')).toBeUndefined()
  })

  test('in advance: until when credit is good, and a bundle that does not extend itself', () => {
    expect(datesOf(36)).toEqual([
      { kind: 'bundle', day: '2026-11-23' },
      { kind: 'credit', day: '2026-12-10' },
    ])
    expect(oneOf(31, 'bundle')).toBeUndefined()
    const { dataBundle } = overviewWith({})
    if (!dataBundle) throw new Error('no bundle')
    const prepaid = { creditValidUntil: null, mutualBundle: null, fixMeBarItems: [] }
    const number = { templateType: 'portingApproved', date, number: '0612' } as const
    expect(creditDatesOf({ ...prepaid, dataBundle: null, fixMeBarItems: [number] }, momentOf(TODAY, 12))).toEqual([
      { kind: 'porting', day: date, number: '0612' },
    ])
    const bundle = { ...dataBundle, until: '2026-11-30', autoExtend: true }
    expect(creditDatesOf({ ...prepaid, dataBundle: bundle }, momentOf(TODAY, 12))).toEqual([
      { kind: 'extension', day: '2026-12-01' },
    ])
    expect(oneOf(33, 'mutual')).toMatchObject({ day: '2026-12-08' })
    const none = { creditValidUntil: null, dataBundle: null, fixMeBarItems: [] }
    for (const mutualBundle of [
      { active: false, size: 0, used: 0, until: '2026-12-08' },
      { active: true, size: 0, used: 0, until: null },
    ])
      expect(creditDatesOf({ ...none, mutualBundle }, momentOf(TODAY, 12))).toEqual([])
  })

  test.each(todays)('on %s: nothing that has passed, in order, and what can be undone is still to begin', (today) => {
    for (const { number } of accounts) {
      const dates = datesOf(number, today)
      const days = dates.map(({ day }) => day)
      expect(days).toEqual(days.toSorted())
      expect(new Set(dates.map(({ kind, day }) => `${kind} ${day}`)).size).toBe(dates.length)
      for (const date of dates) {
        expect(date.day >= today).toBe(true)
        const undo = 'back' in date && date.back.by === 'undo' ? date.back.until : null
        if (undo !== null) expect([undo, undo >= today]).toEqual([addDays(date.day, -1), true])
        if (date.kind === 'withdraw') expect(isWorkday(date.day)).toBe(true)
        if (date.kind === 'change') expect(date.day).toBe(addDays(endOfMonth(today), 1))
      }
    }
  })
})
