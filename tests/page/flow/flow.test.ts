import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { put } from '#model/operation.ts'
import { type DraftOf, defineDraft, personal } from '#page/draft/defineDraft.ts'
import { defineFlow, doneSteps, progressOf, stepAfter } from '#page/flow/flow.ts'
import { admittedStep, stepBeside, stepsOf } from '#page/flow/steps.ts'
import { root } from '../../support/paths.ts'

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

const choosing = defineDraft('test', { phone: personal(false), sim: personal(false), agreed: personal(false) })
type Draft = DraftOf<typeof choosing>

/** Three screens, the second only with a phone; the first two share a step on the bar. */
const flow = defineFlow({
  ...choosing,
  steps: [
    { path: '/', label: 'Kiezen', answered: ({ phone, sim }) => phone || sim },
    { path: '/verbruik', label: 'Kiezen', answered: ({ agreed }) => agreed, when: ({ phone }) => phone },
    { path: '/verbruik/internet', label: 'Bevestigen', answered: () => false },
  ],
  doneLabel: 'Klaar!',
  order: put('order', v.literal(true), []),
  done: '/welkom',
  offers: [],
})
const draft = (change: Partial<Draft> = {}): Draft => ({ ...flow.blank(), ...change })

test('a flow with a summary beside its choices says so: its steps are as wide as the page', () => {
  const files = globSync('src/features/**/*.tsx', { cwd: root }).filter((file) => textOf(file).includes('<FlowColumns'))
  expect(files.length).toBeGreaterThan(4)
  const silent = files.filter(
    (file) => !textOf(join(dirname(file).replace(/\/shared$/, ''), 'flow.ts')).includes('hasSummary: true'),
  )
  expect(silent).toEqual([])
})

describe('a flow', () => {
  test('has the steps that its draft asks for', () => {
    expect(stepsOf(flow, draft({ sim: true })).map(({ path }) => path)).toEqual(['/', '/verbruik/internet'])
    expect(stepsOf(flow, draft({ phone: true }))).toHaveLength(3)
  })

  test.each([
    ['nothing is answered: the start', draft(), '/verbruik/internet', '/'],
    ['the first open step before it', draft({ phone: true }), '/verbruik/internet', '/verbruik'],
    ['all before it is answered', draft({ phone: true, agreed: true }), '/verbruik/internet', '/verbruik/internet'],
    ['back is always possible', draft({ phone: true, agreed: true }), '/', '/'],
    ['a step that this draft does not have', draft({ sim: true }), '/verbruik', '/'],
    ['an address that is none of its steps', draft({ sim: true }), '/nergens', '/'],
  ])('lets nobody past a step without an answer: %s', (_, made, asked, expected) => {
    expect(admittedStep(flow, made, asked)).toBe(expected)
  })

  test('none of whose steps applies begins at its first', () => {
    const none = {
      steps: [
        { path: '/een', answered: () => false, when: () => false },
        { path: '/twee', answered: () => true, when: () => false },
      ],
    } as const
    expect(admittedStep(none, {}, '/twee')).toBe('/een')
  })

  test('whose first step does not apply: when none of its steps is asked for, then it begins at the first that does', () => {
    const later = {
      steps: [
        { path: '/een', answered: () => false, when: () => false },
        { path: '/twee', answered: () => false },
      ],
    } as const
    expect(admittedStep(later, {}, '/een')).toBe('/twee')
  })

  test('goes on over what is left out, and ends', () => {
    expect(stepAfter(flow, draft({ sim: true }), '/')).toBe('/verbruik/internet')
    expect(stepAfter(flow, draft({ phone: true }), '/')).toBe('/verbruik')
    expect(stepAfter(flow, draft(), '/verbruik/internet')).toBe('/welkom')
    expect(stepBeside(flow, draft({ sim: true }), '/verbruik/internet', -1)?.path).toBe('/')
    expect(stepBeside(flow, draft(), '/', -1)).toBeNull()
  })

  test('screens that share a name are one on the bar; at the end all is done', () => {
    const labels = ['Kiezen', 'Bevestigen', 'Klaar!']
    expect(progressOf(flow, draft({ phone: true }), '/verbruik')).toEqual({ labels, current: 0 })
    expect(progressOf(flow, draft(), '/verbruik/internet')).toEqual({ labels, current: 1 })
    expect(progressOf(flow, draft(), '/welkom')).toEqual({ labels, current: 3 })
    expect(doneSteps(flow)).toEqual(labels)
    // On one page a customer chooses and confirms at once.
    const onePage = { ...flow, steps: [{ path: '/verbruik', label: 'Kiezen', answered: () => true }] as const }
    expect(progressOf(onePage, draft(), '/verbruik')).toEqual({ labels, current: 0, until: 1 })
    expect(doneSteps(onePage)).toEqual(labels)
  })
})
