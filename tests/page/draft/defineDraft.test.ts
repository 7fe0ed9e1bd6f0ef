import * as v from 'valibot'
import { expect, test } from 'vitest'
import { handsetDraft } from '#features/phones/bestellen/draft.ts'
import { defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'

const draft = defineDraft('moving', {
  size: persisted(v.nullable(v.number()), null),
  street: personal(''),
  tried: persisted(v.array(v.string()), []),
})
const held = (value: unknown) => v.safeParse(draft.draftSchema, value)

test('a blank draft has a value for each field, and shares none with another', () => {
  expect(draft.blank()).toEqual({ size: null, street: '', tried: [] })
  expect(draft.blank().tried).not.toBe(draft.blank().tried)
})

test.each([
  ['all fields', { size: 3, street: 'Duinweg', tried: ['a'] }, { size: 3, street: '', tried: ['a'] }],
  ['without the personal ones', { size: 3, tried: [] }, { size: 3, street: '', tried: [] }],
  ['with more than there is', { size: 3, tried: [], city: 'Texel' }, { size: 3, street: '', tried: [] }],
])('what rests of %s', (_, typed, kept) => expect(held(typed).output).toEqual(kept))

test('what does not fit does not rest', () => {
  expect(held({ size: 'Duinweg', tried: [] }).success).toBe(false)
  expect(held({ tried: [] }).success).toBe(false)
})

test('what rests of a blank draft is the blank draft', () => {
  expect(JSON.stringify(held(draft.blank()).output)).toBe(JSON.stringify(draft.blank()))
})

test('income and identity of the order of a phone never rest', () => {
  const income = { name: 'Kanarie' } as never
  const kept = v.parse(handsetDraft.draftSchema, {
    ...handsetDraft.blank(),
    income,
    identity: income,
    typedIncome: income,
    typedIdentity: income,
  })
  expect(kept).toEqual(handsetDraft.blank())
})
