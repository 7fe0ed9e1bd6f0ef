import { expect, test } from 'vitest'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'

test('binding periods (spec 9): 2 years, 1 year, monthly cancellable, and retention 1 year with id 4', () =>
  expect(bindingPeriods).toEqual({
    twoYearBindingPeriod: { months: 24 },
    yearBindingPeriod: { months: 12 },
    monthBindingPeriod: { months: 1 },
    retentionBindingPeriod: { months: 12, id: 4 },
  }))
