import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './paths.ts'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The time limit for an installation (ms). */
const PATIENCE = 240_000

/** A browser without its libraries exists but does not start. */
const starts = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

/** Where macOS has its browsers, which are not in PATH. */
const MAC_APPS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

const onSystem = () => [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))),
  ...MAC_APPS,
]

/** The path of a working Chromium: `CHROMIUM_PATH`, Playwright's own or the system's; null when there is none. */
export function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, but no Chromium starts there.`)
  }
  return [chromium.executablePath(), ...onSystem()].find(starts) ?? null
}

/**
 * The headless shell of the same Chromium beside `path` (as Debian names it), which starts and navigates in three quarters of the time. It
 * installs no apps and has no back/forward cache: tests of those use the full browser.
 */
export function withoutWindows(path: string): string {
  const shell = `${path}-headless-shell`
  return starts(shell) ? shell : path
}

type Way = { command: string; args: readonly string[]; env?: Record<string, string> }

const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
const aptGet = (...args: string[]): Way => ({ command: 'apt-get', args, env: { DEBIAN_FRONTEND: 'noninteractive' } })

/** Ways to install one, best first; each is one or more commands. */
const ways: readonly (readonly Way[])[] = [
  [
    {
      command: process.execPath,
      args: [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    },
  ],
  ...(mayInstall
    ? [[aptGet('update'), aptGet('install', '-y', 'chromium', 'chromium-headless-shell')], [aptGet('install', '-y', 'chromium')]]
    : []),
]

/** Runs a command; answers its failure, or null. */
function run({ command, args, env }: Way): string | null {
  const { status, error, stderr } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: PATIENCE,
    encoding: 'utf8',
  })
  if (status === 0) return null
  const lines = stderr.trim().split('\n')
  const reason = error?.message ?? lines.find((line) => /error/i.test(line)) ?? lines.at(-1)
  return `  ${[command, ...args].join(' ')}\n    ${reason}`
}

/** Adds the headless shell to Debian's own Chromium. Without it the tests pass as well, but take a quarter longer. */
function addShell(path: string, tell: (line: string) => void): void {
  if (!mayInstall || path !== '/usr/bin/chromium' || withoutWindows(path) !== path) return
  const problem = [aptGet('update'), aptGet('install', '-y', 'chromium-headless-shell')].map(run).find((wrong) => wrong !== null)
  tell(
    problem
      ? `No headless shell for this Chromium, the tests take longer:\n${problem}`
      : 'Installed the headless shell of this Chromium',
  )
}

/** The path of a Chromium; installs one if needed. Throws with the attempts when that fails. */
export function ensureChromium(tell: (line: string) => void): string {
  const found = findChromium()
  if (found) {
    addShell(found, tell)
    return found
  }
  tell('No Chromium here: installing one')
  const problems: string[] = []
  for (const way of ways) {
    const problem = way.map(run).find((wrong) => wrong !== null)
    if (problem) problems.push(problem)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    [
      'The browser tests need a Chromium, and none could be installed.',
      ...problems,
      'Install one, or say where it is: CHROMIUM_PATH=/path/to/chromium',
    ].join('\n'),
  )
}
