import { addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { DataRequest } from '#model/profile/contract/preferences.ts'

/** A data request is answered within a month (domain settings.privacy, article 12 GDPR). */
export const dataRequestOf = (requestedOn: Day): DataRequest => ({ requestedOn, until: addMonths(requestedOn, 1) })

/** True while the answer may still come, including its last day. */
export const isDataRequestOpen = ({ until }: Pick<DataRequest, 'until'>, today: Day): boolean => today <= until
