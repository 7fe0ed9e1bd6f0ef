import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { IDLE_LIMIT_MS } from '#model/device/idle.ts'
import { registry } from '#platform/storage/registry.ts'
import { accounts } from '../fixtures/accounts/all.ts'
import { PASSWORD } from '../fixtures/accounts/build.ts'
import { BLOCKED, BLOCKING_CODE, CODE, EXPIRED_CODE } from '../mocks/login/secondFactor.ts'
import { IDLE_LIMIT, LONGEST_SESSION } from '../mocks/server/browsers.ts'
import { ConditionsChange } from '../mocks/server/conditions.ts'
import { controls } from '../mocks/server/control.ts'
import { anchorsOf, proseOf } from './support/documents.ts'
import { limits } from './support/limits.ts'
import { root } from './support/paths.ts'

const MINUTE = 60_000
const README_LIMIT = 7168

/** The documents by path, as they are. */
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).map((path) => ({
  path,
  markdown: readFileSync(join(root, path), 'utf8'),
}))

/** All prose without line breaks, because a sentence may wrap. */
const text = documents.map(({ markdown }) => markdown.replace(/\s+/g, ' ')).join('\n')
const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const expectSentence = (sentence: string) =>
  expect(text.includes(sentence), `README or docs no longer say: ${sentence}`).toBe(true)

/** The names between backticks. */
const quotedIn = (markdown: string) => [...proseOf(markdown).matchAll(/`([^`\n]+)`/g)].map(([, found = '']) => found)

test('README: it is a page that is read in five minutes', () =>
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(README_LIMIT))

test('documents: all are reached from the README', () => {
  const reached = new Set(['README.md'])
  for (const path of reached)
    for (const { to } of linksOf(path)) if (to.endsWith('.md') && existsSync(join(root, to))) reached.add(to)
  expect(documents.map(({ path }) => path).filter((path) => path.startsWith('docs/') && !reached.has(path))).toEqual([])
})

function linksOf(path: string): { to: string; anchor: string | undefined; written: string }[] {
  const markdown = documents.find((document) => document.path === path)?.markdown ?? ''
  const written = [...proseOf(markdown).matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)].map(([, link = '']) => link)
  return written
    .filter((link) => !/^https?:/.test(link))
    .map((link) => {
      const [file = '', anchor] = link.split('#')
      return { to: file === '' ? path : join(dirname(path), file), anchor, written: link }
    })
}

test.each(documents)('$path: every link leads to a file, and every # to a heading', ({ path }) => {
  const broken = linksOf(path).filter(({ to, anchor }) => {
    if (!existsSync(join(root, to))) return true
    return anchor !== undefined && !anchorsOf(readFileSync(join(root, to), 'utf8')).has(anchor)
  })
  expect(broken.map(({ written }) => written)).toEqual([])
})

test.each(documents)('$path: every file and folder that is named exists', ({ markdown }) => {
  const paths = quotedIn(markdown).filter((name) =>
    /^(?:src|mocks|fixtures|tests|public|vite|docs|features|model|platform|kit)\/[\w./-]+$/.test(name),
  )
  expect(paths.filter((path) => !['', 'src'].some((place) => existsSync(join(root, place, path))))).toEqual([])
})

test('pictures: each is in a document and small, and only the tide moves', () => {
  const linked = new Set(documents.flatMap(({ path }) => linksOf(path).map(({ to }) => to)))
  const stills = globSync('docs/pictures/**/*.*', { cwd: root }).filter((path) => !path.endsWith('tide.webp'))
  expect(stills.filter((path) => !linked.has(path))).toEqual([])
  expect(stills.filter((path) => statSync(join(root, path)).size > 80 * 1024)).toEqual([])
  const tide = readFileSync(join(root, 'docs/pictures/tide.webp'))
  expect(tide.length).toBeLessThanOrEqual(400 * 1024)
  expect(tide.toString('latin1').split('ANMF').length - 1).toBe(30)
})

test('documents: they name many files, so the search for names works', () => {
  const paths = documents.flatMap(({ markdown }) => quotedIn(markdown)).filter((name) => name.startsWith('src/'))
  expect(paths.length).toBeGreaterThan(40)
})

test('commands: every one that is named exists, and every one that exists is named', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = all(/npm run ([\w:]+)/g)
  expect(commands.length).toBeGreaterThan(0)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text))).toEqual([])
})

const code = globSync(['{src,mocks,tests,vite}/**/*.{ts,tsx}', 'vite.config.ts'], { cwd: root })
  .filter((path) => !path.endsWith('docs.test.ts'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const isInCode = (name: string) => new RegExp(`\\b${name}\\b`).test(code)
/** The names between backticks, calls without what is between their brackets. */
const namesIn = (markdown: string) => quotedIn(markdown).map((name) => name.replace(/\(.*\)$/, ''))

test.each(documents)('$path: every function and operation that is named exists', ({ markdown }) => {
  const names = namesIn(markdown).filter((name) => /^[a-z]+[A-Z]\w*$/.test(name))
  expect(names.filter((name) => !isInCode(name))).toEqual([])
})

test.each(['architecture', 'adding', 'glossary'])('%s: every name of code exists', (page) => {
  const { markdown = '' } = documents.find(({ path }) => path === `docs/${page}.md`) ?? {}
  const names = namesIn(markdown).filter((name) => /^[A-Za-z]\w+$/.test(name))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !isInCode(name))).toEqual([])
})

test('drawings: every arrow of a flowchart leads to a node with a label', () => {
  const charts = documents.flatMap(({ markdown }) =>
    [...markdown.matchAll(/```mermaid\n(.*?)```/gs)].map(([, chart = '']) => chart),
  )
  expect(charts.length).toBeGreaterThan(3)
  for (const chart of charts) {
    expect(chart).toMatch(/^(?:flowchart (?:TD|LR)|sequenceDiagram|stateDiagram-v2)\n/)
    if (!chart.startsWith('flowchart')) continue
    const labelled = new Set([...chart.matchAll(/(\w+)[[{]/g)].map(([, node = '']) => node))
    const [, ...lines] = chart.trim().split('\n')
    const ends = lines.map((line) => line.replace(/\|[^|]*\||\[[^\]]*\]|\{[^}]*\}/g, ' ').split('-->'))
    expect(ends.filter((pair) => pair.length !== 2 || pair.some((node) => !labelled.has(node.trim())))).toEqual([])
  }
})

test('accounts: one page tells their number, and it is right', () => {
  const telling = documents.filter(({ path, markdown }) => path !== 'CHANGELOG.md' && /\d+ (?:test )?accounts/.test(markdown))
  expect(telling.map(({ path }) => path)).toEqual(['docs/demo.md'])
  expectSentence(`There are ${accounts.length} accounts.`)
})

test('signing in: the numbers, the password, the accounts with a code and the codes are right', () => {
  expectSentence(`from \`${accounts[0]?.phoneNumber}\` to \`${accounts.at(-1)?.phoneNumber}\``)
  expectSentence(`the password \`${PASSWORD}\``)
  const asked = accounts.filter(({ mfa }) => mfa.status === 'ACTIVE' || mfa.status === 'PENDING_VERIFICATION')
  expectSentence(`Accounts ${asked.map(({ number }) => number).join(' and ')} sign in with a code: \`${CODE}\``)
  expectSentence(`\`${EXPIRED_CODE}\` is an expired one, \`${BLOCKING_CODE}\` blocks for ${BLOCKED / MINUTE} minutes`)
})

test('sessions: their length is right, at the mock backend and in the app', () => {
  expectSentence(`A session ends after ${IDLE_LIMIT / MINUTE} minutes without a call and after a day`)
  expect(LONGEST_SESSION).toBe(24 * 60 * MINUTE)
  expectSentence(`It ends ${IDLE_LIMIT_MS / MINUTE} minutes after the last action or page load`)
})

/** The words of decision D8 for what an ending of the session does to an entry. */
function wipedIn(markdown: string, name: string): string[] {
  const row = markdown.split('\n').find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${name}\``))
  return (row?.split('|') ?? []).slice(4, 7).map((cell) => cell.trim())
}

test.each(registry.map((entry) => ({ entry, name: entry.name })))(
  'device storage: decision D8 says what wipes $name',
  ({ entry }) => {
    const { markdown = '' } = documents.find(({ path }) => path.startsWith('docs/decisions/D8-')) ?? {}
    const wiped = (['timer', 'customer', 'other'] as const).map((ending) => {
      const [strangers, remembered] = [{ remembered: false }, { remembered: true }].map((value) => entry.wipedBy(ending, value))
      return strangers === remembered ? (strangers ? 'yes' : 'no') : 'unless remembered'
    })
    expect(wipedIn(markdown, entry.name)).toEqual(wiped)
  },
)

test('performance: the budgets are those of the build tests', () => {
  const { login, overview } = limits
  expectSentence(`| script until the heading shows | ${login.script} | ${overview.script} |`)
  expectSentence(`| all files of a page that nobody touches | ${login.atRest} | ${overview.atRest} |`)
  expectSentence(`| the page itself | | ${overview.page} |`)
})

test('control API: all of it is described, and nothing else', () => {
  const told = all(/\| `((?:GET|PUT|POST) \/demo\/[^`]+)`/g)
  // Requests of the demo bank are internal; control.ts documents them with the other controls.
  expect(told.toSorted()).toEqual(
    Object.keys(controls)
      .filter((name) => !name.endsWith('/payment'))
      .toSorted(),
  )
  const [, named = ''] = /changes what is named: (.*?) \|/.exec(text) ?? []
  for (const field of Object.keys(ConditionsChange.entries)) expect(named).toContain(`\`${field}\``)
})

test('control API: every control is described at the top of its file', () => {
  const [top = ''] = readFileSync(join(root, 'mocks/server/control.ts'), 'utf8').split('*/')
  for (const name of Object.keys(controls)) expect(top.replace(/ +/g, ' ')).toContain(name)
})
