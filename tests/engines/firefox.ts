import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Bidi, connect, type LogEntry } from './bidi.ts'
import type { Engine, EngineKind } from './engine.ts'
import { type Program, start, which } from './program.ts'
import { until } from './until.ts'

/** How long Firefox may take to start, and to write down what it keeps (ms). */
const STARTS = 90_000
const ENDS = 20_000

const command = () => which('firefox-esr', 'firefox')

/** A profile whose first page is empty and that asks for nothing by itself. */
function newProfile(): { profile: string; downloads: string } {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const downloads = join(profile, 'downloads')
  mkdirSync(downloads)
  const preferences = {
    'browser.startup.page': 0,
    'browser.newtabpage.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.sessionstore.resume_from_crash': false,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'pdfjs.disabled': true, // a pdf is a file, not another page
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'intl.accept_languages': 'nl-NL, nl',
    'ui.prefersReducedMotion': 1,
    // Refuses every request to show notifications.
    'permissions.default.desktop-notification': 2,
    // The only security key is a simulated one. It cannot verify its user, which a passkey requires.
    'security.webauth.webauthn_enable_softtoken': true,
    'security.webauth.webauthn_enable_usbtoken': false,
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  return { profile, downloads }
}

type Session = { program: Program; bidi: Bidi; context: string; version: string }

async function begin(profile: string, onLog: (entry: LogEntry) => void): Promise<Session> {
  const program = start(command() ?? 'firefox', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'])
  const address = await until('Firefox', () => /WebDriver BiDi listening on (ws:\S+)/.exec(program.output())?.[1], STARTS)
  const bidi = await connect(`${address}/session`, onLog)
  const { capabilities } = await bidi.ask('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
  await bidi.ask('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await bidi.ask('browsingContext.getTree')
  return { program, bidi, context: contexts?.[0]?.context ?? '', version: `Firefox ${capabilities?.browserVersion}` }
}

/** It writes down its cookies last: who stops it earlier loses them. */
async function finish({ program, bidi }: Session): Promise<void> {
  await Promise.race([bidi.ask('browser.close').catch(() => {}), program.gone])
  await Promise.race([program.gone, pause(ENDS)])
  bidi.close()
  await program.end()
}

async function open(): Promise<Engine> {
  const { profile, downloads } = newProfile()
  let heard: string[] = []
  const hear = ({ level, text, source }: LogEntry) => {
    if (source.context !== undefined && ['warn', 'error'].includes(level)) heard.push(`${level}: ${text}`)
  }
  let session = await begin(profile, hear)
  /** The user context and the script of the last `renew`. */
  let device: { user: string; script: string } | null = null
  const ask = (method: string, params: object) => session.bidi.ask(method, { context: session.context, ...params })

  return {
    version: session.version,
    goto: async (url) => void (await ask('browsingContext.navigate', { url, wait: 'interactive' })),
    async run(text, args) {
      const { type, result, exceptionDetails } = await session.bidi.ask('script.callFunction', {
        functionDeclaration: `async (told) => JSON.stringify((await (${text})(...JSON.parse(told))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context: session.context },
        awaitPromise: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null')
    },
    perform: (actions) => ask('input.performActions', { actions }),
    resize: (width, height) => ask('browsingContext.setViewport', { viewport: { width, height } }),
    picture: async () => (await ask('browsingContext.captureScreenshot', {})).data ?? '',
    async said() {
      const taken = heard
      heard = []
      return taken
    },
    downloads: () => readdirSync(downloads).filter((name) => !name.endsWith('.part')),
    print: async () => (await ask('browsingContext.print', {})).data ?? '',
    async restart() {
      await finish(session)
      session = await begin(profile, hear)
      device = null // it ended with the browser
    },
    async renew(script) {
      const { bidi } = session
      const old = device
      const { userContext = '' } = await bidi.ask('browser.createUserContext')
      const { context = '' } = await bidi.ask('browsingContext.create', { type: 'tab', userContext })
      if (old) {
        await bidi.ask('script.removePreloadScript', { script: old.script })
        await bidi.ask('browser.removeUserContext', { userContext: old.user })
      }
      const added = await bidi.ask('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` })
      device = { user: userContext, script: added.script ?? '' }
      session = { ...session, context }
    },
    async close() {
      await finish(session)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Firefox over WebDriver BiDi. */
export const firefox: EngineKind = { name: 'firefox', missing: () => (command() ? null : 'apt-get install firefox-esr'), open }
