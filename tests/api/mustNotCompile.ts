import { read } from '../../src/api/client.ts'
import { acceptSimcardContract } from '../../src/api/contract/simcard.ts'

/** Never run: the compiler is the test. */
export function mustNotCompile() {
  // @ts-expect-error a write is not read, and so never repeated or asked for ahead
  return read(acceptSimcardContract, { contractAccepted: true })
}
