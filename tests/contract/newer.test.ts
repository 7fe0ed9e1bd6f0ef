import { type GenericSchema, parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { getHousehold } from '#model/friends/contract/household.ts'
import { getConversionData, getPaymentStatus } from '#model/login/contract/guest.ts'
import type { Read } from '#model/operation.ts'
import { Overview, postpaidOverview } from '#model/overview/contract.ts'
import { HandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { onceLinesOf } from '#model/phones/instalment.ts'
import { Usage } from '#model/usage/contract.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'
import { drawOverview, drawUsage, formatAll, isNode, NOW, randomOf } from './drawing.ts'
import { goodAnswer } from './goodAnswer.ts'

/** A value that no build knows. */
const NEWER = 'NEWER_THAN_THIS_BUILD'

type Schema = GenericSchema & {
  type: string
  known?: Schema
  pipe?: readonly Schema[]
  wrapped?: Schema
  item?: Schema
  entries?: Record<string, Schema>
  options?: readonly (Schema | string)[]
  key?: string
}
/** A place in an answer with one of a list of values: where it is, and how to put another value there. */
type Place = { path: string; put: (value: unknown) => () => void }

const isPartOf = (schema: Schema, value: unknown): boolean => safeParse(schema, value).success

/** The places in this answer that hold one of a list of values, and the objects in it. */
function placesIn(
  schema: Schema,
  holder: Record<string, unknown>,
  key: string,
  path: string,
): { kinds: Place[]; objects: Place[] } {
  const value = holder[key]
  const none = { kinds: [], objects: [] }
  const together = (parts: { kinds: Place[]; objects: Place[] }[]) => ({
    kinds: parts.flatMap(({ kinds }) => kinds),
    objects: parts.flatMap(({ objects }) => objects),
  })
  const inside = (inner: Schema) => placesIn(inner, holder, key, path)
  const [first] = schema.pipe ?? []
  if (first && first !== schema) return inside(first)
  if (schema.known) return inside(schema.known)
  if (schema.wrapped) return value === null || value === undefined ? none : inside(schema.wrapped)
  const put = (place: Record<string, unknown>, at: string) => (other: unknown) => {
    const good = place[at]
    const had = at in place
    place[at] = other
    return () => {
      if (had) place[at] = good
      else delete place[at]
    }
  }
  if (schema.type === 'picklist') return { kinds: [{ path, put: put(holder, key) }], objects: [] }
  if (!isNode(value)) return none
  const node = value as Record<string, unknown>
  if (schema.item) {
    const { item } = schema
    return together(Object.keys(node).map((index) => placesIn(item, node, index, `${path}[]`)))
  }
  if (schema.entries) {
    const own = { kinds: [], objects: [{ path, put: put(node, 'addedLater') }] }
    return together([
      own,
      ...Object.entries(schema.entries).map(([name, entry]) => placesIn(entry, node, name, `${path}.${name}`)),
    ])
  }
  if (schema.options) {
    const own = schema.type === 'variant' && schema.key ? [{ path: `${path}.${schema.key}`, put: put(node, schema.key) }] : []
    const fitting = schema.options.find((option) => typeof option !== 'string' && isPartOf(option, value))
    return together([{ kinds: own, objects: [] }, typeof fitting === 'object' ? inside(fitting) : none])
  }
  return none
}

const reads = [...operations.values()].filter(({ operation }) => operation.reads)
const inputs: Record<string, object> = { getUsage: { events: true }, getHandsetDevice: { name: 'talura-s2' } }

/** Accounts that together have every kind of row and every state. */
const NUMBERS = [1, 2, 5, 6, 8, 10, 13, 14, 15, 16, 19, 20, 23, 24, 26, 27, 30, 31, 32, 36]
const customers = accounts.filter(({ number }) => NUMBERS.includes(number))

const known = new Map<string, Record<string, unknown>[]>()
/** The answers of the mock to this read, one per account for which there is one. */
function answersTo(name: string): Record<string, unknown>[] {
  const before = known.get(name)
  if (before) return before
  const answers = customers.flatMap((account) => {
    const context = contextOf(account, NOW)
    const ask = (operation: string, input: unknown) => operations.get(operation)?.answer(input, context)
    try {
      const input = name === 'getInvoice' ? { id: Object(ask('getInvoices', {})).invoices[0]?.id } : (inputs[name] ?? {})
      const wire: unknown = JSON.parse(JSON.stringify({ result: ask(name, input) ?? null }))
      if (!isNode(wire)) return []
      // A list of thousands of calls only repeats one row.
      if (isNode(wire.result) && Array.isArray(wire.result.events)) wire.result.events = wire.result.events.slice(0, 20)
      return [wire]
    } catch {
      return [] // not for this customer
    }
  })
  known.set(name, answers)
  return answers
}

/**
 * Where a value that the app does not know makes the answer a broken one, and why: acting on a wrong guess would cost money, give away a
 * right, or harm a session. The part of the screen says that it cannot be shown.
 */
const refuses: Readonly<Record<string, string>> = {
  // Money: what is owed and what was paid.
  'getInvoice.state': 'is it owed?',
  'getInvoices.invoices[].state': 'is it owed?',
  'getPaymentArrangements.arrangements[].state': 'is a term owed?',
  'getPaymentArrangements.refusal': 'why nothing is offered; would offer it',
  'getPayments.payments[].status': 'was it paid?',
  'getAutoTopUp.current.type': 'when money is taken from the account',
  'handsetOrder[].status': 'what is owed; treated as no order (spec 8)',
  // Rights of the subscription.
  'getPostpaidSubscription.cancelSubscriptionStatus': 'what the customer may still change',
  'getPostpaidSubscription.bindingPeriodType': 'when it can be cancelled',
  'getPostpaidSubscription.bundles[].subscribedStatus': 'what the customer has',
  'getSimcardContract.bindingPeriodType': 'what the customer agrees to',
  'getPostpaidOptionsV2.pendingPeriod': 'what was ordered',
  'getPostpaidOptionsRetention.pendingPeriod': 'what was ordered',
  'getSimOnlyOffer.period': 'what would be ordered',
  // Simcard and number.
  'getSimCard.status': 'may it be blocked?',
  'getSimCard.statusType': 'may it be unblocked?',
  'getEsim.state': 'who has the code has the number',
  'numberportingGetStatus.status': 'may it be cancelled?',
  'numberportingGetStatus.request.contractType': 'is sent again with the form',
  'numberportingGetStatus.request.moment': 'is sent again with the form',
  // Session and privacy.
  'read.mfaStatus': 'is somebody signed in?',
  'read.mfaMethod': 'where codes go',
  'read.contractAccepted': 'which screens are open',
  'getSimcardContract.contractAccepted': 'which screens are open',
  'getMfaSettings.status': 'is the account protected?',
  'getMfaSettings.method': 'where codes go',
  'getPrivacySettings.level': 'would be stored as another choice',
}
/** Options of a bundle: the same fields in every binding period. */
const OPTION = /^getPostpaidOptions(?:V2|Retention)\..*\.subscribedStatus$|^getSimOnlyOffer\..*\.subscribedStatus$/

const mayRefuse = (path: string): boolean => path in refuses || OPTION.test(path)

const seen = new Set<string>()

describe.each(reads.map(({ operation }) => [operation.name, operation.answer as Schema] as const))(
  'a backend that is one version newer answers %s',
  (name, schema) => {
    const answers = answersTo(name)

    test('with a field more, in any object', () => {
      for (const answer of answers)
        for (const { path, put } of placesIn(schema, answer, 'result', name).objects) {
          const undo = put({ deep: [1, { er: null }] })
          expect(isPartOf(schema, answer.result), path).toBe(true)
          undo()
        }
    })

    test('with a kind that this build does not know, in any place', () => {
      for (const answer of answers)
        for (const { path, put } of placesIn(schema, answer, 'result', name).kinds) {
          if (seen.has(path)) continue
          const undo = put(NEWER)
          const parsed = safeParse(schema, answer.result)
          undo()
          seen.add(path)
          expect(parsed.success, path).toBe(!mayRefuse(path))
          if (parsed.success) expect(JSON.stringify(parsed.output), path).not.toContain(NEWER)
        }
    })

    test('with several of these at once: what is left can be drawn', () => {
      const pick = randomOf(name.length)
      for (const answer of answers) {
        const { kinds, objects } = placesIn(schema, answer, 'result', name)
        const open = kinds.filter(({ path }) => !mayRefuse(path))
        for (let turn = 0; turn < 10 && open.length + objects.length > 0; turn += 1) {
          const chosen = [1, 2, 3].map(() => pick([...open, ...open, ...objects]))
          const undo = chosen.map(({ put }) => put(NEWER))
          const parsed = safeParse(schema, answer.result)
          for (const one of undo.toReversed()) one()
          expect(parsed.success, chosen.map(({ path }) => path).join()).toBe(true)
          formatAll(parsed.output)
          if (name === 'postpaidOverview' || name === 'prepaidOverview') drawOverview(parse(Overview, parsed.output), null)
          if (name === 'getUsage') drawUsage(parse(Usage, parsed.output))
        }
      }
    })
  },
)

test('the status of a payment and the test of a campaign are not guessed (reads of guests)', () => {
  expect(isPartOf(getPaymentStatus.answer as Schema, { status: NEWER, addedLater: 1 })).toBe(false)
  expect(isPartOf(getPaymentStatus.answer as Schema, { status: 'paid', addedLater: 1 })).toBe(true)
  const conversion = { campaign: null, variant: 'A', updatedAt: '2026-11-20T08:41:00.000Z' }
  expect(isPartOf(getConversionData.answer as Schema, conversion)).toBe(true)
  expect(isPartOf(getConversionData.answer as Schema, { ...conversion, variant: NEWER })).toBe(false)
})

test('every place that refuses exists, and the overview and the usage refuse nowhere', () => {
  expect(Object.keys(refuses).filter((path) => !seen.has(path))).toEqual([])
  expect(Object.keys(refuses).filter((path) => /Overview|getUsage/.test(path))).toEqual([])
})

describe('what becomes of a newer row', () => {
  const answer = (operation: Read<never, unknown>, number: number) => {
    const account = accounts.find((one) => one.number === number)
    if (!account) throw new Error(`no account ${number}`)
    return goodAnswer(operation, account)
  }

  test('an item and a tile of a newer template are left out; the rest stays, in order', () => {
    const wire = parse(Overview, answer(postpaidOverview, 6))
    const bar = [{ templateType: NEWER, amount: 1 }, ...wire.fixMeBarItems]
    const { fixMeBarItems, tiles } = parse(Overview, { ...wire, fixMeBarItems: bar, tiles: [{ templateType: NEWER }] })
    expect([fixMeBarItems, tiles]).toEqual([wire.fixMeBarItems, []])
    expect(wire.fixMeBarItems.length).toBeGreaterThan(0)
  })

  test('a row of a known kind that is damaged is not left out in silence', () => {
    const wire = parse(Overview, answer(postpaidOverview, 6))
    const damaged = [{ ...wire.fixMeBarItems[0], amount: 'veel' }]
    expect(safeParse(Overview, { ...wire, fixMeBarItems: damaged }).success).toBe(false)
    expect(safeParse(Overview, { ...wire, fixMeBarItems: [{ templateType: NEWER, amount: 'veel' }] }).success).toBe(false)
    expect(safeParse(Overview, { ...wire, fixMeBarItems: [null] }).success).toBe(false)
  })

  test('costs of a newer kind are kept, so that the sum is right', () => {
    const { outside } = parse(Usage, answersTo('getUsage').find(({ result }) => Object(result).outside.length > 0)?.result)
    expect(outside.length).toBeGreaterThan(0)
    const wire = structuredClone(Object(answersTo('getUsage').find(({ result }) => Object(result).outside.length > 0)?.result))
    wire.outside[0].kind = NEWER
    expect(parse(Usage, wire).outside).toEqual([{ ...outside[0], kind: 'other' }, ...outside.slice(1)])
  })

  test('a call of a newer kind is left out of the list', () => {
    const wire = structuredClone(Object(answersTo('getUsage').find(({ result }) => Object(result).events.length > 1)?.result))
    const { events } = parse(Usage, wire)
    wire.events[0][1] = NEWER
    expect(parse(Usage, wire).events).toEqual(events?.slice(1))
  })

  test('a member of a household of a newer kind is left out', () => {
    const wire = Object(answer(getHousehold, 26))
    const before = wire.members.length
    wire.members[before - 1].state = NEWER
    expect(parse(getHousehold.answer, wire).members).toHaveLength(before - 1)
  })

  test('a fourth one-off cost is charged under its title', () => {
    const wire = Object(answersTo('getHandsetPortfolio')[0]?.result)
    const { oneOffCosts } = parse(HandsetPortfolio, {
      ...wire,
      oneOffCosts: [...wire.oneOffCosts, { id: 'return-fee', title: 'Recyclebijdrage', price: 250 }],
    })
    expect(oneOffCosts).toHaveLength(4)
    expect(onceLinesOf(oneOffCosts, false).at(-1)).toMatchObject({ title: 'Recyclebijdrage', amount: 250 })
  })
})
