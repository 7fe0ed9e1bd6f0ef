import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Overview } from '#model/overview/contract.ts'
import type { WarnDeps } from '#sw/warn.ts'
import { dataBundle, overview } from '../overview/overzichtOverview.ts'
import { closePage, openPage } from '../support/device.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')
const HOUR = 3_600_000

/** The figures of this morning: 5 of 10 GB used. */
const used = (mb: number, hour = '08:12'): Overview => ({
  ...overview,
  dataBundle: { ...dataBundle, used: mb },
  updatedAt: `2026-11-20T${hour}:00.000Z`,
})
const chosen = (at: number) => ({
  internet: { on: true, at },
  end: { on: false, at: 3 },
  costs: { on: false, at: 1000 },
  credit: { on: false, at: 500 },
})

let rows: Map<string, unknown>
let worker: typeof import('#sw/warn.ts')
const keep = (name: string, value: unknown) => rows.set(name, { at: Date.now(), value })
const kept = (name: string) => Object(rows.get(name)).value

/** A worker on a phone whose customer is `account`, with a server that answers this, or does not. */
function means(server: () => Promise<Response>, given: Partial<WarnDeps> = {}) {
  const told: unknown[] = []
  const asked: string[] = []
  const all: WarnDeps = {
    isWatched: async () => false,
    marker: async () => 'merk',
    fetch: async (input) => {
      asked.push(String(input))
      return server()
    },
    notify: async ({ title, body }, { key, silent }) =>
      void told.push([`${title}. ${body}`.replaceAll('\u00a0', ' '), key, silent]),
    setBadge: async (count) => void told.push(count),
    stop: async () => void told.push('stopped'),
    ...given,
  }
  return { all, told, asked }
}
const tunnel = () => Promise.reject(new TypeError('no network'))
const answers = (value: Overview) => async () => Response.json({ result: value })
const refuses = async () => Response.json({ statusCode: 401, message: 'Unauthorized' }, { status: 401 })

const wants = (choices: object, account = 'sanne') => keep('warnings', { account, remembered: true, choices, said: [] })
const figures = (value: Overview, changed: object = {}) =>
  keep('last-known', {
    account: 'sanne',
    marker: 'merk',
    remembered: true,
    prepaid: false,
    figures: { overview: value, usps: null, usage: null },
    ...changed,
  })

beforeEach(async () => {
  rows = openPage().rows
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  worker = await import('#sw/warn.ts')
})
afterEach(closePage)

const KEY = 'internet:50:2026-11-01'
const OLD = 'Je hebt 60% van je internet gebruikt. Je hebt nog 4 GB tot en met 30 november. Stand van 20 november, 09:12.'

describe('in the background', () => {
  test.each([
    ['without network', tunnel],
    ['when the session has ended', refuses],
    ['when something else answers', async () => new Response('<!doctype html>')],
  ])('%s it goes by the figures of the device, says their moment, and says it once', async (_, server) => {
    wants(chosen(50))
    figures(used(6000))
    const { all, told } = means(server)
    await worker.checkWarnings(all)
    await worker.checkWarnings(all)
    expect(told).toEqual([[OLD, KEY, false], 0, 0])
    expect(kept('warnings')).toMatchObject({ said: [KEY] })
    expect(kept('last-known')).toMatchObject({ marker: 'merk', figures: { overview: used(6000) } })
  })

  test('with a session it asks for the overview alone, and keeps of it what may rest on the device', async () => {
    wants(chosen(50))
    figures(used(1000))
    const now = {
      ...used(7000, '10:55'),
      latestInvoice: null,
      fixMeBarItems: [{ templateType: 'paymentOverdue', amount: 3635 }],
    } as Overview
    const { all, told, asked } = means(answers(now))
    await worker.checkWarnings(all)
    expect(asked).toEqual(['/api/get?endpoint=postpaidOverview'])
    expect(told).toEqual([['Je hebt 70% van je internet gebruikt. Je hebt nog 3 GB tot en met 30 november.', KEY, false], 1])
    const { latestInvoice: _, ...resting } = now
    expect(kept('last-known').figures.overview).toEqual({ ...resting, fixMeBarItems: [{ templateType: 'paymentOverdue' }] })
  })

  test('of more warnings only the first makes a sound', async () => {
    wants({ ...chosen(50), end: { on: true, at: 14 } })
    figures(used(6000))
    const { all, told } = means(tunnel)
    await worker.checkWarnings(all)
    expect(told).toEqual([
      [OLD, KEY, false],
      [expect.stringMatching(/^Over 11 dagen begint je nieuwe bundel\./), 'end:14:2026-11-30', true],
      0,
    ])
  })

  test('it asks nothing in another session than that of the figures', async () => {
    wants(chosen(50))
    figures(used(1000))
    for (const marker of ['another', null]) {
      const { all, asked } = means(answers(used(9000)), { marker: async () => marker })
      await worker.checkWarnings(all)
      expect(asked).toEqual([])
    }
  })

  test('of somebody who is not remembered it tells only what the server says now', async () => {
    wants(chosen(50))
    figures(used(6000), { remembered: false })
    const silent = means(refuses)
    await worker.checkWarnings(silent.all)
    expect(silent.told).toEqual([])
    const { all, told } = means(answers(used(6100, '10:55')))
    await worker.checkWarnings(all)
    expect(told).toHaveLength(2)
  })

  test.each([
    ['the page says it when somebody looks at it', () => figures(used(6000)), { isWatched: async () => true }],
    ['nothing is known of this customer', () => figures(used(6000), { account: 'bram' }), {}],
    ['no figures rest here', () => undefined, {}],
  ])('silence: %s', async (_, given, changed) => {
    wants(chosen(50))
    given()
    const { all, told } = means(tunnel, changed)
    await worker.checkWarnings(all)
    expect(told).toEqual([])
    expect(kept('warnings')).toMatchObject({ said: [] })
  })

  test.each([
    ['after logging out', () => undefined],
    ['when all is off', () => wants({ ...chosen(50), internet: { on: false, at: 50 } })],
  ])('the checks end %s', async (_, given) => {
    given()
    figures(used(6000))
    const { all, told } = means(tunnel)
    await worker.checkWarnings(all)
    expect(told).toEqual(['stopped'])
  })

  test('what a push message has told is not said again', async () => {
    wants(chosen(50))
    keep('push', { account: 'sanne', remembered: true, id: 'one', topics: ['bundle'] })
    figures(used(8000))
    const { all, told } = means(tunnel)
    await worker.checkWarnings(all)
    expect(told).toEqual([0])
    expect(kept('warnings')).toMatchObject({ said: [KEY] })
  })

  test('push messages that say nothing of it yet silence nothing', async () => {
    wants(chosen(50))
    keep('push', { account: 'sanne', remembered: true, id: 'one', topics: ['bundle'] })
    figures(used(6000))
    const { all, told } = means(tunnel)
    await worker.checkWarnings(all)
    expect(told).toEqual([[OLD, KEY, false], 0])
  })

  test('a new period says it again', async () => {
    wants(chosen(50))
    figures(used(6000))
    const { all, told } = means(tunnel)
    await worker.checkWarnings(all)
    vi.setSystemTime(NOON + 20 * 24 * HOUR)
    const december = { ...dataBundle, from: '2026-12-01', until: '2026-12-31', used: 5000 }
    figures({ ...overview, dataBundle: december, updatedAt: '2026-12-10T10:55:00.000Z' })
    await worker.checkWarnings(all)
    expect(told.filter(Array.isArray).map(([, key]) => key)).toEqual([KEY, 'internet:50:2026-12-01'])
  })
})

test('in a demo all that holds is shown, said before or not, and nothing is noted', async () => {
  wants(chosen(50))
  figures(used(6000))
  const { all, told } = means(tunnel, { isWatched: async () => true })
  expect([await worker.showWarnings(all), await worker.showWarnings(all)]).toEqual([1, 1])
  expect(told).toEqual([
    [OLD, KEY, false],
    [OLD, KEY, false],
  ])
  expect(kept('warnings')).toMatchObject({ said: [] })
})
