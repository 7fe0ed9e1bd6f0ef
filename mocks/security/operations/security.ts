import type * as contract from '#model/security/contract/security.ts'
import type { Part } from '../../server/backend.ts'
import { accessTo } from '../accessLog.ts'
import { securityLogOf } from '../securityLog.ts'

export const security: Part<typeof contract> = {
  getSecurityLog: (_, { account, browser, deeds, session, now }) => ({
    events: securityLogOf({
      account,
      deeds: deeds[account.number] ?? [],
      access: accessTo(browser, account.number),
      marker: session.usr,
      now,
    }),
  }),
}
