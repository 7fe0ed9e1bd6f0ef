import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../support/hook.ts'
import { replaced } from '../support/replaced.ts'

replaced({ 'page/draft/useUnsaved.ts': { useAskedToLeave: () => undefined } })

type Values = { news: boolean; offers: boolean }

/** A form with two boxes; `saved` is what the server has of them. */
async function load() {
  const { settingsChoiceDraft, useChoice } = await import('#features/profile/useChoice.ts')
  const draft = settingsChoiceDraft<Values>('test', v.partial(v.object({ news: v.boolean(), offers: v.boolean() })))
  return { draft, use: () => useChoice(draft, saved), ...(await import('#page/draft/draft.ts')) }
}
let app: Awaited<ReturnType<typeof load>>
let saved: Values
let form: ReturnType<typeof runHook<ReturnType<typeof app.use>>>

beforeAll(async () => {
  app = await load()
})
beforeEach(() => {
  saved = { news: false, offers: false }
  form = runHook(app.use)
})
afterEach(async () => {
  await form.leave()
  app.clearDraft(app.draft)
})

async function choose(change: Partial<Values>) {
  form.now().choose(change)
  await vi.waitFor(() => expect(form.now().values).toMatchObject(change))
}

/** Sends what is shown; what happens `meanwhile` precedes the answer. Answers what is shown after it. */
async function save(meanwhile: () => Promise<void>) {
  const { values, settle } = form.now()
  await meanwhile()
  saved = values
  settle(values)
  await new Promise(setImmediate)
  return form.now()
}

test('what was sent is saved, and no change any more', async () => {
  await choose({ news: true })
  expect(await save(async () => undefined)).toMatchObject({ values: { news: true, offers: false }, isChanged: false })
})

test('what is chosen while the rest is saved stays, as a change', async () => {
  await choose({ news: true })
  expect(await save(() => choose({ offers: true }))).toMatchObject({ values: { news: true, offers: true }, isChanged: true })
})

test('what is taken back while it is saved stays taken back, as a change', async () => {
  await choose({ news: true })
  expect(await save(() => choose({ news: false }))).toMatchObject({ values: { news: false, offers: false }, isChanged: true })
})
