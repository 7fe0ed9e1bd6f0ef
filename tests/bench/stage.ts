import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { type RunningServer, startServer } from '../../mocks/server/doors/server.ts'
import { launching } from '../support/launching.ts'
import { root } from '../support/paths.ts'
import { visitorOf } from '../support/visitor.ts'

/** The test bench: the app and pages to compare it with, served alike, and a browser. */
export type Stage = {
  readonly chromiumPath: string
  readonly folder: string
  readonly dist: string
  readonly app: RunningServer
  readonly blank: RunningServer
  readonly hello: RunningServer
  /** A page without script, cached by a minimal service worker. */
  readonly kept: RunningServer
  readonly browser: Browser
  readonly close: () => Promise<void>
}

const page = (body: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Leeg</title></head><body>${body}</body></html>`

const HELLO = `import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('app')).render(<h1>Hallo</h1>)`

const KEEPER = `addEventListener('install', (event) => event.waitUntil(caches.open('kept').then((cache) => cache.add('/'))))
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))))`

async function buildHello(folder: string): Promise<string> {
  const source = join(folder, 'hello-source')
  mkdirSync(source)
  writeFileSync(join(source, 'index.html'), page('<div id="app"></div><script type="module" src="/main.jsx"></script>'))
  writeFileSync(join(source, 'main.jsx'), HELLO)
  const modules = (name: string) => join(root, 'node_modules', name)
  await build({
    root: source,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { react: modules('react'), 'react-dom': modules('react-dom') } },
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: join(folder, 'hello'), emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  return join(folder, 'hello')
}

function write(folder: string, files: Record<string, string>): string {
  mkdirSync(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

export async function setStage(chromiumPath: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const dist = join(folder, 'dist')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', dist, '--logLevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (built.status !== 0) throw new Error(built.stderr)
  const blank = write(join(folder, 'blank'), { 'index.html': page('<h1>Leeg</h1>') })
  const kept = write(join(folder, 'kept'), {
    'index.html': page('<main><h1>Bewaard</h1></main><script src="/page.js"></script>'),
    'page.js': `navigator.serviceWorker.register('/sw.js')`,
    'sw.js': KEEPER,
  })
  const hello = await buildHello(folder)
  for (const site of [blank, hello]) cpSync(join(dist, '_headers'), join(site, '_headers'))
  const serve = (dir: string) => startServer({ dir, port: 0, latency: 0 })
  const browser = await chromium.launch(launching(chromiumPath))
  const servers = { app: await serve(dist), blank: await serve(blank), hello: await serve(hello), kept: await serve(kept) }
  return {
    chromiumPath,
    folder,
    dist,
    ...servers,
    browser,
    async close() {
      await browser.close()
      for (const server of Object.values(servers)) await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same stage with another build of the app on it, in a folder. */
export async function withBuild<Result>(stage: Stage, dist: string, look: (stage: Stage) => Promise<Result>): Promise<Result> {
  const app = await startServer({ dir: dist, port: 0, latency: 0 })
  try {
    return await look({ ...stage, dist, app })
  } finally {
    await app.close()
  }
}

export const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
} as const satisfies BrowserContextOptions

type Visit = { account?: number; world?: object; serviceWorkers?: 'allow' | 'block' }

/** A first visit in a fresh browser, signed in or not. */
export async function visit<Result>(
  { browser }: Stage,
  { url }: RunningServer,
  { account, world, serviceWorkers = 'block' }: Visit,
  look: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL: url, serviceWorkers })
  try {
    const visitor = visitorOf(context, url)
    if (account !== undefined) await visitor.signIn(account)
    if (world) await visitor.world(world)
    return await look(await context.newPage(), context)
  } finally {
    await context.close()
  }
}
