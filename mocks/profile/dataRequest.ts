import { addMonths, dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import type { DataRequest } from '#model/profile/contract/preferences.ts'
import { codesGoTo } from '#model/profile/mailboxes.ts'
import type { Subject } from '../world/message.ts'

/** The data that a customer asked for, on the last day of the term. Personal data goes to an address that has been the customer's for a day. */
export const ofDataRequest: Subject = (was, { account, at }) => {
  const { dataRequestedOn } = account.settings
  if (dataRequestedOn === null) return []
  const { until } = dataRequestOf(dataRequestedOn)
  if (dayOf(was.at) >= until || dayOf(at) < until) return []
  const text = `Je vroeg om je gegevens. In deze e-mail zit alles wat ${provider.name} van je bewaart.`
  return [{ method: 'EMAIL', to: codesGoTo(account, at), text }]
}

/** A data request is answered within a month (domain settings.privacy, article 12 GDPR). */
export const dataRequestOf = (requestedOn: Day): DataRequest => ({ requestedOn, until: addMonths(requestedOn, 1) })

/** True while the answer may still come, including its last day. */
export const isDataRequestOpen = ({ until }: Pick<DataRequest, 'until'>, today: Day): boolean => today <= until
