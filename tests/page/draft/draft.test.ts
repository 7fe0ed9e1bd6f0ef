import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DraftOf, defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'
import { rowFound, started } from '#platform/session/machine.ts'
import { flags } from '../../support/sessionUser.ts'

const flow = defineDraft('choosing', { size: persisted(v.string(), '') })
/** Effects of a changed draft come asynchronously. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A new page, as after a reload; the tab keeps its storage. */
async function newPage() {
  vi.resetModules()
  const [draft, { dispatch: happen }] = await Promise.all([
    import('#page/draft/draft.ts'),
    import('#platform/session/session.ts'),
  ])
  happen(started, flags, null)
  const isKnown = (account = 'a') => {
    const row = { account, marker: flags.usr, remembered: true, prepaid: true }
    happen(rowFound, row, null)
  }
  return { ...draft, isKnown }
}

/** Everything that was ever written to the tab, including removed values. */
let written: string[]

beforeEach(() => {
  const tab = new Map<string, string>()
  written = []
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, text: string) => {
      tab.set(name, text)
      written.push(text)
    },
    removeItem: (name: string) => void tab.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('chosen before it is known who is here: it is kept as soon as that is known, and is there after a reload', async () => {
  const page = await newPage()
  page.changeDraft(flow, { size: '20000' })
  await settled()
  page.isKnown()
  const reloaded = await newPage()
  reloaded.isKnown()
  expect(reloaded.draftOf(flow)).toEqual({ size: '20000' })
})

test('what rests comes back when it is known whose it is, unless something was chosen meanwhile, or it is somebody else', async () => {
  const page = await newPage()
  page.isKnown()
  page.changeDraft(flow, { size: '20000' })
  await settled()

  const waits = await newPage()
  expect(waits.draftOf(flow)).toEqual({ size: '' })
  waits.isKnown()
  expect(waits.draftOf(flow)).toEqual({ size: '20000' })

  const another = await newPage()
  expect(another.draftOf(flow)).toEqual({ size: '' })
  another.isKnown('b')
  expect(another.draftOf(flow)).toEqual({ size: '' })

  const quick = await newPage()
  quick.changeDraft(flow, { size: '3000' })
  await settled()
  quick.isKnown()
  expect(quick.draftOf(flow)).toEqual({ size: '3000' })
})

/** Typed text that must never be stored. */
const CANARY = 'Kanarie van der Zang'

test.each([
  ['beside what may', { size: '20000', name: CANARY, home: { city: 'Texel', street: CANARY } }],
  ['in the place of what may', { size: 20_000, name: CANARY, home: { city: CANARY } }],
])('a value that may not rest is never written: %s', async (_, typed) => {
  const careless = defineDraft('careless', {
    size: persisted(v.string(), ''),
    home: persisted(v.object({ city: v.string() }), { city: '' }),
    name: personal(''),
  })
  const page = await newPage()
  page.isKnown()
  page.changeDraft(flow, { size: '20000' })
  page.changeDraft(careless, typed as unknown as DraftOf<typeof careless>)
  await settled()
  expect(page.draftOf(careless)).toEqual(typed)
  expect(written.join()).toContain('20000')
  expect(written.join()).not.toContain(CANARY)
})

test('a draft that was sent stays on its screen, and a reload does not bring it back', async () => {
  const page = await newPage()
  page.isKnown()
  page.changeDraft(flow, { size: '20000' })
  await settled()
  page.clearWhenLeft(flow)
  expect(page.draftOf(flow)).toEqual({ size: '20000' })
  const reloaded = await newPage()
  reloaded.isKnown()
  expect(reloaded.draftOf(flow)).toEqual({ size: '' })
  page.leave(flow)
  expect(page.draftOf(flow)).toEqual({ size: '' })
})

test('while all that may rest is blank nothing is written', async () => {
  const silent = defineDraft('silent', { size: persisted(v.string(), ''), name: personal('') })
  const page = await newPage()
  page.isKnown()
  page.changeDraft(silent, { name: CANARY })
  await settled()
  expect(written).toEqual([])
})
