import { contract } from '../../mocks/contract/openapi.ts'

/** The published contract, made once for all tests of a worker: the compiler takes seconds. */
export const published = contract()
