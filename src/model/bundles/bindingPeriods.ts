import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'

type BindingPeriod = {
  /** 1: cancellable every month. */
  months: number
  /** The backend's number, where it has one. */
  id?: number
}

/** The binding periods, longest first. The last one is for customers who renew (spec 9). */
export const bindingPeriods = {
  twoYearBindingPeriod: { months: 24 },
  yearBindingPeriod: { months: 12 },
  monthBindingPeriod: { months: 1 },
  retentionBindingPeriod: { months: 12, id: 4 },
} as const satisfies Record<BindingPeriodType, BindingPeriod>
