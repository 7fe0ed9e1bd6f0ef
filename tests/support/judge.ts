/**
 * Answers, for each file of the tree in the working directory that it is sent, whether a unit test notices what was changed in it. One
 * vitest serves all changes: it transforms again only what changed. A process of its own, because a change may never end
 * (tests/mutate.ts).
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'

/** Tests of whole flows at the mock backend are asked last: they take the longest, and a rule should have a test of its own. */
const isSlow = (file: string) => /\.(?:law|backend)\.test|imulation/.test(file)

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => Number(isSlow(a.moduleId)) - Number(isSlow(b.moduleId)))
  }
}

const vitest = await createVitest(
  { watch: false, project: ['unit'], bail: 1, reporters: [{}], sequence: { sequencer: QuickFirst } },
  { logLevel: 'silent' },
)
await vitest.standalone()

async function isNoticedBy(tests: TestSpecification[]): Promise<boolean> {
  vitest.state.idMap.clear()
  vitest.state.filesMap.clear()
  const { unhandledErrors } = await vitest.runTestSpecifications(tests)
  return unhandledErrors.length > 0 || vitest.state.getCountOfFailedTests() > 0
}

/** The tests of the file's own name are asked first. */
async function isNoticed(file: string): Promise<boolean> {
  const own = file.replace(/^src\/(?:model\/)?(.*)\.ts$/, 'tests/$1.test.ts')
  if (existsSync(own) && (await isNoticedBy(await vitest.globTestSpecifications([own])))) return true
  vitest.config.related = [resolve(file)]
  return isNoticedBy(await vitest.getRelevantTestSpecifications())
}

async function judge(file: string): Promise<void> {
  vitest.invalidateFile(resolve(file))
  const answer = await isNoticed(file)
  vitest.invalidateFile(resolve(file))
  process.send?.(answer)
}

process.on('message', (file: string) => void judge(file))
process.send?.('ready')
