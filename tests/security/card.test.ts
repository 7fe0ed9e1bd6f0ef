import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../support/device.ts'

/** The key derivation is slow by a constant, which has its own test. */
const ROUNDS = 10
const CODE = '384075'
const content = { puk: '00837261', customerNumber: '4100001', blockNumber: '+31 88 000 0000' }
const owner = { account: 'kanarie', simcard: '8931992600000001375' }

/** The modules of a tab: each document has its own. */
async function tab() {
  vi.resetModules()
  const [make, open, card] = await Promise.all([
    import('#platform/sealed/make.ts'),
    import('#platform/sealed/open.ts'),
    import('#platform/sealed/card.ts'),
  ])
  /** The stored card, opened with an app code. */
  const found = async () => {
    const here = await card.findCard()
    if (here?.way !== 'code') throw new Error('There is no such card')
    return here
  }
  return { ...make, ...open, ...card, found, tryCode: async (code: string) => open.openWithCode(await found(), code) }
}

let rows: Map<string, unknown>
let here: Awaited<ReturnType<typeof tab>>
const resting = () => (rows.get('emergency-card') as { value: Record<string, unknown> } | undefined)?.value

beforeEach(async () => {
  rows = openPage().rows
  here = await tab()
  expect(await here.makeWithCode(content, owner, CODE, ROUNDS)).toBe('made')
  return closePage
})

describe('a card on this device', () => {
  test('opens with its code, as often as the customer likes, and shows what was put on it', async () => {
    for (let time = 0; time < 7; time += 1) expect(await here.tryCode(CODE)).toEqual({ kind: 'open', content })
    expect(resting()).toMatchObject({ tries: 0, account: 'kanarie', way: 'code', iterations: ROUNDS })
  })

  test('holds nothing that can be read: neither what stands on it, nor the code, nor the simcard', () => {
    const bytes = Object.values(resting()?.sealed as Record<string, Uint8Array>).map((part) =>
      Buffer.from(part).toString('latin1'),
    )
    const text = JSON.stringify(resting()) + bytes.join('')
    for (const secret of [...Object.values(content), CODE, owner.simcard]) expect(text).not.toContain(secret)
  })

  test('has a key that no script can take along', async () => {
    const { deviceKey } = await here.found()
    expect(deviceKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', deviceKey)).rejects.toThrow()
  })

  test.each([
    ['iterations', [4_294_967_295, 0, -1, 1.5, 1e308, Number.NaN]],
    ['madeAt', [1e308, -1, Number.NaN]],
  ] as const)('of which somebody changed %s is none', async (field, values) => {
    for (const value of values) {
      await here.makeWithCode(content, owner, CODE, ROUNDS)
      rows.set('emergency-card', { at: Date.now(), value: { ...resting(), [field]: value } })
      expect(await here.findCard(), String(value)).toBeNull()
    }
  })

  test('is slow to guess: 600 000 rounds unless a test says otherwise', async () => {
    expect(await here.makeWithCode(content, owner, CODE)).toBe('made')
    expect(resting()).toMatchObject({ iterations: 600_000 })
  })

  test('knows its simcard, without naming it', async () => {
    const card = await here.found()
    expect(await here.isOfSimcard(card, owner.simcard)).toBe(true)
    expect(await here.isOfSimcard(card, '8931992600000001383')).toBe(false)
  })

  test('another one takes its place, with other keys throughout', async () => {
    const before = await here.found()
    expect(await here.makeWithCode({ ...content, puk: '11112222' }, owner, '905317', ROUNDS)).toBe('made')
    const after = await here.found()
    for (const part of ['id', 'sim', 'deviceKey'] as const) expect(after[part]).not.toBe(before[part])
    expect(Buffer.from(after.sealed.salt).equals(Buffer.from(before.sealed.salt))).toBe(false)
    expect(await here.tryCode('905317')).toMatchObject({ kind: 'open', content: { puk: '11112222' } })
    await here.removeCard(before) // a tab that still shows the old card
    expect(await here.findCard()).not.toBeNull()
    await here.removeCard(after)
    expect(rows.has('emergency-card')).toBe(false)
  })

  test('is none while a session that wipes it is being cleared up after', async () => {
    const { writeItem } = await import('#platform/storage/items.ts')
    const { unfinishedWipe } = await import('#platform/storage/registry.ts')
    writeItem(unfinishedWipe, 'timer')
    expect(await here.findCard()).not.toBeNull()
    writeItem(unfinishedWipe, 'customer')
    expect(await here.findCard()).toBeNull()
  })
})

describe('wrong codes', () => {
  test('five of them wipe it, with its key; the right one is too late then', async () => {
    const last = await here.found()
    for (const left of [4, 3, 2, 1]) expect(await here.tryCode('111111')).toEqual({ kind: 'wrong', left })
    expect(await here.tryCode('111111')).toEqual({ kind: 'wiped' })
    expect(rows.has('emergency-card')).toBe(false)
    expect(await here.openWithCode(last, CODE)).toEqual({ kind: 'gone' })
  })

  test('the right one in between forgives the others', async () => {
    for (let time = 0; time < 4; time += 1) await here.tryCode('111111')
    expect(await here.tryCode(CODE)).toMatchObject({ kind: 'open' })
    expect(await here.tryCode('111111')).toEqual({ kind: 'wrong', left: 4 })
  })

  test('a try is counted before it is made: who kills the app meanwhile has used it', async () => {
    const dying = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation(() => new Promise(() => undefined))
    for (let killed = 1; killed <= 5; killed += 1) {
      const again = await tab()
      void again.tryCode(CODE)
      await vi.waitFor(() => expect(resting()?.tries).toBe(killed))
    }
    dying.mockRestore()
    expect(await (await tab()).findCard()).toBeNull()
    expect(rows.has('emergency-card')).toBe(false)
  })

  test('and when the last was killed, a tab that still shows the card does not get another', async () => {
    const card = await here.found()
    rows.set('emergency-card', { at: 0, value: { ...card, tries: 5 } })
    expect(await here.openWithCode(card, CODE)).toEqual({ kind: 'wiped' })
    expect(rows.has('emergency-card')).toBe(false)
  })

  test('two tabs at once have five together', async () => {
    const there = await tab()
    const card = await here.found()
    const tries = Array.from({ length: 8 }, (_, at) => (at % 2 ? here : there).openWithCode(card, `11111${at}`))
    const kinds = (await Promise.all(tries)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(4)
    expect(rows.has('emergency-card')).toBe(false)
    expect((await there.openWithCode(card, CODE)).kind).toBe('gone')
  })

  test('no clock gives one back, and none takes the card away', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T11:00:00Z'), toFake: ['Date'] })
    for (const [at, left] of [
      ['2026-11-20', 4],
      ['1999-01-01', 3],
      ['2050-01-01', 2],
      ['2026-11-19', 1],
    ] as const) {
      vi.setSystemTime(Date.parse(at))
      expect(await here.tryCode('111111')).toEqual({ kind: 'wrong', left })
    }
    vi.setSystemTime(0)
    expect(await here.tryCode('111111')).toEqual({ kind: 'wiped' })
  })

  test('a device that does not confirm the count gets no try', async () => {
    const device = openPage()
    here = await tab()
    await here.makeWithCode(content, owner, CODE, ROUNDS)
    const card = await here.found()
    vi.useFakeTimers()
    device.hang()
    const derive = vi.spyOn(crypto.subtle, 'deriveBits')
    const outcome = here.openWithCode(card, CODE)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await outcome).toEqual({ kind: 'unsure' })
    expect(derive).not.toHaveBeenCalled()
    derive.mockRestore()
  })
})

describe('a copy elsewhere', () => {
  test('does not open without the key, which cannot be copied: it is not even a card there', async () => {
    const card = await here.found()
    const { deviceKey: _, ...copied } = card
    rows.set('emergency-card', { at: 0, value: { ...copied, deviceKey: {} } })
    expect(await here.findCard()).toBeNull()
    expect(rows.has('emergency-card')).toBe(false)
  })

  test('nor with a key of that browser: the right code is a wrong one, five times', async () => {
    const card = await here.found()
    const deviceKey = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    rows.set('emergency-card', { at: 0, value: { ...card, deviceKey } })
    for (const left of [4, 3, 2, 1]) expect(await here.tryCode(CODE)).toEqual({ kind: 'wrong', left })
    expect(await here.tryCode(CODE)).toEqual({ kind: 'wiped' })
  })

  test.each(['account', 'sim', 'id'] as const)('nor when it says to be of another %s', async (part) => {
    const card = await here.found()
    rows.set('emergency-card', { at: 0, value: { ...card, [part]: 'ander' } })
    expect(await here.tryCode(CODE)).toEqual({ kind: 'wrong', left: 4 })
  })

  test('nor when a byte of it was changed, or it was made quicker to guess', async () => {
    const card = await here.found()
    const data = card.sealed.data.with(3, (card.sealed.data[3] ?? 0) ^ 1)
    rows.set('emergency-card', { at: 0, value: { ...card, sealed: { ...card.sealed, data } } })
    expect((await here.tryCode(CODE)).kind).toBe('wrong')
    rows.set('emergency-card', { at: 0, value: { ...card, iterations: 1 } })
    expect((await here.tryCode(CODE)).kind).toBe('wrong')
  })
})
