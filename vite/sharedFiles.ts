/** What loads together: an area of screens, or a part that is loaded by itself. */
export type Consumer = { name: string; isArea: boolean; modules: ReadonlySet<string> }

/** A module: its size (bytes of source), its direct imports, and the file that it must stay in, if there is one. */
export type Module = { size: number; imports: readonly string[]; stays?: string }
export type Modules = ReadonlyMap<string, Module>

type File = { modules: readonly string[]; users: readonly Consumer[]; size: number; isFixed: boolean }

/** What another file costs who loads it, in bytes of source: a request, less compression, and its name in the lists of what to load. */
const REQUEST = 28_000

/** How often a part is loaded, compared with an area. */
const SELDOM = 0.2

const weightOf = (users: readonly Consumer[]): number => users.reduce((sum, { isArea }) => sum + (isArea ? 1 : SELDOM), 0)

/** The bytes that would be loaded in vain if these were one file, less the requests that it saves. Negative: one file is better. */
function lossOf(a: File, b: File): number {
  const [onlyA, both, onlyB] = [
    a.users.filter((user) => !b.users.includes(user)),
    a.users.filter((user) => b.users.includes(user)),
    b.users.filter((user) => !a.users.includes(user)),
  ]
  return a.size * weightOf(onlyB) + b.size * weightOf(onlyA) - REQUEST * weightOf(both)
}

const joined = (a: File, b: File): File => ({
  modules: [...a.modules, ...b.modules],
  users: [...new Set([...a.users, ...b.users])],
  size: a.size + b.size,
  isFixed: false,
})

/**
 * Divides modules that several consumers share into files, so that each loads few files and little that it does not need: at first one
 * file for all modules with the same consumers, and then two files become one for as long as that saves more than it costs. No two files
 * import each other, directly or indirectly: one of them would run before what it needs. Modules that stay elsewhere count for that alone.
 */
export function sharedFiles(modules: Modules, consumers: readonly Consumer[]): (readonly string[])[] {
  const usersOf = (id: string) => consumers.filter((consumer) => consumer.modules.has(id))
  const groups = Map.groupBy(modules, ([id, { stays }]) => stays ?? JSON.stringify(usersOf(id).map(({ name }) => name)))
  let files = [...groups.values()].map(
    (group): File => ({
      modules: group.map(([id]) => id),
      users: usersOf(group[0]?.[0] ?? ''),
      size: group.reduce((sum, [, { size }]) => sum + size, 0),
      isFixed: group.some(([, { stays }]) => stays !== undefined),
    }),
  )
  for (;;) {
    const better = joinedOnce(files, modules)
    if (!better) return files.filter(({ isFixed }) => !isFixed).map((file) => file.modules)
    files = better
  }
}

/** These files with the two joined that gain most by it, if any do. */
function joinedOnce(files: readonly File[], modules: Modules): File[] | undefined {
  const free = files.filter(({ isFixed }) => !isFixed)
  const gains = free
    .flatMap((a, at) => free.slice(at + 1).map((b) => ({ a, b, loss: lossOf(a, b) })))
    .filter(({ loss }) => loss < 0)
    .sort((one, other) => one.loss - other.loss)
  for (const { a, b } of gains) {
    const candidate = [...files.filter((file) => file !== a && file !== b), joined(a, b)]
    if (!hasCircle(candidate, modules)) return candidate
  }
  return undefined
}

/** True when a file imports itself by way of others. */
function hasCircle(files: readonly File[], modules: Modules): boolean {
  const home = new Map(files.flatMap((file) => file.modules.map((id) => [id, file] as const)))
  const done = new Set<File>()
  const open = new Set<File>()
  const isInCircle = (file: File): boolean => {
    if (open.has(file)) return true
    if (done.has(file)) return false
    open.add(file)
    const next = new Set(file.modules.flatMap((id) => modules.get(id)?.imports.map((other) => home.get(other)) ?? []))
    for (const other of next) if (other && other !== file && isInCircle(other)) return true
    open.delete(file)
    done.add(file)
    return false
  }
  return files.some(isInCircle)
}
