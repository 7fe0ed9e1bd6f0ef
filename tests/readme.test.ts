import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IDLE_LIMIT_MS } from '#model/device/idle.ts'
import { accounts } from '../fixtures/accounts/all.ts'
import { PASSWORD } from '../fixtures/accounts/build.ts'
import { BLOCKED, BLOCKING_CODE, CODE, EXPIRED_CODE } from '../mocks/login/secondFactor.ts'
import { IDLE_LIMIT, LONGEST_SESSION } from '../mocks/server/browsers.ts'
import { ConditionsChange } from '../mocks/server/conditions.ts'
import { controls } from '../mocks/server/control.ts'
import { root } from './support/paths.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
/** Without line breaks, because a sentence may wrap. */
const text = readme.replace(/\s+/g, ' ')
const MINUTE = 60_000

const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The code names between backticks. */
const quoted = [...text.replace(/```.*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, found = '']) => found)

test('how many accounts there are', () => {
  const counts = all(/(\d+) (?:test )?accounts/g)
  expect(counts.length).toBeGreaterThan(0)
  expect(new Set(counts)).toEqual(new Set([String(accounts.length)]))
})

test('how to sign in: the numbers, the password, who needs a code and what the codes do', () => {
  expect(text).toContain(`\`${accounts[0]?.phoneNumber}\` to \`${accounts.at(-1)?.phoneNumber}\``)
  expect(text).toContain(`the password \`${PASSWORD}\``)
  const asked = accounts.filter(({ mfa }) => mfa.status === 'ACTIVE' || mfa.status === 'PENDING_VERIFICATION')
  expect(text).toContain(`Accounts ${asked.map(({ number }) => number).join(' and ')} sign in with a code: \`${CODE}\``)
  expect(text).toContain(`\`${EXPIRED_CODE}\` is an expired one, \`${BLOCKING_CODE}\` blocks for ${BLOCKED / MINUTE} minutes`)
})

test('how long a session lasts, at the mock backend and in the app', () => {
  expect(text).toContain(`A session ends after ${IDLE_LIMIT / MINUTE} minutes without a call`)
  expect(LONGEST_SESSION).toBe(24 * 60 * MINUTE) // "after a day"
  expect(text).toContain(`It ends ${IDLE_LIMIT_MS / MINUTE} minutes after the last deed or page load`)
})

test('the control API: all of it and nothing else', () => {
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

test('every control is described on top of the control itself', () => {
  const [top = ''] = readFileSync(join(root, 'mocks/server/control.ts'), 'utf8').split('*/')
  for (const name of Object.keys(controls)) expect(top.replace(/ +/g, ' ')).toContain(name)
})

test('every file and folder that is named exists', () => {
  const paths = quoted.filter((name) => /^(?:src|mocks|fixtures|tests|public|features|model|platform|kit)\/[\w./-]+$/.test(name))
  expect(paths.length).toBeGreaterThan(20)
  const places = ['', 'src']
  expect(paths.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([])
})

test('every command exists', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = all(/npm run ([\w:]+)/g)
  expect(commands.length).toBeGreaterThan(0)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  // Every script is documented.
  expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(text))).toEqual([])
})

test('every function that is named by a "How to add" exists', () => {
  const code = globSync('{src,mocks,tests}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const [, howTo = ''] = readme.split('## How to add')
  const names = [...howTo.matchAll(/`([a-z]\w+)(?:\([^`]*\))?`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})
