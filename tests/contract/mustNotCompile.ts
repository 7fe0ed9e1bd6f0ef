import { undoPostpaidChange } from '#model/bundles/contract/bundleOptions.ts'
import { getUser } from '#model/login/contract/session.ts'
import { acceptSimcardContract } from '#model/sim/contract/simcard.ts'
import { read } from '#platform/api/client.ts'
import type { Failure } from '#platform/api/failure.ts'
import { write } from '#platform/api/write.ts'
import { Refusal } from '../../mocks/server/answers.ts'

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
