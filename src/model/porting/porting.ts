import type { Day } from '#kit/parts.ts'
import type { FixMeType, Overview } from '#model/overview/contract.ts'
import { standstillOn } from '#model/subscription/standstill.ts'
import type { DonorContractType, PortingStatus } from './contract.ts'

/** The request was sent and not answered yet (spec 4 number porting status: counts as new). */
export const isNewPorting = (status: PortingStatus): boolean => status === 'REQUEST_SENT'

/** The statuses that count as finished (spec 4 number porting status). */
const isFinishedPorting = (status: PortingStatus): boolean =>
  status === 'COMPLETED' || status === 'TERMINATED' || status === 'CANCELLED'

/** True for an unfinished request, which can still be cancelled. */
export const isRunningPorting = (status: PortingStatus): boolean => status !== 'NO_PORTING' && !isFinishedPorting(status)

/** The fixMeBarItems of number porting (spec 3 fixMeBarItems, templateType). */
const PORTING_TEMPLATES: readonly FixMeType[] = [
  'portingSms',
  'portingSent',
  'portingApproved',
  'portingRejected',
  'portingDone',
  'porting',
]

/** True when the overview shows a porting item (spec 5 route guards: the porting template is active). */
export const isPortingActive = ({ fixMeBarItems }: Pick<Overview, 'fixMeBarItems'>): boolean =>
  fixMeBarItems.some(({ templateType }) => PORTING_TEMPLATES.includes(templateType))

/** A business contract is confirmed by its customer number; every other one with a code by sms (domain 1.9). */
export const needsSms = (type: DonorContractType): boolean => type !== 'POSTPAID_BUSINESS'

/** Why a number cannot be reached on the customer's simcard: the contract or the card waits for the customer, or the card is blocked. */
export type Unreachable = 'onboarding' | 'simActivation' | 'esimActivation' | 'simActivating' | 'blocked'

/**
 * What prevents a number that comes over from being reached on a day; null when the simcard works. A customer who is blocked for a debt can
 * be called (domain 1.8).
 */
export function unreachableBy(
  { fixMeBarItems, standstill }: Pick<Overview, 'fixMeBarItems' | 'standstill'>,
  today: Day,
): Unreachable | null {
  const has = (type: FixMeType) => fixMeBarItems.some(({ templateType }) => templateType === type)
  if (has('onboarding')) return 'onboarding'
  const why = standstillOn(standstill, today)?.why
  if (why !== 'inactive' && why !== 'stolen' && why !== 'blocked') return null
  const next = (['simActivating', 'simActivation', 'esimActivation'] as const).find(has)
  return (why !== 'blocked' && next) || (why === 'inactive' ? 'simActivation' : 'blocked')
}
