import { useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { put } from '#model/operation.ts'
import { defineDraft, personal } from '#page/draft/defineDraft.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'

const announce = vi.fn()
const useSending = vi.fn((_order: object, _confirms: boolean, _ended: () => void) => undefined)
const clearWhenLeft = vi.fn()
replaced({
  'platform/analytics/announce.ts': { announce },
  'platform/write/useSending.ts': { useSending },
  'page/draft/draft.ts': { clearWhenLeft },
})
afterAll(() => vi.unstubAllGlobals())

async function load() {
  await import('#routes/register.ts')
  return { ...(await import('#page/flow/onePage.ts')), ...(await import('#page/flow/useOrder.ts')) }
}
let app: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  app = await load()
})
beforeEach(() => void vi.clearAllMocks())

const step = (funnel_step: string) => ({ event: 'funnel', flow: 'test', funnel_step })

test('an order of one page: when its page is on screen, then choosing and confirming are current and its start is announced', async () => {
  const page = runHook(() => app.useOnePage({ name: 'test', path: '/bundels-wijzigen' }))
  expect(page.now()).toEqual({
    elsewhere: null,
    progress: { labels: ['Kiezen', 'Bevestigen', 'Klaar!'], current: 0, until: 1 },
  })
  await page.leave()
  expect(announce.mock.calls).toEqual([[step('start')], [step('overview')]])
})

test.each(['/nergens', '/verlengen', '/verbruik'])(
  'a step: when %s is no screen of a funnel, then nothing is announced',
  (path) => {
    app.announceStep('test', path, true)
    expect(announce).not.toHaveBeenCalled()
  },
)

test('the order of a flow: when it is accepted, then its draft goes and the screen does what it wants by then', async () => {
  const flow = defineFlow({
    ...defineDraft('test', { agreed: personal(false) }),
    steps: [{ path: '/', label: 'Kiezen', answered: () => true }],
    doneLabel: null,
    order: put('order', v.literal(true), []),
    done: '/bundels-wijzigen/bedankt',
    offers: [],
  })
  const done: string[] = []
  const screen = runHook(() => {
    const [choice, choose] = useState('the first choice')
    app.useOrder(flow, true, {}, () => done.push(choice))
    return choose
  })
  // The order keeps what it was given at first.
  const [[order, confirms, accepted] = []] = useSending.mock.calls
  expect([order, confirms]).toEqual([{ ...flow, done: '/bundels-wijzigen/bedankt' }, true])
  flushSync(() => screen.now()('the last choice'))
  expect([clearWhenLeft.mock.calls, done]).toEqual([[], []])
  accepted?.()
  expect([clearWhenLeft.mock.calls, done]).toEqual([[[flow]], ['the last choice']])
  await screen.leave()
})
