import type { Failure, FailureCode } from '#platform/api/failure.ts'
import { type Href, href, pathOf } from '#platform/router/href.ts'
import { navigate } from '#platform/router/location.tsx'
import { openModal } from '#platform/stores/modal.ts'
import { reactionOf } from '#platform/write/refusalText.ts'
import { copy } from './copy.ts'
import { CHOOSE, IDENTITY, INCOME } from './flow.ts'
import type { PhoneParams } from './useHandsetFlow.ts'

const { refusals, panel, failed: otherwise } = copy.check

/** Where the customer can solve a refusal. Without `to`: on this screen, by ordering again. */
type Way = { label: string; to?: (params: PhoneParams) => Href }
const device = ({ brand, name }: PhoneParams) => href('/verlengen/telefoons/:brand/:name', { brand, name })
const choose: Way = { label: panel.amount, to: (params) => pathOf(CHOOSE, params) }
const identity: Way = { label: panel.identity, to: (params) => pathOf(IDENTITY, params) }
const ways: Partial<Record<FailureCode, Way>> = {
  PRICE_CHANGED: { label: panel.again },
  PERIOD_CHANGED: { label: panel.again },
  SOLD_OUT: { label: panel.phone, to: device },
  NOT_AVAILABLE: choose,
  TOO_SMALL_FOR_PHONE: choose,
  CREDIT_TOO_HIGH: choose,
  CREDIT_CHECK_REJECTED: choose,
  CREDIT_ANSWERS_MISSING: { label: panel.again, to: (params) => pathOf(INCOME, params) },
  DETAILS_INVALID: identity,
  IDENTIFICATION_REJECTED: identity,
  OPEN_INVOICE: { label: panel.invoices, to: () => href('/facturen') },
  OPEN_HANDSET_ORDER: { label: panel.subscription, to: () => href('/instellingen/abonnement') },
}

/** The text of a refused order, and the place where it can be solved: `way` is null when nothing helps, `way.to` missing when ordering again does. */
export const refusalOf = ({ code, kind, status }: Pick<Failure, 'code' | 'kind' | 'status'>) => ({
  text: (kind === 'refused' ? reactionOf({ code, status }, refusals) : undefined) ?? otherwise,
  way: (code && ways[code]) ?? null,
})

/** Tells why an order was refused, with a link to the solution. */
export async function tellRefusal(failure: Failure, params: PhoneParams): Promise<void> {
  const { text, way } = refusalOf(failure)
  const to = way?.to?.(params) ?? null
  const answer = await openModal({
    id: 'order-error',
    component: 'retention-shop-order-error',
    title: panel.title,
    data: { text, more: panel.nothing },
    showFooter: true,
    confirmButtonLabel: way ? way.label : panel.close,
    cancelButtonLabel: panel.close,
    showCancelButton: to !== null,
  })
  if (answer === 'confirm' && to !== null) navigate(to)
}
