import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './folders.ts'
import { type Consumer, type Module, sharedFiles } from './sharedFiles.ts'

/** Files that the first script loads for every visitor: screens need not list them again. Guests have none of the customers' script. */
export const isThere = (file: string) => /\/(?:(?:start|react)-[^/]*\.js|app-[^/]*\.(?:js|css))$/.test(file)

type Look = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const inSrc = (path: string): string => join(root, 'src', path)

/** Our own file or a package's, whose folder may be a link; not a module of a plugin. */
const isFile = (id: string): boolean => id.startsWith(root) || (id.startsWith('/') && id.includes('/node_modules/'))
const sizeOf = (id: string): number => (existsSync(id) ? statSync(id).size : 0)

/** The modules of React, which have a file of their own: it rarely changes between versions. */
export const REACT = /node_modules\/(?:react|react-dom|scheduler)\//

/** The helpers that load all scripts. */
const isHelper = (id: string): boolean => id.includes('vite/preload-helper')

/** Dialogs and what they say: small, and none of them on the first screen. The one to sign in has the login form, which is large. */
const isDialog = (id: string): boolean =>
  /src\/(?:app\/(?:errorDialog|toldByServer|modal\/copy|modal\/panels\/(?!Login\.)\w+))\.tsx?$/.test(id)

/** The parts of the login form that screens without a form need too. */
const isTyped = (id: string): boolean =>
  /src\/(?:kit\/typed\/(?:plainValue|phoneNumber)|platform\/write\/failureText)\.ts$/.test(id)

/** The screens that replace a missing screen. */
const isInstead = (id: string): boolean => /src\/app\/(?:NotFound|GuardedByData)\.tsx$/.test(id)

/**
 * Names the file of each module; null: the bundler decides. Files are few and large, because those load and compress better: the code that
 * every visitor needs before the first screen; the code that every customer needs; the overview; the login screen with its fields; each
 * area of screens; and what these share.
 */
export function chunks(): (id: string, look: Look) => string | null {
  let plan: ReadonlyMap<string, string> | undefined
  return (id, look) => {
    plan ??= planned(look)
    return plan.get(id) ?? null
  }
}

function planned(look: Look): ReadonlyMap<string, string> {
  const importsOf = (id: string) => look.getModuleInfo(id)?.importedIds ?? []
  const loadsOf = (id: string) => look.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  /** These modules with all their imports, direct and indirect. */
  const closure = (...from: readonly string[]): ReadonlySet<string> => {
    const found = new Set(from)
    for (const id of found) for (const imported of importsOf(id)) found.add(imported)
    return found
  }

  const all = new Set([inSrc('app/start/bootstrap.ts')])
  for (const id of all) for (const other of [...importsOf(id), ...loadsOf(id)]) all.add(other)
  const screens = new Set([
    ...loadsOf(inSrc('routes/table.ts')),
    ...loadsOf(inSrc('routes/screens.ts')),
    ...['Lists', 'tide/LookAhead', 'More'].map((part) => inSrc(`features/overview/${part}.tsx`)), // they load after the first frame of the overview
  ])
  const loaded = [...new Set([...all].flatMap(loadsOf))]
  const nameOf = (id: string) =>
    screens.has(id) ? screenName(id) : isDialog(id) ? 'dialogs' : isInstead(id) ? 'GuardedByData' : undefined
  // A part without a name keeps its own file: among others, it would need a helper of the bundler, in a file that everything waits for.
  const isAlone = (id: string) => loaded.includes(id) && nameOf(id) === undefined
  const consumers = [
    ...Map.groupBy(
      loaded.filter((id) => id.startsWith(inSrc(''))),
      (id) => nameOf(id) ?? id,
    ),
  ].map(
    ([name, [first = '', ...others]]): Consumer => ({
      name,
      area: screens.has(first) ? areaOf(first) : null,
      modules: closure(first, ...others),
    }),
  )
  const usersOf = (id: string) => consumers.filter(({ modules }) => modules.has(id))
  const fixed = firstFiles(closure, loaded, (id) => usersOf(id).filter(({ area }) => area !== null).length)

  const plan = new Map<string, string>()
  const common = new Map<string, Module>()
  for (const id of all) {
    if (REACT.test(id)) continue
    const name = fixed(id)
    if (name === undefined && !isFile(id)) continue
    const users = usersOf(id)
    const [only] = users
    const isOwn = only !== undefined && users.length === 1
    if (name !== undefined) plan.set(id, name)
    if (name !== undefined && isEverywhere(name)) continue
    if (name === undefined && isOwn && only.area === null && !isFile(only.name)) plan.set(id, only.name)
    else if (users.length > 0) {
      const stays = name ?? (isAlone(id) ? id : isOwn && only.area === null ? only.name : undefined)
      common.set(id, { size: sizeOf(id), imports: importsOf(id), ...(stays !== undefined && { stays }) })
    }
  }
  for (const ids of sharedFiles(common, consumers)) {
    const name = nameFor(ids, screens)
    for (const id of ids) plan.set(id, name)
  }
  return plan
}

/** A module of the overview that this many screens need is in the customers' script. */
const MANY = 12

/** What the overview shares with fewer screens. */
const BESIDES = 'shared-besides'

/**
 * The files of the first screens, which do not depend on what areas share. `loaded` are all modules that are imported when needed.
 * `screensWith`: the number of screens that need a module.
 */
function firstFiles(
  closure: (...from: readonly string[]) => ReadonlySet<string>,
  loaded: readonly string[],
  screensWith: (id: string) => number,
) {
  const start = closure(inSrc('app/start/bootstrap.ts'))
  const main = closure(inSrc('main.tsx'))
  // The list of screens loads no file of an area for what it shares with one.
  const titles = closure(inSrc('routes/screens.ts'))
  const login = closure(inSrc('features/login/Inloggen.tsx'))
  const customers = closure(inSrc('app/layouts/Default.tsx'), inSrc('platform/session/lastKnown.ts'))
  const overview = closure(inSrc('features/overview/Overzicht.tsx'))
  const elsewhere = closure(
    ...loaded.filter((id) => id.startsWith(inSrc('features/')) && !/\/features\/(?:overview|login)\//.test(id)),
  )
  // Every page loads these after its first screen, also for guests (afterFirstScreen.ts).
  const later = closure(
    ...['app/start/afterFirstScreen.ts', 'app/cookies/ask.tsx', 'platform/pwa/rescue.ts', 'platform/pwa/updates.ts'].map(inSrc),
  )
  // The login screen loads these after its first paint, and guests have no script of customers.
  const passkeys = closure(inSrc('features/login/passkey/quiet.ts'))
  // Only the demo without a server has these: its backend for the first screen, and for all others. No file of an area belongs to them.
  const backend = closure(join(root, 'mocks/server/doors/page.ts'))
  const backendLater = closure(join(root, 'mocks/server/laterOperations.ts'), join(root, 'mocks/server/control.ts'))

  /** Not loaded by itself, except by every page. */
  const isNoPart = (id: string) => !loaded.includes(id) || id === inSrc('app/start/afterFirstScreen.ts')

  return (id: string): string | undefined => {
    if (start.has(id) || isHelper(id)) return 'start'
    if (isDialog(id)) return 'dialogs'
    if (main.has(id) || (titles.has(id) && id !== inSrc('routes/screens.ts'))) return 'app'
    if (customers.has(id) || overview.has(id)) {
      if (login.has(id)) return 'app'
      if (customers.has(id)) return 'customers'
      if (!elsewhere.has(id)) return 'Overzicht'
      // The styles stay: those of a file that screens share are joined with all that they share.
      return id.endsWith('.css') || screensWith(id) >= MANY ? 'customers' : BESIDES
    }
    if (login.has(id) && !backend.has(id)) return isTyped(id) ? 'typed' : elsewhere.has(id) ? 'fields' : 'Inloggen'
    if (passkeys.has(id) && isNoPart(id)) return 'passkeys'
    // One small module of these is what every order needs too.
    if (later.has(id) && isNoPart(id)) return id === inSrc('platform/locks.ts') ? 'app' : elsewhere.has(id) ? undefined : 'later'
    if (backend.has(id)) return 'backend'
    return backendLater.has(id) ? 'backend-later' : undefined
  }
}

const isEverywhere = (name: string): boolean => ['start', 'app', 'customers'].includes(name)

/** The name of a file: that of its largest screen, else of its largest module. */
function nameFor(ids: readonly string[], screens: ReadonlySet<string>): string {
  const sizes = new Map(ids.map((id) => [id, sizeOf(id)]))
  const bySize = ids.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const screen = bySize.find((id) => screens.has(id))
  const [largest = ''] = bySize
  if (screen) return screenName(screen)
  return `shared-${basename(dirname(largest))}-${stem(largest)}`
}

const stem = (id: string): string => basename(id).replace(/\..*/, '')

/** The parts of the overview load together. */
const screenName = (id: string): string => (areaOf(id) === 'overview' ? 'overview' : `${areaOf(id)}-${stem(id)}`)

/**
 * The area of a screen: its folder. A folder within an area is an area of its own, unless its screens come after one another: the list of
 * phones does not load the order.
 */
const areaOf = (id: string): string => /\/src\/features\/([^/]+(?:\/[^/]+)?)\//.exec(id)?.[1]?.replace('/', '-') ?? 'features'
