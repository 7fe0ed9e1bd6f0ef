/**
 * Which operations a screen reads while it is drawn, found in its code: from the screen's own declaration along every name that it uses, in
 * whatever module that is declared. What is fetched later (`import()`) is no part of it.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Screen } from '../../src/routes/route.ts'
import { root } from '../support/paths.ts'

/** A read, and the file in which it stands. */
export type Asked = { operation: string; file: string }

/** Something that is declared at the top level of a module. */
type Declared = { file: string; name: string }

type Module = {
  /** The code of each declaration, by its name; `default` for what is exported as such. */
  declarations: ReadonlyMap<string, string>
  /** What a name stands for that comes from elsewhere. */
  imports: ReadonlyMap<string, Declared>
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const IMPORT = /^(?:import|export)\s+(?!type\s)([^'"()]*?)\sfrom\s+'(\.[^']+\.tsx?)'/gm
const DECLARATION = /^(?:export\s+)?(default\s+)?(?:async\s+)?(?:const|let|function|class)\s+(\w+)/
const NAME = /[A-Za-z_$][\w$]*/g
const READ = /\buse(?:Read|ReadState|OptionalRead|OptionalReadState|ServerRead)\(/g

function importedIn(code: string, file: string): Map<string, Declared> {
  const found = new Map<string, Declared>()
  for (const [, clause = '', to = ''] of code.matchAll(IMPORT)) {
    const from = posix.join(dirname(file), to)
    const [, alone, list = ''] = /^(\w+)?[\s,]*(?:\{([\s\S]*)\})?/.exec(clause) ?? []
    if (alone) found.set(alone, { file: from, name: 'default' })
    for (const part of list.split(',')) {
      const [, name, own = name] = /^\s*(?!type\s)(\w+)(?:\s+as\s+(\w+))?/.exec(part) ?? []
      if (name && own) found.set(own, { file: from, name })
    }
  }
  return found
}

function declaredIn(code: string): Map<string, string> {
  const found = new Map<string, string>()
  // A declaration begins at the start of a line, and what is in it does not.
  for (const part of code.split(/^(?=(?:export|const|let|async|function|class|type|import)\b)/m)) {
    const [, isDefault, name] = DECLARATION.exec(part) ?? []
    if (name) found.set(name, part)
    if (isDefault) found.set('default', part)
  }
  return found
}

const modules = new Map<string, Module>()
function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const code = readFileSync(join(root, file), 'utf8').replace(COMMENTS, '')
  const made = { declarations: declaredIn(code), imports: importedIn(code, file) }
  modules.set(file, made)
  return made
}

/** The names of the operations that read, as code knows them. */
const operations = new Set(
  globSync('src/api/contract/*.ts', { cwd: root }).flatMap((file) =>
    [...moduleOf(file).declarations].filter(([, code]) => /=\s*(?:get|postToRead)\(/.test(code)).map(([name]) => name),
  ),
)

/** Where a name that stands in a file is declared; null when it is a name of its own inside, or of a package. */
function declarationOf(file: string, name: string): Declared | null {
  const { declarations, imports } = moduleOf(file)
  if (declarations.has(name)) return { file, name }
  const from = imports.get(name)
  return from ? declarationOf(from.file, from.name) : null
}

/** The frame around a screen, and the api that it asks, are not its own. */
const isBeside = (file: string) => /^src\/(?:api|app|routes)\//.test(file)

/** All declarations that this one uses, itself among them. */
function usedBy(first: Declared): Declared[] {
  const found = new Map([[`${first.file} ${first.name}`, first]])
  for (const { file, name } of found.values()) {
    const code = moduleOf(file).declarations.get(name) ?? ''
    for (const used of new Set(code.match(NAME))) {
      const declared = declarationOf(file, used)
      if (declared && !isBeside(declared.file)) found.set(`${declared.file} ${declared.name}`, declared)
    }
  }
  return [...found.values()]
}

/** The first argument of a call, whose bracket opens just before `at`. */
function firstArgument(code: string, at: number): string {
  let depth = 0
  for (let end = at; end < code.length; end += 1) {
    const letter = code.charAt(end)
    if (depth === 0 && ',)'.includes(letter)) return code.slice(at, end)
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
  }
  throw new Error('a call that does not end')
}

/** The operations that an expression names, by themselves or by a function of the screens that chooses one. */
function operationsIn(file: string, expression: string): string[] {
  return [...new Set(expression.match(NAME))].flatMap((name) => {
    if (operations.has(name)) return [name]
    const declared = declarationOf(file, name)
    if (!declared?.file.startsWith('src/screens/')) return []
    const code = usedBy(declared).map((used) => moduleOf(used.file).declarations.get(used.name) ?? '')
    return (code.join().match(NAME) ?? []).filter((inner) => operations.has(inner))
  })
}

/** Asked only sometimes, which the screen decides for itself: `isNeeded ? operation : null`. */
const isSometimes = (expression: string) => /\?[^:]*:\s*null$/.test(expression)

function readsIn({ file, name }: Declared): Asked[] {
  const code = moduleOf(file).declarations.get(name) ?? ''
  return [...code.matchAll(READ)].flatMap(({ 0: call, index }) => {
    const expression = firstArgument(code, index + call.length)
    if (isSometimes(expression)) return []
    const found = [...new Set(operationsIn(file, expression))]
    // It would slip through otherwise.
    if (found.length === 0) throw new Error(`${file}: no operation is known in ${call}${expression})`)
    return found.map((operation) => ({ operation, file }))
  })
}

/** Every read of a screen, given its file. */
export const askedBy = (screen: string): Asked[] => usedBy({ file: screen, name: 'default' }).flatMap(readsIn)

/** The file of a screen, from the root. */
export function screenFileOf({ screen }: Pick<Screen, 'screen'>): string {
  const [, file] = /['"][^'"]*(src\/screens\/[^'"?]+\.tsx)/.exec(screen.toString()) ?? []
  if (file === undefined) throw new Error(`no file in ${screen}`)
  return file
}
