import { onHost, pathHere } from '#kit/base.ts'
import type { Day } from '#kit/parts.ts'
import { choose, noConsent } from '#platform/analytics/consent.ts'
import { chooseTheme } from '#platform/theme.ts'
import { isOwnPath } from '../../server/ownPath.ts'
import { FRAMES } from '../beside/hosts.ts'
import { NOW, themeOf } from '../beside/panes.ts'
import { become } from '../panel/become.ts'
import { askDemo, changeWorld, DemoRefusal, signInAs, takeState, unshorten } from '../panel/control.ts'
import { LINK_HASH, LinkError, SCREEN_HASH, unpacked } from '../panel/link.ts'
import { reach } from '../panel/reach.ts'
import { leaveNote, setStanding } from '../panel/remembered.ts'
import { stateNamed } from '../panel/states.ts'

/** Sets what a link says about colours and clock: `thema=donker`, `dag=2026-12-01` or `dag=nu`. Throws when the server refuses the day. */
async function dress(query: URLSearchParams): Promise<void> {
  // Four questions about cookies beside each other would hide the customers.
  if (FRAMES.includes(location.hostname)) choose(noConsent)
  const theme = themeOf(query.get('thema'))
  if (theme) chooseTheme(theme)
  const day = query.get('dag')
  if (day !== null) await changeWorld({ clock: day === NOW ? null : (day as Day) })
}

const problems = {
  'too large': 'Deze link is te groot voor de demo. Er is niets veranderd.',
  damaged: 'Deze link is beschadigd of niet compleet. Er is niets veranderd.',
  refused: 'Deze link past niet bij deze demo. Er is niets veranderd.',
  unknown: 'Deze demo kent deze korte link niet. Vraag om een nieuwe. Er is niets veranderd.',
} as const

/** `?toestand=Simkaart: STOLEN` shows a state of the table. */
async function openState(name: string): Promise<string> {
  const state = stateNamed(name)
  if (!state) throw new LinkError('damaged')
  const { session, address } = await reach(state, askDemo, location.origin)
  await become(session)
  return address
}

/** `?account=30&naar=/verbruik` signs in and opens a screen; `&thema=donker` and `&dag=2026-12-01` (or `nu`) set colours and clock. */
async function openAs(account: number, query: URLSearchParams): Promise<string> {
  const path = query.get('naar') ?? '/'
  if (!isOwnPath(path, location.origin)) throw new LinkError('damaged')
  await dress(query)
  await become((await signInAs(account)).result)
  return path
}

/** The state of a whole demo, as the panel copied it. */
async function openCopied(letters: string): Promise<string> {
  const { path, state } = await unpacked(letters, location.origin)
  await become((await takeState(state)).result)
  return path
}

/** `?kort=<id>`: the same, kept by the server. */
async function openShort(id: string): Promise<string> {
  const { path, state } = await unshorten(id).catch((error) => {
    throw error instanceof DemoRefusal && error.status === 404 ? new LinkError('unknown') : error
  })
  if (!isOwnPath(path, location.origin)) throw new LinkError('damaged')
  await become((await takeState(state)).result)
  return path
}

/** Brings the demo where the link says, and answers the screen to open. On failure, the panel shows why. */
async function open(query: URLSearchParams, letters: string): Promise<string> {
  const [name, account, short] = [query.get('toestand'), query.get('account'), query.get('kort')]
  try {
    if (short !== null) return await openShort(short)
    if (name !== null) return await openState(name)
    return await (account === null ? openCopied(letters) : openAs(Number(account), query))
  } catch (error) {
    leaveNote(problems[error instanceof LinkError ? error.why : 'refused'])
    setStanding('once')
    return '/'
  }
}

/**
 * Opens a link to an account, a state or a copied demo, in place of the app: only the screen that it leads to needs that. The link leaves no
 * trace in the address bar or the history.
 */
export async function openLink(): Promise<void> {
  const { hash, search } = location
  history.replaceState(history.state, '', onHost(pathHere()))
  const screen = await open(new URLSearchParams(search), hash.slice(1).replace(LINK_HASH, ''))
  if (!__IN_PAGE__) return location.replace(onHost(screen))
  // A host of files may not have the address of the screen. The first page opens it (src/app/start/bootstrap.ts).
  history.replaceState(history.state, '', `${onHost('/')}#${SCREEN_HASH}${encodeURIComponent(screen)}`)
  location.reload()
}
