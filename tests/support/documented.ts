import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileOf, found } from '../../mocks/contract/found.ts'
import { sharedRefusals } from '../../mocks/contract/parts.ts'
import { type Refusals, refusalsIn } from '../../mocks/contract/refusals.ts'

/** An operation with its documented refusals, such as `409 NOTHING`, or `404` without a code. */
type Documented = {
  readonly subject: string
  readonly name: string
  /** From its own words. */
  readonly own: readonly string[]
  /** From the words of operations that it names. */
  readonly inherited: readonly string[]
  /** The same for all operations. */
  readonly shared: readonly string[]
}

/** The operation of all orders is in no folder of a subject. */
const subjectOf = (area: string): string =>
  area === 'order' ? 'phones' : basename(dirname(fileOf(area).replace('/contract/', '/')))

const docs: ReadonlyMap<string, string> = new Map(
  found.map(({ area, exported }) => {
    const before = readFileSync(fileOf(area), 'utf8').split(`\nexport const ${exported} `)[0] ?? ''
    return [exported, before.endsWith(' */') ? before.slice(before.lastIndexOf('/**')).replaceAll('\n *', '') : '']
  }),
)

/** Any word that looks like a code; tests/contract/contract.test.ts checks that they are codes. */
const anyCode = { has: (word: string) => word.includes('_') || word.length > 3 } as ReadonlySet<string>

const listed = (refusals: Refusals): string[] =>
  [...refusals].flatMap(([status, codes]) => (codes.size === 0 ? [`${status}`] : [...codes].map((code) => `${status} ${code}`)))

export const documented: readonly Documented[] = found.map((one) => {
  const doc = docs.get(one.exported) ?? ''
  const own = listed(refusalsIn(doc, anyCode, () => ''))
  const all = listed(refusalsIn(doc, anyCode, (name) => docs.get(name)))
  return {
    subject: subjectOf(one.area),
    name: one.operation.name,
    own,
    inherited: all.filter((refusal) => !own.includes(refusal)),
    shared: sharedRefusals(one).map(({ status, code }) => (code ? `${status} ${code}` : `${status}`)),
  }
})

const byName: ReadonlyMap<string, Documented> = new Map(documented.map((one) => [one.name, one]))

/** Whether the contract documents this refusal of an operation. */
export function isDocumented(name: string, refusal: string): boolean {
  const { own, inherited, shared } = byName.get(name) ?? { own: [], inherited: [], shared: [] }
  return [...own, ...inherited, ...shared].includes(refusal)
}
