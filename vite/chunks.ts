import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './folders.ts'

/** Files that the first script loads before any screen: screens need not list them again. */
export const isThere = (file: string) => /\/(?:start|react|customers|Undecided|Inloggen)-[^/]*\.js$/.test(file)

/** Our own file or a package's, whose folder may be a link; not a module of a plugin. */
const isFile = (id: string): boolean => id.startsWith(root) || (id.startsWith('/') && id.includes('/node_modules/'))

/** Dialogs and what they say: small, and none of them on the first screen. The one to sign in has the login form, which is large. */
const isDialog = (id: string): boolean =>
  /src\/(?:app\/(?:errorDialog|toldByServer|modal\/copy|modal\/panels\/(?!Login\.)\w+))\.tsx?$/.test(id)

type Look = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** These modules with all their imports, direct and indirect. */
function closure(look: Look, ...from: string[]): Set<string> {
  const found = new Set(from.map((path) => join(root, 'src', path)))
  for (const id of found) for (const imported of look.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Four large chunks instead of thirty small ones, because they load and compress better: React, which rarely changes between versions; the
 * code that every visitor needs before the first screen; the code that every customer needs, including the overview; and the login screen
 * with its fields, which other guest screens share. The screens that replace a missing screen are one chunk too. So are each area of
 * screens, the code that many areas share, and large code that two or three areas share. Dynamic imports split the rest.
 */
export function chunkOf(id: string, look: Look): string | null {
  // The first script and its dependencies, and the helpers that load all scripts.
  if (
    /src\/(?:early|trustedTypes|provider|base|api\/(?:ahead|callLog|wire)|pwa\/worker|storage\/idb)\.ts$|idb-keyval|drawings\.svg|vite\/preload-helper/.test(
      id,
    )
  )
    return 'start'
  if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return null // bundled by `reactByName`, which the first script imports
  if (!isFile(id)) return null
  if (isDialog(id)) return 'dialogs'
  const customers = closure(look, 'app/layouts/Default.tsx', 'session/lastKnown.ts', 'screens/overzicht/Overzicht.tsx')
  const instead = closure(look, 'app/Undecided.tsx')
  if (closure(look, 'main.tsx').has(id)) return 'app'
  // The list of screens loads no file of an area for what it shares with one.
  if (closure(look, 'routes/screens.ts').has(id) && !id.endsWith('/routes/screens.ts')) return 'app'
  const login = closure(look, 'screens/inloggen/Inloggen.tsx')
  if (customers.has(id)) return login.has(id) ? 'app' : 'customers'
  if (login.has(id)) return 'Inloggen'
  if (instead.has(id)) return 'Undecided'
  // Only the demo without a server has these: its backend for the first screen, and for all others. No file of an area belongs to them.
  if (closure(look, '../mocks/doors/page.ts').has(id)) return 'backend'
  if (closure(look, '../mocks/operations/later.ts', '../mocks/control.ts').has(id)) return 'backend-later'
  const areas = areasOf(look)
  const users = usersOf(id, areas)
  if (users.length <= 1) return users[0] ?? null
  return users.length <= FEW && sharedBy(users, areas) >= WORTH_A_FILE ? users.join('_') : 'parts'
}

/** Code that this few areas share becomes a file from this many bytes of source on, so that other areas do not load it. */
const [FEW, WORTH_A_FILE] = [3, 8000]

type Areas = [string, Set<string>][]

const usersOf = (id: string, areas: Areas): string[] => areas.flatMap(([area, modules]) => (modules.has(id) ? area : []))

/** Bytes of source that exactly these areas need. */
function sharedBy(users: string[], areas: Areas): number {
  const [, first] = areas.find(([area]) => area === users[0]) ?? []
  const shared = [...(first ?? [])].filter((id) => isFile(id) && usersOf(id, areas).join() === users.join())
  return shared.reduce((sum, id) => sum + (existsSync(id) ? statSync(id).size : 0), 0)
}

/** The modules that the screens of each area need. Chunks of an area never import each other in a cycle: shared modules are in neither. */
function areasOf(look: Look): Areas {
  const screens = ['table', 'screens'].flatMap(
    (file) => look.getModuleInfo(join(root, `src/routes/${file}.ts`))?.dynamicallyImportedIds ?? [],
  )
  // A folder within an area is an area of its own, unless its screens come after one another: the list of phones does not load the order.
  const areaOf = (id: string) =>
    /\/screens\/([^/]+(?:\/(?!betalen|regelingen|overstappen)[^/]+)?)\//.exec(id)?.[1]?.replace('/', '-') ?? 'screens'
  // Every customer needs the overview; its lists load after the first frame.
  const byArea = Map.groupBy([...screens, join(root, 'src/screens/overzicht/Lists.tsx')], areaOf)
  return [...byArea].map(([area, ids]) => [area, closure(look, ...ids.map((id) => relative(join(root, 'src'), id)))])
}
