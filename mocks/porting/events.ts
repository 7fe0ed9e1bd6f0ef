import { Day } from '#kit/parts.ts'
import { PortingRejection, PortingRequest } from '#model/porting/contract.ts'

/** Events about porting a number in. */
export const portingEvents = {
  'porting-asked': { request: PortingRequest },
  'porting-code-sent': {},
  'porting-confirmed': {},
  'porting-cancelled': {},
  'number-approved': { on: Day },
  'number-rejected': { code: PortingRejection },
  'number-stopped': {},
}
