import type * as contract from '#model/security/contract/security.ts'
import type { Part } from '../../server/backend.ts'
import { accessTo } from '../accessLog.ts'
import { securityLogOf } from '../securityLog.ts'

export const security: Part<typeof contract> = {
  getSecurityLog: (_, { account, browser, events, session, now }) => ({
    events: securityLogOf({
      account,
      events,
      access: accessTo(browser, account.number),
      marker: session.usr,
      now,
    }),
  }),
}
