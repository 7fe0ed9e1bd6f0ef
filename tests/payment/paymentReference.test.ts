import { expect, test } from 'vitest'
import { paymentReference } from '#model/payment/paymentReference.ts'

test.each([
  ['590c8094-cd99-4c5d-a064-9ed00c46e29a', '590C-8094'],
  ['tr_7UhSN1zuXS', 'TR7U-HSN1'],
  ['abc', 'ABC'],
])('%s is told as %s', (id, reference) => expect(paymentReference(id)).toBe(reference))
