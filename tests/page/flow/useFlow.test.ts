import * as v from 'valibot'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { put } from '#model/operation.ts'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { defineFlow } from '#page/flow/flow.ts'
import type { RoutePath } from '#platform/router/register.ts'
import { runHook } from '../../support/hook.ts'
import { replaced } from '../../support/replaced.ts'

const flow = defineFlow({
  ...defineDraft('test-steps', { size: persisted(v.number(), 0) }),
  steps: [
    { path: '/bundels-wijzigen', label: 'Kiezen', answered: ({ size }) => size > 0 },
    { path: '/bundels-wijzigen/controle', label: 'Controleren', answered: () => false },
  ],
  doneLabel: 'Klaar!',
  order: put('order', v.literal(true), []),
  done: '/bundels-wijzigen/bedankt',
  offers: [],
  dismiss: { title: 'Stoppen?', body: 'Je keuzes gaan weg.', stay: 'Verder', leave: 'Stoppen' },
})

let told: unknown[] = []
const went = vi.fn()
const openModal = vi.fn()
replaced({
  'platform/analytics/announce.ts': { announce: (event: unknown) => told.push(event) },
  'platform/stores/modal.ts': { openModal },
  'platform/router/location.tsx': async (original: () => Promise<object>) => ({ ...(await original()), navigate: went }),
})

async function load() {
  await import('#routes/register.ts')
  return {
    ...(await import('#page/flow/useFlow.ts')),
    ...(await import('#page/draft/draft.ts')),
    ...(await import('#platform/router/leaving.ts')),
  }
}
let app: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  app = await load()
})

/** A screen of the flow at this address. */
const at = (path: RoutePath, of: typeof flow = flow) => {
  told = []
  const shown = runHook(() => app.useFlow(of, path))
  screen = shown
  return shown
}
let screen: { leave: () => Promise<void> }

afterEach(async () => {
  await screen.leave()
  app.clearDraft(flow)
  went.mockReset()
})

const step = (funnel_step: string) => ({ event: 'funnel', flow: 'test-steps', funnel_step })

describe('a customer in a flow', () => {
  test('enters at its first step, with nothing chosen', () => {
    expect(at('/bundels-wijzigen').now()).toMatchObject({
      draft: { size: 0 },
      elsewhere: null,
      hasSummary: false,
      progress: { labels: ['Kiezen', 'Controleren', 'Klaar!'], current: 0 },
      back: { to: '/' },
    })
    expect(told).toEqual([step('start'), step('overview')])
  })

  test('is sent back to what is unanswered, and that is no step', () => {
    expect(at('/bundels-wijzigen/controle').now().elsewhere).toBe('/bundels-wijzigen')
    expect(told).toEqual([])
  })

  test('goes on with a choice, and back with it, which begins nothing', async () => {
    const choosing = at('/bundels-wijzigen')
    choosing.now().set({ size: 5 })
    await vi.waitFor(() => expect(choosing.now().draft).toEqual({ size: 5 }))
    choosing.now().advance()
    expect(went).toHaveBeenCalledExactlyOnceWith('/bundels-wijzigen/controle')
    await choosing.leave()
    const checking = at('/bundels-wijzigen/controle')
    expect(checking.now()).toMatchObject({
      elsewhere: null,
      progress: { current: 1 },
      back: { to: '/bundels-wijzigen', label: 'Terug naar kiezen' },
    })
    expect(told).toEqual([step('summary')])
    checking.now().advance()
    expect(went).toHaveBeenLastCalledWith('/bundels-wijzigen/bedankt')
    await checking.leave()
    expect(at('/bundels-wijzigen').now().draft).toEqual({ size: 5 })
    expect(told).toEqual([step('overview')])
  })

  test('can begin again', () => {
    const { now } = at('/bundels-wijzigen')
    now().set({ size: 5 })
    now().reset()
    expect(app.draftOf(flow)).toEqual({ size: 0 })
  })

  test('on a screen that is no step of a funnel is not counted', () => {
    at('/verbruik', { ...flow, steps: [{ path: '/verbruik', label: 'Kiezen', answered: () => true }] })
    expect(told).toEqual([])
  })

  test('with a summary beside the choices', () => {
    expect(at('/bundels-wijzigen', { ...flow, hasSummary: true }).now().hasSummary).toBe(true)
  })
})

describe('leaving a flow', () => {
  test('with nothing chosen asks nothing', () => {
    at('/bundels-wijzigen')
    expect(app.questionBefore('/verbruik')).toBeNull()
  })

  test('with choices asks first, but not within the flow', () => {
    at('/bundels-wijzigen').now().set({ size: 5 })
    for (const path of ['/bundels-wijzigen', '/bundels-wijzigen/controle', '/bundels-wijzigen/bedankt'])
      expect(app.questionBefore(path)).toBeNull()
    expect(app.questionBefore('/verbruik')).not.toBeNull()
    expect(app.questionBefore('/nergens')).not.toBeNull()
  })

  test('asks for whoever may lose something only', () => {
    const { dismiss: _, ...small } = flow
    at('/bundels-wijzigen', small as typeof flow)
      .now()
      .set({ size: 5 })
    expect(app.questionBefore('/verbruik')).toBeNull()
  })

  test.each(['confirm', 'close'])('whoever answers %s stays, with the choices', async (answer) => {
    const { now, leave } = at('/bundels-wijzigen')
    now().set({ size: 5 })
    told = []
    openModal.mockResolvedValueOnce(answer)
    expect(await app.questionBefore('/verbruik')?.()).toBe(false)
    expect(openModal).toHaveBeenLastCalledWith({
      id: 'test-steps',
      component: 'dismiss-bundle-changes',
      title: 'Stoppen?',
      body: 'Je keuzes gaan weg.',
      confirmButtonLabel: 'Verder',
      cancelButtonLabel: 'Stoppen',
      showFooter: true,
    })
    await leave()
    expect(told).toEqual([])
    expect(app.draftOf(flow)).toEqual({ size: 5 })
    expect(app.questionBefore('/verbruik')).toBeNull() // the screen is gone
  })

  test('whoever stops leaves without the choices', async () => {
    const { now, leave } = at('/bundels-wijzigen')
    now().set({ size: 5 })
    told = []
    openModal.mockResolvedValueOnce('cancel')
    expect(await app.questionBefore('/verbruik')?.()).toBe(true)
    expect(told).toEqual([step('cancel'), { event: 'remove_from_cart' }])
    await leave()
    expect(app.draftOf(flow)).toEqual({ size: 0 })
  })
})
