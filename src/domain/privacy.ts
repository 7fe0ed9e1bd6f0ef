import type { Day } from '../api/contract/parts.ts'
import type { DataRequest } from '../api/contract/preferences.ts'
import { addMonths } from './dates.ts'

/** Asked for today: it is sent within a month (domain settings.privacy, article 12 GDPR). */
export const dataRequestOf = (requestedOn: Day): DataRequest => ({ requestedOn, until: addMonths(requestedOn, 1) })

/** Has it not been answered yet? On its last day it may still be on its way. */
export const isDataRequestOpen = ({ until }: Pick<DataRequest, 'until'>, today: Day): boolean => today <= until
