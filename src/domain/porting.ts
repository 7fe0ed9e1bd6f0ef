import type { FixMeType, Overview } from '../api/contract/overview.ts'
import type { DonorContractType, PortingStatus } from '../api/contract/porting.ts'

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
