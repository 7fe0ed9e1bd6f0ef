/** A set of modules that load together: a screen, or a part that is loaded by itself (`area` null). */
export type Consumer = { name: string; area: string | null; modules: ReadonlySet<string> }

/** A module: its size (bytes of source), its direct imports, and the file that it must stay in, if there is one. */
export type Module = { size: number; imports: readonly string[]; stays?: string }
export type Modules = ReadonlyMap<string, Module>

type File = {
  readonly modules: readonly string[]
  readonly size: number
  readonly isFixed: boolean
  /** The consumers of its modules, directly or because another file imports it. */
  users: Set<Consumer>
  /** The files that it imports, directly and indirectly. */
  reach: Set<File>
}

/** The cost of another file for each consumer, in bytes of source: a request, less compression, and its number in the lists of what to load. */
const REQUEST = 4500

/** The cost of another file for everybody: its name in the list of all screens, and in what the worker keeps. */
const LISTED = 14_000

/** How often a part is loaded, compared with a screen. */
const SELDOM = 0.2

const weightOf = (users: Iterable<Consumer>): number =>
  [...users].reduce((sum, { area }) => sum + (area === null ? SELDOM : 1), 0)

/** The area of all these, if there is only one. */
const areaOf = (users: ReadonlySet<Consumer>): string | null => {
  const [first, ...others] = new Set([...users].map(({ area }) => area))
  return first !== undefined && others.length === 0 ? first : null
}

const without = (all: ReadonlySet<Consumer>, others: ReadonlySet<Consumer>) => [...all].filter((user) => !others.has(user))

/** The bytes that these load in vain with a file: itself, and what it imports. Infinite when one of those is the own file of another area. */
function inVain(file: File, users: readonly Consumer[]): number {
  let sum = 0
  for (const { size, users: own } of [file, ...file.reach]) {
    const more = users.filter((user) => !own.has(user))
    const area = areaOf(own)
    if (area !== null && more.some((user) => user.area !== area)) return Number.POSITIVE_INFINITY
    sum += size * weightOf(more)
  }
  return sum
}

/**
 * The bytes that would be loaded in vain if these were one file, less what a file costs. Negative: one file is better. What is an area's
 * own stays apart from what areas share, so that none loads a file of another.
 */
function lossOf(a: File, b: File): number {
  const [onlyA, onlyB] = [without(a.users, b.users), without(b.users, a.users)]
  const both = [...a.users].filter((user) => b.users.has(user))
  const area = areaOf(a.users)
  if (area !== areaOf(b.users) || (area === null && both.length === 0)) return Number.POSITIVE_INFINITY
  const saved = REQUEST * weightOf(both) + LISTED
  const least = a.size * weightOf(onlyB) + b.size * weightOf(onlyA) - saved
  return least >= 0 ? least : inVain(a, onlyB) + inVain(b, onlyA) - saved
}

/**
 * Divides modules into files, so that each screen loads few files and little that it does not need: at first one file for all modules with
 * the same consumers, and then two files become one for as long as that saves more than it costs. No two files import each other, directly
 * or indirectly: one of them would run before what it needs. Modules that stay elsewhere count for that alone.
 *
 * The bundler's own groups by entry make 537 files, and half of all screens need over 145 KiB instead of 125. Merging them by
 * `entriesAwareMergeThreshold` makes files import each other in circles, so that screens load most of the app.
 */
export function sharedFiles(modules: Modules, consumers: readonly Consumer[]): (readonly string[])[] {
  const usersOf = (id: string) => consumers.filter((consumer) => consumer.modules.has(id))
  const groups = Map.groupBy(modules, ([id, { stays }]) => stays ?? JSON.stringify(usersOf(id).map(({ name }) => name)))
  const files = new Set(
    [...groups.values()].map(
      (group): File => ({
        modules: group.map(([id]) => id),
        size: group.reduce((sum, [, { size }]) => sum + size, 0),
        isFixed: group.some(([, { stays }]) => stays !== undefined),
        users: new Set(group.flatMap(([id]) => usersOf(id))),
        reach: new Set(),
      }),
    ),
  )
  const free = () => [...files].filter(({ isFixed }) => !isFixed)
  settle(files, modules)
  let gains = free().flatMap((a, at, all) => all.slice(at + 1).flatMap((b) => gainOf(a, b)))
  for (;;) {
    const best = nextBest(gains)
    if (!best) return free().map((file) => file.modules)
    const { a, b } = best
    const one = join(files, a, b)
    gains = [
      ...gains.filter((gain) => ![gain.a, gain.b].some((file) => file === a || file === b)),
      ...free().flatMap((other) => (other === one ? [] : gainOf(one, other))),
    ]
  }
}

/** Finds what each file imports, and adds who loads it to the users of that. */
function settle(files: ReadonlySet<File>, modules: Modules): void {
  const home = new Map([...files].flatMap((file) => file.modules.map((id) => [id, file] as const)))
  const importsOf = (file: File) =>
    file.modules.flatMap((id) => modules.get(id)?.imports.flatMap((other) => home.get(other) ?? []) ?? [])
  for (const file of files) {
    file.reach = new Set(importsOf(file))
    for (const other of file.reach) for (const next of importsOf(other)) file.reach.add(next)
    file.reach.delete(file)
  }
  for (const { reach, users } of files) for (const other of reach) for (const user of users) other.users.add(user)
}

/** Joins two files into one, and updates what files import and who loads them, as `settle` would. */
function join(files: Set<File>, a: File, b: File): File {
  const one: File = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    isFixed: false,
    users: new Set([...a.users, ...b.users]),
    reach: new Set([...a.reach, ...b.reach].filter((file) => file !== a && file !== b)),
  }
  for (const file of [a, b]) files.delete(file)
  for (const file of files) {
    const isAbove = [a, b].map((old) => file.reach.delete(old)).includes(true)
    if (isAbove) for (const next of [one, ...one.reach]) if (next !== file) file.reach.add(next)
  }
  files.add(one)
  for (const file of one.reach) for (const user of one.users) file.users.add(user)
  return one
}

/** True when these two as one file would import a third that imports them. */
const hasBetween = (a: File, b: File): boolean =>
  [a, b].some((from) => [...from.reach].some((other) => other !== a && other !== b && (other.reach.has(a) || other.reach.has(b))))

type Gain = { a: File; b: File; loss: number }

const gainOf = (a: File, b: File): Gain[] => {
  const loss = lossOf(a, b)
  return loss < 0 ? [{ a, b, loss }] : []
}

/** The best of these that may happen. Earlier joins changed what the others are worth, so each is looked at again when its turn comes. */
function nextBest(gains: Gain[]): Gain | undefined {
  for (;;) {
    const best = gains.reduce<Gain | undefined>((least, gain) => (least && least.loss <= gain.loss ? least : gain), undefined)
    if (!best || best.loss >= 0) return undefined
    const loss = hasBetween(best.a, best.b) ? 0 : lossOf(best.a, best.b)
    if (loss === best.loss) return best
    best.loss = loss
  }
}
