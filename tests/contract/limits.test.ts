import { expect, test } from 'vitest'
import { published } from '../support/contract.ts'

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'default']

/** Words of the document that say nothing about the place. */
const SILENT = ['properties', 'components', 'schemas', 'paths', 'responses', 'content', 'application/json', 'schema']

/** Every limit in a part of the contract, one a line: where it stands, and what it is. */
function limitsIn(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    LIMITS.includes(name) && typeof value !== 'object'
      ? [`${path} ${name} ${value}`]
      : limitsIn(value, SILENT.includes(name) ? path : `${path} ${name}`),
  )
}

test('the limits of the contract: when one changes, then this list does too', async () => {
  const lines = limitsIn(published.document, '').map((line) => line.trim())
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/limits.txt')
})
