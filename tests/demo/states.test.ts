import type * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { InvoiceState, Standstill } from '#kit/parts.ts'
import { Arrangement } from '#model/invoices/contract/arrangements.ts'
import { PaymentStatus } from '#model/login/contract/guest.ts'
import { MfaStatus } from '#model/login/contract/session.ts'
import { AutoCreditTopUp, CompleteStatus, FixMeType, GiftBundle, TileType } from '#model/overview/contract.ts'
import { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { RepairState } from '#model/phones/contract/repair.ts'
import { PortingRejection, PortingStatus } from '#model/porting/contract.ts'
import { Simcard } from '#model/sim/contract/simcard.ts'
import { CancelSubscriptionStatus } from '#model/subscription/contract/subscription.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { reach } from '../../mocks/demo/panel/reach.ts'
import { allStates } from '../../mocks/demo/panel/states.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const ORIGIN = 'http://localhost:4173'

/** Where each list of the contract is read: the operation, and the way into its answer (`*` is any item). */
const seen: Record<string, { of: readonly string[]; read: string; at: string }> = {
  Simkaart: { of: Simcard.entries.statusType.options, read: 'getSimCard', at: 'statusType' },
  'Geen internet': { of: optionsAt(Standstill, 'why'), read: 'overview', at: 'standstill.why' },
  Nummerbehoud: { of: PortingStatus.options, read: 'numberportingGetStatus', at: 'status' },
  'Afwijzing van nummerbehoud': { of: PortingRejection.options, read: 'numberportingGetStatus', at: 'rejectionCode' },
  Abonnement: { of: CancelSubscriptionStatus.options, read: 'getPostpaidSubscription', at: 'cancelSubscriptionStatus' },
  'Telefoon op afbetaling': { of: HandsetOrderStatus.options, read: 'handsetOrder', at: '*.status' },
  Factuur: { of: InvoiceState.options, read: 'getInvoices', at: 'invoices.*.state' },
  Betalingsregeling: { of: optionsAt(Arrangement.pipe[0], 'state'), read: 'getPaymentArrangements', at: 'arrangements.0.state' },
  Betaling: { of: PaymentStatus.options, read: 'getPaymentStatus', at: 'status' },
  Compleet: { of: CompleteStatus.options, read: 'completeStatus', at: 'completeStatus' },
  Cadeau: { of: optionsAt(GiftBundle, 'type'), read: 'overview', at: 'giftBundles.*.type' },
  '2-stapsbeveiliging': { of: MfaStatus.options, read: 'getMfaSettings', at: 'status' },
  'Automatisch opwaarderen': { of: optionsAt(AutoCreditTopUp, 'type'), read: 'overview', at: 'autoTopUps.*.type' },
  Reparatie: { of: RepairState.options, read: 'getRepair', at: 'request.state' },
  'Melding op het overzicht': { of: FixMeType.options, read: 'overview', at: 'fixMeBarItems.*.templateType' },
  'Uitnodiging op het overzicht': { of: TileType.options, read: 'overview', at: 'alle.*.templateType' },
}

function optionsAt(schema: v.GenericSchema & { entries?: unknown }, name: string): readonly string[] {
  const field = Object(schema.entries)[name]
  return (field.options ?? field.wrapped.options) as readonly string[]
}

const dig = (value: unknown, [key, ...rest]: readonly string[]): unknown[] => {
  if (key === undefined) return [value]
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => dig(item, rest)) : []
  return typeof value === 'object' && value !== null ? dig(Object(value)[key], rest) : []
}

test('every value of every list has one way to it', () => {
  for (const [of, { of: values }] of Object.entries(seen))
    expect(
      allStates
        .filter((state) => state.of === of)
        .map(({ value }) => value)
        .toSorted(),
      of,
    ).toEqual(values.toSorted())
  expect(new Set(allStates.map(({ of }) => of))).toEqual(new Set(Object.keys(seen)))
})

/** Reaches a state in a fresh world, and checks that its read shows it. */
async function expectReached(state: (typeof allStates)[number]) {
  const { of, value } = state
  const browser = visitor(quickBackend(), ORIGIN)
  const send = async (method: string, path: string, body?: object) => {
    const reply = await browser.ask(
      method,
      path,
      body,
      path.startsWith('/api/') ? { 'Idempotency-Key': crypto.randomUUID() } : {},
    )
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body.code ?? reply.body.message}`)
    return reply.body
  }
  const { address } = await reach(state, send, ORIGIN)
  const place = seen[of]
  if (!place) throw new Error(`${of} is read nowhere`)
  const overview = accountOf(state.account)?.type === 'Prepaid' ? 'prepaidOverview' : 'postpaidOverview'
  const name = place.read === 'overview' ? overview : place.read
  const id = new URL(address, ORIGIN).searchParams.get('betaling')
  const params = id === null ? '' : `&requestParams=${encodeURIComponent(JSON.stringify({ id }))}`
  const isPost = ['handsetOrder', 'numberportingGetStatus'].includes(name)
  const answer = isPost
    ? await send('POST', `/api/post?endpoint=${name}`, {})
    : await send('GET', `/api/get?endpoint=${name}${params}`)
  const { result } = Object(answer)
  const all = { ...result, alle: [...(result?.tiles ?? []), ...(result?.fixMeTiles ?? [])] }
  expect(dig(Array.isArray(result) ? result : all, place.at.split('.'))).toContain(value)
}

describe('each state is reached', () => {
  test.each(allStates.map((state) => [state.of, state.value, state] as const))('%s: %s', (_, __, state) => expectReached(state))
})

describe('a state that a day leads to is reached from every day: weekends, holidays and ends of months lie elsewhere then', () => {
  afterEach(() => void vi.useRealTimers())
  const byDay = allStates.filter(({ steps }) => steps.some((step) => 'days' in step || 'workdays' in step || 'until' in step))
  const days = Array.from({ length: 40 }, (_, at) => new Date(Date.UTC(2026, 11, 1 + at, at % 24, 5)))
  test.each(byDay.map((state) => [state.of, state.value, state] as const))('%s: %s', async (_, __, state) => {
    for (const day of days) {
      vi.useFakeTimers({ toFake: ['Date'], now: day })
      await expectReached(state).catch((error) => {
        throw new Error(`on ${day.toISOString()}: ${error.message}`)
      })
    }
  })
})
