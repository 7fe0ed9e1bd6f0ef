import { expect, test } from 'vitest'
import type { LatestInvoice, Overview } from '#model/overview/contract.ts'
import { type MainStep, mainStep } from '#model/overview/mainStep.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { now, overview, prepaidOverview, withData } from './overzichtOverview.ts'

/** The step of each test account on a day late in its period; accounts that are left out need nothing. */
const steps: Readonly<Record<number, MainStep>> = {
  2: 'buyData', // the bundle is empty
  3: 'payInvoices', // stopped, with an open invoice
  6: 'standstill', // blocked for debt
  7: 'standstill', // stolen
  8: 'simActivation',
  9: 'portingSms',
  10: 'portingRejected',
  12: 'esimActivation',
  14: 'onboarding',
  23: 'buyData', // runs out before the end of the period
  25: 'paymentOverdue',
  28: 'buyData', // no internet, because of the data cap
  30: 'topUp',
  32: 'chooseBundle', // the bundle is empty
  33: 'chooseBundle',
  34: 'chooseBundle', // pays per MB
  35: 'chooseBundle',
  36: 'creditExpiring',
}

const backend = quickBackend()

test.each(accounts.map(({ number, type }) => [number, type] as const))(
  'main step: for account %i (%s), then the step that helps it now',
  async (account, type) => {
    const customer = visitor(backend)
    await customer.turn({ clock: '2026-11-26T12:00:00+01:00' })
    await customer.as(account)
    const { body } = await customer.read(type === 'Postpaid' ? 'postpaidOverview' : 'prepaidOverview')
    const told = body.result as Overview
    expect(mainStep(told, Date.parse(told.updatedAt)), `the step of account ${account} in "steps" above`).toBe(
      steps[account] ?? null,
    )
  },
)

const stopped: Overview = { ...overview, nextInvoice: null, subscriptionActive: false, terminationDate: '2026-10-14' }
const invoice: LatestInvoice = {
  state: 'TO_PAY',
  date: '2026-11-02',
  amount: 410,
  dueOn: '2026-12-07',
  paidOn: null,
  debitOn: null,
  processing: false,
  inArrangement: false,
  paidInTerms: 0,
}

test.each<[string, Overview, MainStep | null]>([
  ['internet to spare', overview, null],
  ['a bundle that runs out too early', withData({ used: 9000, usedPerDay: Array.from({ length: 20 }, () => 450) }), 'buyData'],
  ['the same without the right to buy', { ...withData({ used: 10_000 }), buyDataEligible: false }, null],
  ['a subscription without internet', { ...overview, dataBundle: null }, 'buyData'],
  ['a data cap that stopped the internet', { ...withData({ used: 10_000 }), standstill: { why: 'capped' } }, 'buyData'],
  ['a payment that is checked', { ...overview, standstill: { why: 'checking' } }, null],
  ['a payment that is checked and an empty bundle', { ...withData({ used: 10_000 }), standstill: { why: 'checking' } }, null],
  ['mobile internet switched off', { ...overview, standstill: { why: 'switchedOff' } }, 'standstill'],
  [
    'more than one notice: the most urgent',
    {
      ...overview,
      fixMeBarItems: [{ templateType: 'porting' }, { templateType: 'ibanMissing' }, { templateType: 'paymentFailed' }],
    },
    'paymentFailed',
  ],
  ['a notice that waits for nothing', { ...overview, fixMeBarItems: [{ templateType: 'portingSent' }] }, null],
  ['credit and no bundle', prepaidOverview, 'chooseBundle'],
  ['little credit and no bundle', { ...prepaidOverview, balance: 100, fixMeBarItems: [{ templateType: 'lowBalance' }] }, 'topUp'],
  ['little credit and a bundle', { ...overview, balance: 100, fixMeBarItems: [{ templateType: 'lowBalance' }] }, 'lowBalance'],
  ['a subscription that has stopped and an open invoice', { ...stopped, latestInvoice: invoice }, 'payInvoices'],
  ['the same when it is paid', { ...stopped, latestInvoice: { ...invoice, state: 'PAID', paidOn: '2026-11-09' } }, null],
  ['the same without an invoice', { ...stopped, latestInvoice: null }, null],
  ['credit and an empty bundle', { ...withData({ used: 10_000 }), balance: 1000 }, 'chooseBundle'],
  ['a prepaid bundle that stops', { ...withData({ autoExtend: false }), balance: 1000 }, 'extendBundle'],
])('main step: with %s, then one step or none', (_, given, step) => {
  expect(mainStep(given, now)).toBe(step)
})
