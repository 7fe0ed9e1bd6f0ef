/**
 * `npm run mutate`: changes the rules at random, one change at a time, and lists each change that no unit test notices. For 200 changes of
 * seed 1: `npm run mutate -- --count=200 --seed=1`; `--in='src/model/sim/*.ts'` chooses other files. It works in a copy of the tree.
 */

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSync } from 'vite'
import { between, randomOf } from '../mocks/world/random.ts'
import { root } from './support/paths.ts'

/** One change: the text from `start` to `end` of a file becomes `text`. */
type Mutation = { file: string; start: number; end: number; text: string }
type Node = { type: string; start: number; end: number } & Record<string, unknown>

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: {
      type: 'string',
      multiple: true,
      default: [
        'src/model/**/*.ts',
        'src/page/flow/*.ts',
        'src/platform/{router,session,write}/*.ts',
        'src/platform/pwa/policy.ts',
      ],
    },
  },
})

/** A change that never ends counts as noticed (ms). */
const PATIENCE_MS = 240_000
/** After so many changes it says how far it is. */
const TOLD_EACH = 20
/** Few orders and worlds: a rule whose tests notice a change only once in a hundred orders has no test of its own. */
const FEW = { CI: '1', LAW_ORDERS: '10', LAW_LOOKS: '2', ATTEMPTS: '50', WORLDS: '5', HISTORIES: '20', PAIRS: '10' }

const SWAPS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every change that can be made in a file. Types are left alone: the compiler checks those. */
function mutationsOf(folder: string, file: string): Mutation[] {
  const code = readFileSync(join(folder, file), 'utf8')
  const found: Mutation[] = []
  const change = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string) => found.push({ file, start, end, text })
  const negate = (test: unknown) => isNode(test) && change(test, `!(${code.slice(test.start, test.end)})`)

  function visit(node: Node): void {
    const { type, left, right, operator, value, argument, test } = node
    if (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) return
    if (type === 'ImportDeclaration') return
    if ((type === 'BinaryExpression' || type === 'LogicalExpression') && isNode(left) && isNode(right)) {
      const swapped = SWAPS[String(operator)]
      const between = code.slice(left.end, right.start)
      if (swapped) change({ start: left.end, end: right.start }, between.replace(String(operator), swapped))
    }
    if (type === 'IfStatement' || type === 'ConditionalExpression') negate(test)
    if (type === 'UnaryExpression' && operator === '!' && isNode(argument)) change(node, code.slice(argument.start, argument.end))
    if (type === 'Literal' && typeof value === 'number') {
      change(node, `${value + 1}`)
      change(node, `(${value - 1})`)
    }
    if (type === 'Literal' && typeof value === 'boolean') change(node, `${!value}`)
    const returned = type === 'ReturnStatement' ? argument : type === 'ArrowFunctionExpression' ? node.body : null
    if (isNode(returned) && returned.type === 'Literal' && typeof returned.value === 'string' && returned.value)
      change(returned, "''")
    if (type === 'ExpressionStatement') change(node, ';')
    if (type === 'IfStatement' && !node.alternate) change(node, ';')
    for (const child of Object.values(node)) for (const one of [child].flat()) if (isNode(one)) visit(one)
  }
  visit(parseSync(file, code).program as unknown as Node)
  return found
}

/** The files of the working tree that git knows or would know, without those that it ignores. */
function copyTree(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mutate-'))) // the temporary folder of macOS is a link
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\n').filter(Boolean))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Asks the tests (tests/support/judge.ts) whether they notice what stands in the copy. */
function judgeOf(copy: string) {
  let judge: ChildProcess | null = null
  const stop = () => {
    judge?.kill('SIGKILL')
    judge = null
  }

  async function isNoticed(file: string): Promise<boolean> {
    if (!judge) {
      judge = fork(join(copy, 'tests/support/judge.ts'), { cwd: copy, env: { ...process.env, ...FEW }, stdio: 'inherit' })
      await once(judge, 'message')
    }
    judge.send(file)
    const tooLate = AbortSignal.timeout(PATIENCE_MS)
    const known = new AbortController()
    const signal = AbortSignal.any([tooLate, known.signal])
    try {
      // A change can also take the tests down with it, such as by using up all memory.
      const ended = once(judge, 'exit', { signal }).then(() => null)
      const answered = await Promise.race([once(judge, 'message', { signal }), ended])
      if (answered === null) judge = null
      return answered === null || answered[0] === true
    } catch (error) {
      if (!tooLate.aborted) throw error
      stop()
      return true
    } finally {
      known.abort()
    }
  }

  return { isNoticed, stop }
}

const tell = (line: string) => process.stdout.write(`${line}\n`)
const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)

/** Random changes, each only once. */
function chosen(folder: string): Mutation[] {
  const random = randomOf('mutate', values.seed)
  const all = globSync(values.in, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => mutationsOf(folder, file))
  return Array.from({ length: Math.min(Number(values.count), all.length) }, () =>
    all.splice(between(random, 0, all.length - 1), 1),
  ).flat()
}

const copy = copyTree()
const { isNoticed, stop } = judgeOf(copy)
try {
  // A test that fails by itself would notice every change. Nearly all tests reach this file.
  if (await isNoticed('src/kit/dates.ts'))
    throw new Error('Without any change, tests fail or take longer than four minutes: npx vitest run --project unit')
  const mutations = chosen(copy)
  let killed = 0
  for (const [nth, { file, start, end, text }] of mutations.entries()) {
    const code = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), code.slice(0, start) + text + code.slice(end))
    if (await isNoticed(file)) killed += 1
    else {
      const line = code.slice(0, start).split('\n').length
      const whole = code.split('\n')[line - 1] ?? ''
      tell(`${file}:${line} ${inOneLine(code.slice(start, end))} → ${inOneLine(text)}   in ${inOneLine(whole)}`)
    }
    writeFileSync(join(copy, file), code)
    if ((nth + 1) % TOLD_EACH === 0) tell(`${nth + 1} tried, ${killed} noticed`)
  }
  tell(`${killed} of ${mutations.length} noticed (${Math.round((100 * killed) / Math.max(1, mutations.length))} %)`)
} finally {
  stop()
  rmSync(copy, { recursive: true })
}
