import { beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../support/device.ts'

/** The key derivation is slow by a constant, which has its own test. */
const ROUNDS = 10
const CODE = '384075'

async function tab() {
  vi.resetModules()
  const [made, opened, box, registry] = await Promise.all([
    import('#platform/sealed/makeBox.ts'),
    import('#platform/sealed/openBox.ts'),
    import('#platform/sealed/box.ts'),
    import('#platform/storage/registry.ts'),
  ])
  return { ...made, ...opened, ...box, place: registry.callNames }
}

let rows: Map<string, unknown>
let here: Awaited<ReturnType<typeof tab>>

beforeEach(async () => {
  rows = openPage().rows
  here = await tab()
  expect(await here.makeByCode(here.place, { text: '{}', account: 'kanarie' }, CODE, ROUNDS)).toBe('made')
  return closePage
})

async function open() {
  const box = await here.findBox(here.place)
  if (box?.way !== 'code') throw new Error('There is no such box')
  const outcome = await here.openByCode(here.place, box, CODE)
  if (outcome.kind !== 'open') throw new Error(outcome.kind)
  return { box, ...outcome }
}

test('names of numbers: when one is added to an open box, then the box opens with it, and no name can be read', async () => {
  const { box, secret } = await open()
  const add = (name: string) =>
    here.resealed(here.place, box, secret, (text) => JSON.stringify({ ...JSON.parse(text), [name]: 1 }))
  expect([await add('Wadloper'), await add('Strandloper')]).toEqual([true, true])
  expect(JSON.parse((await open()).text)).toEqual({ Wadloper: 1, Strandloper: 1 })
  expect(JSON.stringify([...rows])).not.toContain('loper')
})

test('names of numbers: when the box was removed or replaced, then nothing is added', async () => {
  const { box, secret } = await open()
  await here.makeByCode(here.place, { text: '{}', account: 'kanarie' }, CODE, ROUNDS)
  expect(await here.resealed(here.place, box, secret, () => '{"a":"b"}')).toBe(false)
  expect((await open()).text).toBe('{}')
  await here.removeBox(here.place, (await open()).box)
  expect(await here.resealed(here.place, box, secret, () => '{"a":"b"}')).toBe(false)
  expect(rows.has('call-names')).toBe(false)
})
