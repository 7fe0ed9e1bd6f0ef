import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { phonePictures } from './mocks/doors/pictures.ts'
import { mockBackend } from './mocks/doors/vitePlugin.ts'
import { provider } from './src/provider.ts'

const root = import.meta.dirname

/**
 * The id of the oldest build that may still be used. Set it to the id of a build that mended something grave: whoever runs an older one has to
 * update, and can begin no purchase before.
 */
const MIN_BUILD: string | null = null

/** The licences of what is shipped: they ask to be passed on. The privacy settings link to it. */
const LICENSES = 'licenties.txt'

/** What the first script asks for is on its way before any screen: no screen names it again. */
const isThere = (file: string) => /\/(?:start|react|customers|Undecided|Inloggen)-[^/]*\.js$/.test(file)

export default defineConfig(({ mode, command }) => {
  const build = buildId(mode)
  return {
    define: {
      __MOCK__: JSON.stringify(mode === 'mock' || command === 'serve'),
      __BUILD__: JSON.stringify(build),
      __MIN_BUILD__: JSON.stringify(MIN_BUILD),
    },
    build: {
      target: ['chrome123', 'safari17.5', 'firefox120'], // the floor of the design: light-dark()
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isThere(file)).toSorted() },
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ debugName: 'chunkOf', name: chunkOf }], includeDependenciesRecursively: false } },
      },
      reportCompressedSize: false,
      license: { fileName: LICENSES },
    },
    test: {
      environment: 'node',
      pool: 'threads',
      isolate: false,
      testTimeout: 180_000, // a machine that does four other things takes ten times as long
      hookTimeout: 180_000,
      maxWorkers: '100%', // as many as there are processors: by itself it leaves one idle
      projects: [
        { extends: true, test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/build/**'] } },
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      ],
    },
    plugins: [
      reactByName(), // React loads as one file, and is called by name
      react(),
      command === 'serve' && mockBackend(), // `npm run dev` has its backend in the same process
      command === 'serve' && hotScreens(), // an edit of a screen shows at once, and the page stays where it is
      phonePictures(mode === 'mock'), // a production build gets its pictures from the provider
      optimizeLocales.vite({ locales: ['nl-NL'] }), // no texts of react-aria in thirty other languages
      wholeScripts(), // a later start finds all compiled code
      providerNames(), // what is no code follows the module of the provider too
      pages(build), // the first paint waits for no script: two shells, and the page that the worker keeps
      workerLicenses(), // what the worker is made of is built apart
      buildFile(build), // open pages learn of a new build
      worker(), // it works without network
    ],
  }
})

/** What a build is made of; the headers count, so that a change of them alone reaches installed customers too. */
function buildId(mode: string): string {
  const hash = createHash('sha256').update(mode)
  const sources = mode === 'mock' ? ['src', 'public', 'mocks/panel', 'mocks/parts', 'mocks/outside'] : ['src', 'public']
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files.sort(), join(root, 'index.html'), join(root, 'package-lock.json'), join(root, 'vite.config.ts')]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

type Look = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** These modules and all that they import, directly or not. */
function closure(look: Look, ...from: string[]): Set<string> {
  const found = new Set(from.map((path) => join(root, 'src', path)))
  for (const id of found) for (const imported of look.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/**
 * Four large chunks instead of thirty small ones, which load and compress better together: React, which stays the same file from one
 * version of the app to the next, what every visitor needs before the first screen, what every customer needs, the overview among it, and
 * the login screen with its fields, which the other screens for guests share. What may stand in a screen's place is one as well. An
 * area of screens is one chunk too, and so are the parts that many areas share, and what two or three do when that is much. The rest is split as
 * the dynamic imports say.
 */
function chunkOf(id: string, look: Look): string | null {
  // The first script and what it knows, and what it and all others are loaded with.
  if (
    /src\/(?:early|trustedTypes|provider|api\/(?:ahead|wire)|pwa\/worker|storage\/idb)\.ts$|idb-keyval|drawings\.svg|vite\/preload-helper/.test(
      id,
    )
  )
    return 'start'
  if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return null // with `reactByName`, which the first script asks for
  if (/\/screens\/(?:overzicht|verbruik)\/reads\.ts$/.test(id)) return 'customers'
  if (!id.startsWith(root)) return null
  const customers = closure(look, 'app/layouts/Default.tsx', 'session/lastKnown.ts', 'screens/overzicht/Overzicht.tsx')
  const instead = closure(look, 'app/Undecided.tsx')
  if (closure(look, 'main.tsx').has(id)) return 'app'
  const login = closure(look, 'screens/inloggen/Inloggen.tsx')
  if (customers.has(id)) return login.has(id) ? 'app' : 'customers'
  if (login.has(id)) return 'Inloggen'
  if (instead.has(id)) return 'Undecided'
  const areas = areasOf(look)
  const users = usersOf(id, areas)
  if (users.length <= 1) return users[0] ?? null
  return users.length <= FEW && sharedBy(users, areas) >= WORTH_A_FILE ? users.join('_') : 'parts'
}

/** What so few areas share is a file of their own when it has so many bytes of source: the others do not load it then. */
const [FEW, WORTH_A_FILE] = [3, 8000]

type Areas = [string, Set<string>][]

const usersOf = (id: string, areas: Areas): string[] => areas.flatMap(([area, modules]) => (modules.has(id) ? area : []))

/** Bytes of source that these areas need, and no other. */
function sharedBy(users: string[], areas: Areas): number {
  const [, first] = areas.find(([area]) => area === users[0]) ?? []
  const shared = [...(first ?? [])].filter((id) => id.startsWith(root) && usersOf(id, areas).join() === users.join())
  return shared.reduce((sum, id) => sum + (existsSync(id) ? statSync(id).size : 0), 0)
}

/** All that the screens of an area need, by area. Chunks made of it never import each other in a circle: what two areas need is in neither. */
function areasOf(look: Look): Areas {
  const screens = ['table', 'screens'].flatMap(
    (file) => look.getModuleInfo(join(root, `src/routes/${file}.ts`))?.dynamicallyImportedIds ?? [],
  )
  // Who looks for a phone does not load what ordering one takes, and who changes bundles not what extending them does.
  const areaOf = (id: string) =>
    /\/screens\/(telefoons\/bestellen|bundels\/verlengen|[^/]+)\//.exec(id)?.[1]?.replace('/', '-') ?? 'screens'
  // The overview is among what every customer needs; its lists come after the first frame.
  const byArea = Map.groupBy([...screens, join(root, 'src/screens/overzicht/Lists.tsx')], areaOf)
  return [...byArea].map(([area, ids]) => [area, closure(look, ...ids.map((id) => relative(join(root, 'src'), id)))])
}

/**
 * An edit shows in place where only screens and controls have to be evaluated again. Everything else holds state, or is held by what does:
 * a second copy of it would know no customer, so the page is loaded anew at its address.
 *
 * The development server counts all that imports an edited module as changed too, also what merely imports it later. By way of the table of
 * routes that would be everything, so it does not see the imports that come later.
 */
function hotScreens(): Plugin {
  const isStateless = (file: string | null) =>
    /^(?:src\/(?:screens|ui)|mocks\/(?:outside|parts))\//.test(relative(root, file ?? ''))
  return {
    name: 'hot-screens',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(?:src|mocks)\/[^?]*\.tsx?$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /\bimport\((['"]\.{1,2}\/.*?['"])\)/g,
          'import(/* @vite-ignore */ new URL($1, import.meta.url).pathname)',
        ),
        map: null, // no line moves
      }),
    },
    hotUpdate({ file, modules }) {
      const touched = new Set(modules)
      for (const { importers } of touched) for (const importer of importers) touched.add(importer)
      if (
        modules.length === 0 ||
        !/\.(?:tsx?|module\.css)$/.test(file) ||
        [...touched].every((module) => isStateless(module.file))
      )
        return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const BY_NAME = '\0by-name/react'

/**
 * React as one module with names. Its own files are CommonJS: whoever imports from them unwraps them anew, and calls by property. As these
 * were the only ones, the bundler now keeps its helpers in React's file too, and not in one that everything else waits for.
 */
function reactByName(): Plugin {
  const require = createRequire(import.meta.url)
  const own = (source: string) => Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name))
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer, { kind }) =>
      REACT.includes(source) && importer !== BY_NAME && kind !== 'require-call' ? BY_NAME : null,
    load(id) {
      if (id !== BY_NAME) return null
      // The first that has a name keeps it: what two of them have is the same.
      const names = new Map(REACT.flatMap((source, at) => own(source).map((name) => [name, at] as const)).reverse())
      return [
        ...REACT.map((source, at) => `import part${at} from '${source}'`),
        ...[...names].map(([name, at]) => `export const ${name} = part${at}.${name}`),
        `export default { ${REACT.map((_, at) => `...part${at}`).join(', ')} }`,
      ].join('\n')
    },
  }
}

/**
 * For V8, as the first line: compile all functions at once, beside the page, instead of each when it is called. The compiled code that
 * Chromium keeps then holds them all; otherwise a start compiles five hundred of them anew.
 */
const WHOLE = '//# allFunctionsCalledOnLoad\n'
const isWhole = ({ name }: { name: string }) => ['react', 'app', 'customers'].includes(name)

function wholeScripts(): Plugin {
  return {
    name: 'whole-scripts',
    // Added after the names of the files were made, it counts for them all the same: never another file under an old name.
    augmentChunkHash: () => WHOLE,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && isWhole(chunk)) chunk.code = WHOLE + chunk.code
      },
    },
  }
}

const hashOf = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
const sri = (content: Buffer | string) => hashOf('sha384', content)

/** index.html holds two shells: one for the app, one that is the login screen before the script is there. */
const shell = (html: string, name: 'app' | 'inloggen') =>
  html
    .replace(/\s*<!--shell:(\w+)-->\s*([\s\S]*?)\s*<!--\/shell:\1-->/g, (_, found: string, markup: string) =>
      found === name ? markup : '',
    )
    .replace(/<!--[\s\S]*?-->\s*/g, '')

/** The app is fetched while the first script is still small, and does not hold up the first paint. */
const aheadOf = (assets: string): string =>
  readdirSync(assets)
    .filter((file) => /^(?:react|app)-[\w-]+\.js$/.test(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`)
    .join('')

/**
 * The page as the service worker keeps it, where everything is at hand. The large scripts are asked for as plain ones: Chromium has compiled
 * them at an earlier start, and uses that for what is fetched as a plain script; what is fetched as a module it parses anew every time. The
 * customers' part is named only: the first script knows whether a customer comes. The styles stand in the page, so that no script has to
 * wait until they have been asked for.
 */
const keptPage = (html: string, assets: string): string => {
  const files = readdirSync(assets)
  const named = (name: string, kind: 'js' | 'css') => files.find((file) => new RegExp(`^${name}-[\\w-]+\\.${kind}$`).test(file))
  const styles = ['app', 'customers'].map((name) => `<link rel="stylesheet" crossorigin href="/assets/${named(name, 'css')}">`)
  const customers = `<link as="script" crossorigin href="/assets/${named('customers', 'js')}" data-customers>`
  return html
    .replaceAll(
      /<link rel="modulepreload"[^>]*href="\/assets\/(react|app)-/g,
      '<link rel="preload" as="script" crossorigin href="/assets/$1-',
    )
    .replace('</head>', `${styles.join('')}${customers}</head>`)
}

/** A first visit installs nothing yet: the app names the manifest once its screen is there (pwa/install), and its icons with it. */
const withoutManifest = (html: string): string => html.replace(/<link rel="manifest"[^>]*>\s*/, '')

/** What is no code cannot ask the provider's module: these words in it stand for what that module says. */
const filled = (text: string): string =>
  text
    .replaceAll('%PRODUCT%', provider.product)
    .replaceAll('%NAME%', provider.name)
    .replaceAll('%SECURITY%', provider.securityContact)

/** Fills them in: in the page, and in these files of `public`. */
function providerNames(): Plugin {
  const files = ['manifest.webmanifest', '.well-known/security.txt']
  const textOf = (file: string) => filled(readFileSync(join(root, 'public', file), 'utf8'))
  let folder = ''
  return {
    name: 'provider-names',
    configResolved(config) {
      folder = outDir(config)
    },
    transformIndexHtml: { order: 'pre', handler: filled },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const file = files.find((name) => req.url === `/${name}`)
        if (file === undefined) return next()
        res.end(textOf(file))
      })
    },
    writeBundle() {
      for (const file of files) writeFileSync(join(folder, file), textOf(file))
    },
  }
}

/** The policy allows what stands in the pages themselves, and nothing else that is not a file of ours. */
function allowInline(headers: string, html: string): string {
  const inline = (tag: string) => hashOf('sha256', new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '')
  return headers.replace('%INLINE_SCRIPT%', inline('script')).replace('%INLINE_STYLE%', inline('style'))
}

/** Three pages out of one, with integrity on what they load. */
function pages(build: string): Plugin {
  let folder = ''
  const signed = (page: string) =>
    page.replace(
      /<(?:script|link)[^>]*?(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g,
      (tag, path: string) => `${tag} integrity="${sri(readFileSync(join(folder, path)))}"`,
    )
  return {
    name: 'pages',
    configResolved(config) {
      folder = outDir(config)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? shell(html, 'app') : html).replace('%BUILD%', build),
    },
    writeBundle() {
      const html = readFileSync(join(folder, 'index.html'), 'utf8')
        .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
        .replace('</head>', `${aheadOf(join(folder, 'assets'))}</head>`)
      for (const [file, name, page] of [
        ['index.html', 'app', withoutManifest(html)],
        ['inloggen.html', 'inloggen', html],
        ['kept.html', 'app', keptPage(html, join(folder, 'assets'))],
      ] as const) {
        writeFileSync(join(folder, file), shell(signed(page), name))
      }
      const headers = join(folder, '_headers')
      writeFileSync(headers, allowInline(readFileSync(headers, 'utf8'), html))
    },
  }
}

/** Adds the licences of what the worker is made of to those of the app. */
function workerLicenses(): Plugin {
  let folder = ''
  const licenseOf = (name: string) => {
    const read = (file: string) => readFileSync(join(root, 'node_modules', name, file), 'utf8')
    const { version, license } = JSON.parse(read('package.json'))
    return `\n## ${name} - ${version} (${license})\n\n${read('LICENSE')}`
  }
  return {
    name: 'worker-licenses',
    apply: 'build',
    configResolved(config) {
      folder = outDir(config)
    },
    writeBundle() {
      appendFileSync(join(folder, LICENSES), ['workbox-core', 'workbox-precaching', 'workbox-routing'].map(licenseOf).join(''))
    },
  }
}

/** `build.json`, for the hourly check. */
function buildFile(build: string): Plugin {
  let folder = ''
  return {
    name: 'build-file',
    configResolved(config) {
      folder = outDir(config)
    },
    writeBundle() {
      const told = { id: build, minBuild: MIN_BUILD, sw: 'on', at: new Date().toISOString() }
      writeFileSync(join(folder, 'build.json'), `${JSON.stringify(told)}\n`)
    },
  }
}

const outDir = ({ root: from, build }: ResolvedConfig) => resolve(from, build.outDir)

/** The service worker, with a list of all files and the integrity of each. */
function worker(): Plugin[] {
  let folder = ''
  const found: Plugin = {
    name: 'worker-folder',
    configResolved(config) {
      folder = outDir(config)
    },
  }
  return [
    found,
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false, // public/manifest.webmanifest
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}', 'icons/*.png'],
        globIgnores: ['sw*.js', 'beeld/**', 'index.html'], // instead of which the worker has kept.html
        rollupFormat: 'iife',
        sourcemap: false,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({ ...entry, integrity: sri(readFileSync(join(folder, entry.url))) })),
          }),
        ],
      },
    }),
  ]
}
