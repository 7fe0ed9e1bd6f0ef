import { expect, test } from 'vitest'
import { type Changes, EVERYTHING } from '#model/changes.ts'
import type { Operation } from '#model/operation.ts'
import { readNames } from '#model/readNames.ts'
import { ContractDocument } from '#model/sim/contract/simcard.ts'
import { createBackend } from '../../mocks/server/doors/handle.ts'
import { type Browser, type Case, cases, NOW } from '../law/writes.ts'
import { guestOperations, operations } from '../support/operations.ts'
import { visitor } from '../world/visitor.ts'

/**
 * A write names every read whose answer it changes (`changes` in the contract). The app refetches those reads, so that no screen shows an
 * outdated answer. Here every write of the contract is carried out, and the answers of all reads are compared before and after.
 */

const all = [...operations.values()].map(({ operation }) => operation)
const isWrite = (operation: Operation): operation is Operation & { changes: Changes } => !operation.reads

/** Reads that are always refetched, and never cached for a screen. */
const neverKept: readonly string[] = ['read', 'getOrderOutcome', 'getPaymentReceipt', 'getSimCodes', 'getConversionData']
const shown = all.filter(
  ({ reads, name, answer }) => reads && answer !== (ContractDocument as unknown) && !neverKept.includes(name),
)

/** The inputs for reads that need one. */
const inputs: Readonly<Record<string, (browser: Browser) => Promise<readonly object[]>>> = {
  getUsage: async () => [{}, { events: true }],
  getInvoice: async (browser) => {
    const { invoices } = Object((await browser.read('getInvoices')).body.result ?? { invoices: [] })
    return invoices.map(({ id }: { id: string }) => ({ id }))
  },
  getHandsetDevice: async () => [{ name: 'talura-s2' }],
  getOutages: async () => [{ area: '1012' }],
  checkPhoneNumber: async () => [{ phoneNumber: '0690001001' }],
}

/** The answers of all reads, by name. */
async function everything(browser: Browser): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>()
  for (const { name, verb } of shown) {
    const answers: unknown[] = []
    for (const input of (await inputs[name]?.(browser)) ?? [undefined]) {
      const { status, body } =
        verb === 'get' ? await browser.read(name, input) : await browser.ask('POST', `/api/${verb}?endpoint=${name}`, input ?? '')
      answers.push([status, body.result ?? body.code])
    }
    told.set(name, JSON.stringify(answers))
  }
  return told
}

/** The answers before any write, by account: every browser of an account begins alike. */
const begun = new Map<number, ReadonlyMap<string, string>>()

/** The reads whose answers this write changed. */
async function changedBy(name: string, { account, before, input }: Case): Promise<readonly string[]> {
  const browser = visitor(createBackend({ latency: 0, clock: () => NOW }))
  await browser.as(account)
  await before?.(browser)
  const sent = typeof input === 'function' ? await input(browser) : input
  const earlier = (before ? null : begun.get(account)) ?? (await everything(browser))
  if (!before) begun.set(account, earlier)
  const { status, body } = await browser.write(name, sent ?? {})
  expect(status, `${name} by account ${account}: ${body.code ?? body.message}`).toBe(200)
  const now = await everything(browser)
  return [...now].filter(([read, said]) => said !== earlier.get(read)).map(([read]) => read)
}

test('the names that a write may give are the reads of the contract', () => {
  const reads = [...all, ...[...guestOperations.values()].map(({ operation }) => operation)].filter(
    (operation) => operation.reads,
  )
  expect(reads.map(({ name }) => name).toSorted()).toEqual(readNames.toSorted())
})

test('what guests do is shown nowhere', () => {
  for (const { operation } of guestOperations.values())
    if (isWrite(operation)) expect(operation.changes, operation.name).toEqual([])
})

test.each(all.filter(isWrite).map((operation) => [operation.name, operation] as const))(
  '%s names what it changes',
  async (name, { changes }) => {
    const some = cases[name] ?? []
    expect(some.length, 'a case in which it succeeds').toBeGreaterThan(0)
    const changed = new Set((await Promise.all(some.map((one) => changedBy(name, one)))).flat())
    const named: readonly string[] = changes === EVERYTHING ? readNames : changes
    expect([...changed].filter((read) => !named.includes(read))).toEqual([])
  },
)
