import * as guestContract from '../../src/api/contract/guest.ts'
import * as overviewContract from '../../src/api/contract/overview.ts'
import * as sessionContract from '../../src/api/contract/session.ts'
import * as usageContract from '../../src/api/contract/usage.ts'
import { type Answering, area, type GuestAnswering, guestArea } from '../backend.ts'
import { guest } from './guest.ts'
import { overview } from './overview.ts'
import { session } from './session.ts'
import { usage } from './usage.ts'

/** Every operation that customers may ask, by name. */
export const operations: ReadonlyMap<string, Answering> = new Map(
  [area(sessionContract, session), area(overviewContract, overview), area(usageContract, usage)]
    .flat()
    .map((answering) => [answering.operation.name, answering]),
)

/** And those that anybody may ask. */
export const guestOperations: ReadonlyMap<string, GuestAnswering> = new Map(
  guestArea(guestContract, guest).map((answering) => [answering.operation.name, answering]),
)
