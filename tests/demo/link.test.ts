import { expect, test } from 'vitest'
import { LinkError, packed, unpacked } from '../../mocks/demo/panel/link.ts'
import { randomOf } from '../../mocks/world/random.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const ORIGIN = 'http://localhost:4173'
const carried = {
  path: '/verbruik?periode=2026-10',
  state: { version: 2, text: 'één € 🐦', events: { 1: [{ kind: 'complete' }] } },
}
const whyNot = (letters: string) =>
  unpacked(letters, ORIGIN).then(
    () => null,
    (error: unknown) => (error instanceof LinkError ? error.why : String(error)),
  )

/** Incompressible letters. */
const noise = (length: number) => {
  const random = randomOf('noise')
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join('')
}

test('what is packed comes out as it was, in letters that an address leaves alone', async () => {
  const letters = await packed(carried)
  expect(letters).toMatch(/^[\w-]+$/)
  expect(await unpacked(letters, ORIGIN)).toEqual(carried)
})

test('a hundred purchases fit in a link that a chat takes', async () => {
  const browser = visitor(quickBackend())
  await browser.as(2)
  for (let nth = 0; nth < 100; nth += 1) await browser.write('topupPostpaidBundle', { id: 'EXTRA-VOICE', price: 500 })
  const { body: state } = await browser.ask('GET', '/demo/state')
  expect((await packed({ path: '/', state })).length).toBeLessThan(8000)
})

test('any letter that is lost, changed or added is noticed', async () => {
  const letters = await packed(carried)
  for (let at = 0; at < letters.length; at += 1) {
    expect(await whyNot(letters.slice(0, at)), `up to ${at}`).toBe('damaged')
    const other = letters[at] === 'A' ? 'B' : 'A'
    const changed = letters.slice(0, at) + other + letters.slice(at + 1)
    // The last letter may hold unused bits.
    if (at < letters.length - 1) expect(await whyNot(changed), `another letter ${at}`).toBe('damaged')
  }
  for (const wrong of ['', '!', 'AAAA', `${letters}AAAA`, encodeURIComponent('é'), '💥'])
    expect(await whyNot(wrong), wrong).toBe('damaged')
})

test('what is too large is neither made nor opened: a long link, and a short one that holds a lot', async () => {
  await expect(packed({ path: '/', state: noise(60_000) })).rejects.toMatchObject({ why: 'too large' })
  expect(await whyNot('A'.repeat(30_001))).toBe('too large')
  const bomb = await packed({ path: '/', state: 'a'.repeat(3_000_000) })
  expect(bomb.length).toBeLessThan(30_000)
  expect(await whyNot(bomb)).toBe('too large')
})

test.each(['//elders.example/', 'https://elders.example/', '/\\elders.example', 'javascript:alert(1)', 'verbruik', ''])(
  'it leads nowhere else: %s',
  async (path) => {
    expect(await whyNot(await packed({ path, state: {} }))).toBe('damaged')
  },
)

test.each([[null], [[]], [{ path: '/' }], [{ path: 1, state: {} }], ['tekst']])('%j is no link of ours', async (other) => {
  expect(await whyNot(await packed(other as never))).toBe('damaged')
})
