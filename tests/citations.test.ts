import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proseOf } from './support/documents.ts'
import { root } from './support/paths.ts'

type Citation = { file: string; document: string; number: string; term: string | undefined }

const CITED =
  /\b(spec|domain|design|reliability|decisions?) (D?\d+(?:\.\d+)*|[a-h]\b)(?: (`?[A-Za-z][\w -]*`?))?((?:, (?:and )?D?\d+(?:\.\d+)*)*)/gi

/** A term ends where the sentence goes on. */
const endOfTerm = /[,;:.)'"]|\b(?:and|in its|are|is|with|the)\b.*/

/** The citations in a file, with the lines of a comment joined. */
function citationsIn(file: string): Citation[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\n\s*(?:\*|\/\/) ?/g, ' ')
  return [...text.matchAll(CITED)].flatMap(([, document = '', number = '', words, more = '']) => {
    const term = words?.replace(endOfTerm, '').trim() || undefined
    const others = [...more.matchAll(/[D\d.]+/g)].map(([other]) => ({ file, document, number: other, term: undefined }))
    return [{ file, document, number, term }, ...others]
  })
}

const citations = globSync(['{src,mocks,fixtures,tests,vite}/**/*.{ts,tsx,css}', '*.ts'], { cwd: root })
  .filter((file) => file !== join('tests', 'citations.test.ts'))
  .flatMap(citationsIn)

const decisions = globSync('docs/decisions/D*.md', { cwd: root })

/** The sections of the rules by name, such as `domain 1.10`, in lower case. A section includes those below it. */
const sections = new Map<string, string>()
const rules = proseOf(readFileSync(join(root, 'docs/rules.md'), 'utf8')).toLowerCase()
for (const { index, 1: level = '', 2: name = '' } of rules.matchAll(/^(#+) ((?:spec|domain|design|reliability) [\w.]+)/gm)) {
  const after = rules.slice(index + level.length)
  const end = after.search(new RegExp(`^#{1,${level.length}} `, 'm'))
  sections.set(name, end < 0 ? after : after.slice(0, end))
}

function problemOf({ document, number, term }: Citation): string | null {
  if (/^decision/i.test(document))
    return decisions.some((path) => path.includes(`/${number}-`)) ? null : `docs/decisions has no ${number}`
  const name = `${document} ${number}`.toLowerCase()
  const section = sections.get(name)
  if (section === undefined) return `docs/rules.md has no "${name}"`
  if (term === undefined) return null
  const bold = [...section.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found.replace(/[.:]$/, ''))
  return bold.includes(term.toLowerCase()) ? null : `"${name}" in docs/rules.md has no "${term}" in bold`
}

describe('comments that cite a rule or a decision', () => {
  test('when one is cited, then the documents have it', () => {
    const problems = citations.flatMap((citation) => {
      const problem = problemOf(citation)
      return problem === null ? [] : `${citation.file}: ${problem}`
    })
    expect(problems).toEqual([])
  })

  test('when the code is searched, then citations are found', () => expect(citations.length).toBeGreaterThan(300))

  test('when a section has no such rule, then that is a problem', () =>
    expect(
      [
        { document: 'spec', number: '10', term: undefined },
        { document: 'domain', number: '1.10', term: 'postage' },
        { document: 'decisions', number: 'D99', term: undefined },
      ].map((citation) => problemOf({ file: '', ...citation })),
    ).toEqual([
      'docs/rules.md has no "spec 10"',
      '"domain 1.10" in docs/rules.md has no "postage" in bold',
      'docs/decisions has no D99',
    ]))
})
