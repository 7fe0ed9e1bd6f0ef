import type { Day } from '#kit/parts.ts'
import { FRAMES } from './hosts.ts'

type Width = 390 | 1280
export type Pane = { account: number; width: Width; theme: 'light' | 'dark'; path: string }
/** `day` is the day on the clock of all panes; null: today. */
export type Beside = { panes: readonly Pane[]; day: Day | null }

const ACCOUNTS = 36

/** A subscriber and a prepaid customer on a phone. */
const USUAL: readonly Pane[] = [
  { account: 1, width: 390, theme: 'light', path: '/' },
  { account: 30, width: 390, theme: 'light', path: '/' },
]

/** A pane of the address: `30,1280,donker,/verbruik`; null when it is none. */
function paneIn(text: string): Pane | null {
  const [, account, width, theme, path = '/'] = /^(\d{1,2}),(390|1280),(licht|donker)(?:,(\/.*))?$/.exec(text) ?? []
  const number = Number(account)
  if (!theme || !(number >= 1 && number <= ACCOUNTS) || !isPathHere(path)) return null
  return { account: number, width: width === '1280' ? 1280 : 390, theme: themeOf(theme) ?? 'light', path }
}

/** The panes in the address: `?vak=1,390,licht&vak=30,1280,donker,/verbruik&dag=2026-12-01`. What is no pane is left out. */
export function besideIn(search: string): Beside {
  const query = new URLSearchParams(search)
  const panes = query.getAll('vak').flatMap((text) => paneIn(text) ?? [])
  const day = query.get('dag')
  return { panes: panes.length > 0 ? panes.slice(0, FRAMES.length) : USUAL, day: day !== null && isDay(day) ? day : null }
}

const isDay = (text: string): text is Day => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const themeName = (theme: Pane['theme']) => (theme === 'light' ? 'licht' : 'donker')
/** The theme of a link's `thema`; undefined when it names none. */
export const themeOf = (name: string | null): Pane['theme'] | undefined =>
  name === 'licht' ? 'light' : name === 'donker' ? 'dark' : undefined

/** A path as a value in an address that people read: only what would end the value, or mean a space, is written otherwise. */
const readable = (path: string) => encodeURI(path).replace(/[#&+]/g, encodeURIComponent)

/** The address that shows this. */
export function searchOf({ panes, day }: Beside): string {
  const parts = panes.map(({ account, width, theme, path }) => `vak=${account},${width},${themeName(theme)},${readable(path)}`)
  return `?${[...parts, ...(day === null ? [] : [`dag=${day}`])].join('&')}`
}

/** The `dag` of a link that restores the real time. */
export const NOW = 'nu'

/** Where a pane begins: signed in, at its screen, in its colours, on the day of all. */
export function paneAddress({ account, theme, path }: Pane, day: Day | null): string {
  const query = new URLSearchParams({ account: String(account), naar: path, thema: themeName(theme), dag: day ?? NOW })
  return `/demo/link?${query}`
}

/** A path of this site; a text that starts with two slashes names another. */
export const isPathHere = (path: string): boolean => /^\/(?!\/)/.test(path)

/** The panes and one more, which begins with the customer of the last, at the overview. */
export const withOneMore = (panes: readonly Pane[]): Pane[] => [
  ...panes,
  ...panes.slice(-1).map((last) => ({ ...last, path: '/' })),
]

/** A window narrower than this (px) shows panes below each other. */
const NARROW = 800
/** Smaller than this nobody can read. */
const LEAST = 0.4

/**
 * How much smaller panes of these widths are drawn in a window of `room`, never larger than they are (px). They stand beside each other
 * at one scale; in a narrow window they stand below each other, each as wide as the window.
 */
export function scalesFor(widths: readonly number[], room: number, gap: number): number[] {
  const asked = widths.reduce((sum, width) => sum + width, 0)
  const together = Math.max(LEAST, (room - gap * (widths.length - 1)) / asked)
  return widths.map((width) => Math.min(1, room < NARROW ? room / width : together))
}
