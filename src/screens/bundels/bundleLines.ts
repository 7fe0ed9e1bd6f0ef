import type { Composition } from '../../api/contract/bundleOptions.ts'
import { isNone, linesOf } from '../../domain/bundleChange.ts'
import { bundleTitle } from '../../domain/bundleText.ts'
import type { OrderLine } from '../../flow/OrderOverview.tsx'

/** The order lines of a composition, shared by choice, check and receipt. */
export const bundleLines = (to: Composition): OrderLine[] =>
  linesOf(to).map(({ code, option, monthly }) => ({
    title: bundleTitle(code, option),
    oneOff: null,
    monthly,
    isNone: isNone(code, option),
  }))
