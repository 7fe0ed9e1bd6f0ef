import type * as contract from '../../src/api/contract/security.ts'
import { accessTo } from '../accessLog.ts'
import type { Part } from '../backend.ts'
import { securityLogOf } from '../world/securityLog.ts'

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
