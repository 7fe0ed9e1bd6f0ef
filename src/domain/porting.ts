import type { FixMeType, Overview } from '../api/contract/overview.ts'
import type { PortingStatus } from '../api/contract/porting.ts'

/** Sent to the other provider, no answer yet (spec 4 number porting status: counts as new). */
export const isNewPorting = (status: PortingStatus): boolean => status === 'REQUEST_SENT'

/** The last three statuses count as finished (spec 4 number porting status). */
const isFinishedPorting = (status: PortingStatus): boolean =>
  status === 'COMPLETED' || status === 'TERMINATED' || status === 'CANCELLED'

/** A request that has not come to an end yet, so that it can be called off. */
export const isRunningPorting = (status: PortingStatus): boolean => status !== 'NO_PORTING' && !isFinishedPorting(status)

/** The porting template and its variants (spec 3 fixMeBarItems, templateType). */
const PORTING_TEMPLATES: readonly (FixMeType | null)[] = [
  'portingSms',
  'portingSent',
  'portingApproved',
  'portingRejected',
  'portingDone',
  'porting',
]

/** Does the overview ask for attention to a number on its way? (spec 5 route guards: the porting template is active) */
export const isPortingActive = ({ fixMeBarItems }: Pick<Overview, 'fixMeBarItems'>): boolean =>
  fixMeBarItems.some(({ templateType }) => PORTING_TEMPLATES.includes(templateType))
