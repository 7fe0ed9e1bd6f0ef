import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/freePort.ts'
import type { Engine, EngineKind } from './engine.ts'
import { type Program, start, which } from './program.ts'
import { until } from './until.ts'

/** How long a page may take to load, and a script in it to answer (ms). */
const LONGEST = 30_000

/** The window, and the Python that can open it: the system's own, where Debian puts the bindings. */
const window = join(import.meta.dirname, 'webkitWindow.py')
const python = '/usr/bin/python3'
const bindings = ['Gtk-3.0', 'WebKit2-4.1']

/** A screen in memory, on a number that is free. */
async function newScreen(): Promise<Program & { display: string }> {
  const program = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1700x1300x24', '-nolisten', 'tcp'])
  const number = await until('Xvfb', () => /^(\d+)$/m.exec(program.output())?.[1])
  return { ...program, display: `:${number}` }
}

/** Without room around the address bar, the window can be as narrow as a phone. */
function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  const tight = 'padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; border-width: 0'
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), `* { ${tight} }`)
  return home
}

const discard = (home: string) => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

type Method = 'GET' | 'POST' | 'DELETE'
type Value = { error?: string; message?: string; ready?: boolean; sessionId?: string; capabilities?: { browserVersion: string } }

/** Asks the driver on this port: one request is one command. */
const driverAt =
  (port: number) =>
  async (method: Method, path: string, body?: object): Promise<Value | null> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value }: { value: Value | null } = await response.json()
    if (value?.error !== undefined && value.message !== undefined) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

type Session = { program: Program; ask: (method: Method, path: string, body?: object) => Promise<Value | null>; version: string }

/** Starts a driver, and with it the window. */
async function begin(home: string, display: string): Promise<Session> {
  const port = await freePort()
  const program = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    LANGUAGE: 'nl_NL:nl',
  })
  const driver = driverAt(port)
  await until('WebKitWebDriver', async () => (await driver('GET', '/status'))?.ready)
  const options = { 'webkitgtk:browserOptions': { binary: python, args: [window, home] } }
  const made = await driver('POST', '/session', { capabilities: { alwaysMatch: options } })
  const path = `/session/${made?.sessionId}`
  await driver('POST', `${path}/timeouts`, { script: LONGEST, pageLoad: LONGEST })
  return {
    program,
    ask: (method, rest, body) => driver(method, path + rest, body),
    version: `WebKitGTK ${made?.capabilities?.browserVersion}`,
  }
}

async function finish({ program, ask }: Session): Promise<void> {
  await ask('DELETE', '').catch(() => {}) // it may have crashed
  await program.end()
}

async function open(): Promise<Engine> {
  let home = newHome()
  const screen = await newScreen()
  let session = await begin(home, screen.display)
  const ask: Session['ask'] = (method, path, body) => session.ask(method, path, body)

  const run = async (text: string, args: readonly unknown[]): Promise<unknown> => {
    const script = `const done = arguments[1]
      Promise.resolve(JSON.parse(arguments[0])).then((told) => (${text})(...told)).then(
        (value) => done({ answer: value ?? null }),
        (error) => done({ problem: String(error) }),
      )`
    const told = (await ask('POST', '/execute/async', { script, args: [JSON.stringify(args)] })) as {
      answer?: unknown
      problem?: string
    } // as the script has it
    if (told.problem !== undefined) throw new Error(told.problem)
    return told.answer
  }
  let heard = 0
  return {
    version: session.version,
    goto: async (url) => void (await ask('POST', '/url', { url })),
    run,
    perform: (actions) => ask('POST', '/actions', { actions }),
    resize: (width, height) => ask('POST', '/window/rect', { width, height }),
    picture: async () => String(await ask('GET', '/screenshot')),
    async said() {
      const all = readFileSync(join(home, 'console.txt'), 'utf8')
      const lines = all
        .slice(heard)
        .split('\n')
        .filter((line) => /\bCONSOLE .*(?:WARN|ERROR)/.test(line))
      heard = all.length
      return lines
    },
    async restart() {
      await finish(session)
      session = await begin(home, screen.display)
    },
    async renew(script) {
      await finish(session)
      discard(home)
      home = newHome()
      writeFileSync(join(home, 'first.js'), script)
      heard = 0
      session = await begin(home, screen.display)
    },
    async close() {
      await finish(session)
      await screen.end()
      discard(home)
    },
  }
}

/** WebKit over WebDriver, in a window that nobody sees. */
export const webkit: EngineKind = {
  name: 'webkit',
  missing: () => {
    const isBound = bindings.every((name) => globSync(`/usr/lib/*/girepository-1.0/${name}.typelib`).length > 0)
    const absent = [
      ...(which('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
      ...(which('Xvfb') ? [] : ['xvfb']),
      ...(isBound ? [] : ['gir1.2-webkit2-4.1']),
      ...(existsSync(python) && existsSync('/usr/lib/python3/dist-packages/gi') ? [] : ['python3-gi']),
    ]
    return absent.length === 0 ? null : `apt-get install ${absent.join(' ')}`
  },
  open,
}
