import type { Composition } from '../api/contract/bundleOptions.ts'
import { isNone, linesOf } from '../domain/bundleChange.ts'
import { bundleTitle } from '../domain/bundleText.ts'
import type { OrderLine } from '../flow/OrderOverview.tsx'

/** The lines of a subscription, as they stand with their sum wherever it is chosen, checked and received. */
export const bundleLines = (to: Composition): OrderLine[] =>
  linesOf(to).map(({ code, option, monthly }) => ({
    title: bundleTitle(code, option),
    oneOff: null,
    monthly,
    isNone: isNone(code, option),
  }))
