/**
 * Answers, for each file of the tree in the working directory that it is sent, whether a unit test notices what was changed in it. One
 * vitest serves all changes: it transforms again only what changed. A process of its own, because a change may never end
 * (tests/mutate.ts).
 */
import { relative, resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import { root } from './paths.ts'
import { nearest } from './relatedTests.ts'

/** Tests of whole flows at the mock backend are asked last: they take the longest, and a rule should have a test of its own. */
const isSlow = (file: string) => /\.(?:law|backend)\.test|imulation/.test(file)

let rank = (_test: string) => 0
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = ({ moduleId }: TestSpecification): [number, number] => {
      const test = relative(root, moduleId).replaceAll('\\', '/')
      return [Number(isSlow(test)), rank(test)]
    }
    const ranked = files.map((test) => ({ test, at: order(test) }))
    return ranked.toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]).map(({ test }) => test)
  }
}

const vitest = await createVitest(
  { watch: false, project: ['unit'], bail: 1, reporters: [{}], sequence: { sequencer: NearestFirst } },
  { logLevel: 'silent' },
)
await vitest.standalone()

async function isNoticed(file: string): Promise<boolean> {
  vitest.state.idMap.clear()
  vitest.state.filesMap.clear()
  rank = nearest(file)
  vitest.config.related = [resolve(file)]
  const { unhandledErrors } = await vitest.runTestSpecifications(await vitest.getRelevantTestSpecifications())
  return unhandledErrors.length > 0 || vitest.state.getCountOfFailedTests() > 0
}

async function judge(file: string): Promise<void> {
  vitest.invalidateFile(resolve(file))
  const answer = await isNoticed(file)
  vitest.invalidateFile(resolve(file))
  process.send?.(answer)
}

process.on('message', (file: string) => void judge(file))
process.send?.('ready')
