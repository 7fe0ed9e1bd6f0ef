/** The data that a customer asked for, on the last day of the term. */
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { codesGoTo } from '#model/profile/mailboxes.ts'
import type { Subject } from '../world/message.ts'
import { dataRequestOf } from './dataRequest.ts'

/** Personal data goes to an address that has been the customer's for a day. */
export const ofDataRequest: Subject = (was, { account, at }) => {
  const { dataRequestedOn } = account.settings
  if (dataRequestedOn === null) return []
  const { until } = dataRequestOf(dataRequestedOn)
  if (dayOf(was.at) >= until || dayOf(at) < until) return []
  const text = `Je vroeg om je gegevens. In deze e-mail zit alles wat ${provider.name} van je bewaart.`
  return [{ method: 'EMAIL', to: codesGoTo(account, at), text }]
}
