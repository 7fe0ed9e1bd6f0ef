/**
 * `npm test`: runs all checks in order and stops at the first failure. Quiet on success; the last line counts the tests. `npm test --
 * --update` rewrites the access matrix instead of comparing it.
 */
import { browserTests, builds, componentTests, runAll, step } from './support/steps.ts'

const isUpdate = process.argv.includes('--update')

/** In CI a missing snapshot fails instead of being written. */
if (!isUpdate) process.env.CI = '1'

// Steps at once keep both processors of a small machine busy: most of them have an end that uses one.
await runAll([
  [
    step('types', 'tsc -b . src src/sw'), // the app and its worker know no globals of Node
    step('format and lint', 'biome check --error-on-warnings'),
    step('promises and switches', 'oxlint --type-aware --deny-warnings'),
    ...builds,
  ],
  [
    step('unit tests', `vitest run --project unit${isUpdate ? ' --update' : ''}`),
    componentTests,
    step('built output', 'vitest run --project build'),
  ],
  browserTests(),
])
