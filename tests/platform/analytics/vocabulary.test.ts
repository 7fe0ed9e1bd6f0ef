import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Visitor } from '#model/visitor.ts'
import { initializationOf } from '#platform/analytics/dataLayer.ts'
import { controlNames } from '#platform/analytics/names.ts'
import { FunnelStep, Initialization, Item, Pushed } from '#platform/analytics/vocabulary.ts'
import { funnelOf } from '#platform/router/route.ts'
import { rows } from '../../routes/rows.ts'

const fits = (event: object) => v.safeParse(Pushed, { section: 'mijn', ...event }).success
const flags = { usr: 'marker', mfaStatus: 'UNSUPPORTED_PLATFORM', mfaMethod: 'SMS', contractAccepted: 'true' } as const
const visitors: Visitor[] = [
  { kind: 'guest' },
  { kind: 'remembered', prepaid: true },
  { kind: 'customer', flags: { ...flags, prepaid: false, isEsim: true } },
  { kind: 'customer', flags: { ...flags, prepaid: true, isEsim: false } },
]
const shown = rows.flatMap(([pattern, row]) => (!('redirect' in row) ? [{ pattern, row }] : []))

describe('an arrival', () => {
  test('has the eleven properties of spec 7, whatever the screen and the visitor, and fits the vocabulary', () => {
    for (const { pattern, row } of shown)
      for (const visitor of visitors) {
        const event = initializationOf({ pattern, asked: pattern, visitor }, { row, referral: 'none', isInstalled: false })
        expect(v.parse(Initialization, event), pattern).toEqual(event)
        expect(Object.keys(event).toSorted()).toEqual(
          [
            ...['affiliation_type', 'content_type', 'event', 'funnel_step', 'location', 'loggedin_status', 'page_referral'],
            ...['product_category', 'product_line', 'routing', 'section', 'user_type'],
          ].toSorted(),
        )
      }
  })

  test('says what the row and the session say', () => {
    const row = shown.find(({ pattern }) => pattern === '/bundels-wijzigen/controle')?.row
    if (!row || !visitors[2]) throw new Error('the row is missing')
    const asked = '/bundels-wijzigen/controle'
    expect(initializationOf({ pattern: asked, asked, visitor: visitors[2] }, { row, referral: '/', isInstalled: true })).toEqual({
      event: 'initialization',
      section: 'mijn',
      routing: asked,
      location: asked,
      page_referral: '/',
      user_type: 'postpaid',
      loggedin_status: 'logged-in',
      product_category: 'bundles',
      product_line: 'esim',
      affiliation_type: 'app',
      content_type: 'flow',
      funnel_step: 'summary',
    })
  })

  test('at a screen that is not for this visitor names the screen that was asked for, and nothing else of the address', () => {
    const event = initializationOf(
      { pattern: null, asked: '/mbs-bijkopen', visitor: { kind: 'guest' } },
      { row: null, referral: 'elsewhere', isInstalled: false },
    )
    expect(event).toMatchObject({ routing: 'not-found', location: '/mbs-bijkopen', content_type: 'error', funnel_step: null })
  })

  test('the funnel step of a screen is that of its row', () => {
    const steps = Object.fromEntries(shown.map(({ pattern, row }) => [pattern, funnelOf(row)]))
    expect(steps).toMatchObject({
      '/': null,
      '/inloggen': null,
      '/mbs-bijkopen': 'overview',
      '/mbs-bijkopen/bedankt': 'confirmation',
      '/bundels-wijzigen/controle': 'summary',
      '/dataplafond/error': 'failed',
      '/opzeggen': 'overview',
      '/opzeggen/bedankt': 'confirmation',
      '/nummerbehoud': null,
      '/nummerbehoud-aanvragen': 'overview',
      '/nummerbehoud-aanvragen/bedankt': 'confirmation',
    })
  })
})

type Schema = {
  type: string
  entries?: Record<string, Schema>
  options?: unknown[]
  item?: Schema
  wrapped?: Schema
  getter?: () => Schema
  pipe?: Schema[]
}

/** The paths of all free texts in a schema. */
function openTexts(schema: Schema, path = ''): string[] {
  if (schema.type === 'string') return [path]
  if (schema.type === 'object')
    return Object.entries(schema.entries ?? {}).flatMap(([name, part]) => openTexts(part, `${path}.${name}`))
  if (schema.type === 'union') return (schema.options as Schema[]).flatMap((part) => openTexts(part, path))
  if (schema.type === 'array' && schema.item) return openTexts(schema.item, path)
  if (schema.getter) return openTexts(schema.getter(), path)
  return schema.wrapped ? openTexts(schema.wrapped, path) : []
}

describe('nothing about a person', () => {
  test('every text is of a closed list, except short codes of ours and the names of what is for sale', () => {
    const item = ['id', 'name', 'brand', 'model', 'variant'].map((name) => `.ecommerce.items.item_${name}`)
    expect(new Set(openTexts(Pushed as unknown as Schema))).toEqual(new Set(['.product_category', '.flow', '.value', ...item]))
  })

  test.each([
    ['a number', '0690000001'],
    ['a number with spaces', 'van 06 90 00 00 01'],
    ['a number from abroad', '+31690000001'],
    ['an e-mail address', 'sanne@voorbeeld.example'],
    ['a bank account', 'NL91ABNA0417164300'],
  ])('%s is no name of a product', (_, name) => {
    expect(v.is(Item, { item_id: 'X', item_name: name, item_brand: 'Wad', item_category: 'handset', quantity: 1 })).toBe(false)
  })

  test('what is not in the vocabulary does not fit, or is left out', () => {
    const click = { event: 'interaction', action: 'click', element: 'button', name: null, location: '/' }
    expect(fits(click)).toBe(true)
    expect(fits({ ...click, location: '/factuur/123' })).toBe(false)
    expect(fits({ ...click, name: 'Menu van Sanne' })).toBe(false)
    expect(fits({ ...click, event: 'iets' })).toBe(false)
    expect(v.parse(Pushed, { section: 'mijn', ...click, text: 'Sanne' })).not.toHaveProperty('text')
    expect(fits({ event: 'funnel', flow: 'change-bundles', funnel_step: 'toch niet' })).toBe(false)
    expect(fits({ event: 'option', option: 'data', value: 'Sanne Visser' })).toBe(false)
  })

  test('the funnel steps of spec 4 are all there', () => {
    expect([...FunnelStep.options].toSorted()).toEqual([
      'cancel',
      'confirmation',
      'failed',
      'order-confirmation',
      'overview',
      'start',
      'summary',
    ])
  })
})

test('every control that is chosen or switched has a name of the vocabulary', () => {
  const controls = 'Checkbox|Switch|RadioCards|RadioGroup|RadioList|Select|Slider|Button|OrderButton'
  const named = new RegExp(`<(?:${controls})\\b(?:(?!<\\w)[^])*?\\bname="([\\w-]+)"`, 'g')
  const root = join(import.meta.dirname, '../../..')
  const names = globSync('src/{features,page,app}/**/*.tsx', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !controlNames.some((known) => known === name))).toEqual([])
})
