import type { FullConfig, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { judgedFalse } from './judgedFalse.ts'

const tell = (line: string) => process.stdout.write(`${line}\n`)

/** Tells each failure when it comes, and in the end how much was looked at: the last line counts the tests. */
export default class Told implements Reporter {
  #passed = 0
  #failed = 0
  readonly #counts = new Map<string, number>()
  readonly #seen = new Set<string>()
  #isWhole = true

  onBegin({ shard, grep }: FullConfig) {
    this.#isWhole = shard === null && String(grep) === String(/.*/)
  }

  /** An error outside any test, such as a file that cannot be loaded, counts as a failure. */
  onError({ message = '', snippet = '' }: TestError) {
    this.#failed += 1
    tell(`${message}\n${snippet}`)
  }

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult) {
    if (status === 'passed') this.#passed += 1
    else this.#failed += 1
    for (const { type, description = '' } of test.annotations) {
      if (type === 'judged false') this.#seen.add(description)
      else this.#counts.set(type, (this.#counts.get(type) ?? 0) + Number(description))
    }
    tell(`${status} ${test.titlePath()[1]}: ${test.title} (${(duration / 1000).toFixed(1)} s)`)
    for (const { message = '', snippet = '' } of errors) tell(`${message}\n${snippet}`.replace(/^/gm, '  '))
  }

  onEnd() {
    for (const [what, count] of this.#counts) tell(`${what}: ${count}`)
    const unseen = judgedFalse.filter(({ rule, reason }) => !this.#seen.has(`${rule} ${reason}`))
    if (this.#isWhole && this.#seen.size > 0) for (const { rule, reason } of unseen) tell(`never seen now: ${rule} ${reason}`)
    tell(`${this.#passed} passed, ${this.#failed} failed`)
  }
}
