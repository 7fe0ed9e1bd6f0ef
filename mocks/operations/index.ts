import * as overviewContract from '../../src/api/contract/overview.ts'
import * as sessionContract from '../../src/api/contract/session.ts'
import * as usageContract from '../../src/api/contract/usage.ts'
import { type Answering, area } from '../backend.ts'
import { overview } from './overview.ts'
import { session } from './session.ts'
import { usage } from './usage.ts'

/** Every operation of the backend, by name. */
export const operations: ReadonlyMap<string, Answering> = new Map(
  [area(sessionContract, session), area(overviewContract, overview), area(usageContract, usage)]
    .flat()
    .map((answering) => [answering.operation.name, answering]),
)
