import { read } from '../../src/api/client.ts'
import { undoPostpaidChange } from '../../src/api/contract/bundleOptions.ts'
import { getUser } from '../../src/api/contract/session.ts'
import { acceptSimcardContract } from '../../src/api/contract/simcard.ts'
import { write } from '../../src/api/write.ts'

/** Never run: the compiler is the test. */
export function mustNotCompile() {
  // @ts-expect-error a write is not read, and so never repeated or asked for ahead
  void read(acceptSimcardContract, { contractAccepted: true })
  // @ts-expect-error nor is what takes something away
  void read(undoPostpaidChange)
  // @ts-expect-error a read is not written
  void write(getUser, undefined, { key: 'k' })
}
