import { Refusal } from '../../mocks/answers.ts'
import { read } from '../../src/api/client.ts'
import { undoPostpaidChange } from '../../src/api/contract/bundleOptions.ts'
import { getUser } from '../../src/api/contract/session.ts'
import { acceptSimcardContract } from '../../src/api/contract/simcard.ts'
import type { Failure } from '../../src/api/failure.ts'
import { write } from '../../src/api/write.ts'

/** Never run: compiling this function is the test. */
export function mustNotCompile() {
  // @ts-expect-error a write cannot be read, so it is never retried or prefetched
  void read(acceptSimcardContract, { contractAccepted: true })
  // @ts-expect-error nor can an operation that deletes
  void read(undoPostpaidChange)
  // @ts-expect-error a read cannot be written
  void write(getUser, undefined, { key: 'k' })
  // @ts-expect-error the backend refuses with a code of the contract
  void new Refusal(409, 'The price has changed', 'PRICE_CHANGD')
  // @ts-expect-error and a screen asks for one
  void ((failure: Failure) => failure.code === 'PRICE_CHANGD')
}
