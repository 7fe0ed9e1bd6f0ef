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
 * The id of the oldest supported build. Set it to the id of a build with a critical fix: customers with an older build must update before
 * they can start a purchase.
 */
const MIN_BUILD: string | null = null

/** The licences of the shipped packages, which require a copy. The privacy settings link to it. */
const LICENSES = 'licenties.txt'

/** Files that the first script loads before any screen: screens need not list them again. */
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
      target: ['chrome123', 'safari17.5', 'firefox120'], // the first versions with light-dark()
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
      testTimeout: 180_000, // a busy machine takes ten times as long
      hookTimeout: 180_000,
      maxWorkers: '100%', // as many as processors: the default leaves one idle
      projects: [
        { extends: true, test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/build/**'] } },
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      ],
    },
    plugins: [
      reactByName(), // bundles React as one file with named exports
      react(),
      command === 'serve' && mockBackend(), // `npm run dev` has its backend in the same process
      command === 'serve' && hotScreens(), // hot-reloads screens in place
      phonePictures(mode === 'mock'), // a production build gets its pictures from the provider
      optimizeLocales.vite({ locales: ['nl-NL'] }), // removes react-aria's texts in thirty other languages
      wholeScripts(), // lets later starts use compiled code only
      providerNames(), // fills the provider's names into files that are no code
      pages(build), // renders the first paint without a script: two shells, and the page for the worker's cache
      workerLicenses(), // adds the licences of the worker, which is built separately
      buildFile(build), // tells open pages about a new build
      worker(), // makes the app work offline
    ],
  }
})

/** A hash of the build's inputs. It includes the headers, so that a change of them alone reaches installed apps too. */
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
function chunkOf(id: string, look: Look): string | null {
  // The first script and its dependencies, and the helpers that load all scripts.
  if (
    /src\/(?:early|trustedTypes|provider|api\/(?:ahead|wire)|pwa\/worker|storage\/idb)\.ts$|idb-keyval|drawings\.svg|vite\/preload-helper/.test(
      id,
    )
  )
    return 'start'
  if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return null // bundled by `reactByName`, which the first script imports
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

/** Code that this few areas share becomes a file from this many bytes of source on, so that other areas do not load it. */
const [FEW, WORTH_A_FILE] = [3, 8000]

type Areas = [string, Set<string>][]

const usersOf = (id: string, areas: Areas): string[] => areas.flatMap(([area, modules]) => (modules.has(id) ? area : []))

/** Bytes of source that exactly these areas need. */
function sharedBy(users: string[], areas: Areas): number {
  const [, first] = areas.find(([area]) => area === users[0]) ?? []
  const shared = [...(first ?? [])].filter((id) => id.startsWith(root) && usersOf(id, areas).join() === users.join())
  return shared.reduce((sum, id) => sum + (existsSync(id) ? statSync(id).size : 0), 0)
}

/** The modules that the screens of each area need. Chunks of an area never import each other in a cycle: shared modules are in neither. */
function areasOf(look: Look): Areas {
  const screens = ['table', 'screens'].flatMap(
    (file) => look.getModuleInfo(join(root, `src/routes/${file}.ts`))?.dynamicallyImportedIds ?? [],
  )
  // The list of phones does not load the order flow, and changing bundles does not load renewing them.
  const areaOf = (id: string) =>
    /\/screens\/(telefoons\/bestellen|bundels\/verlengen|[^/]+)\//.exec(id)?.[1]?.replace('/', '-') ?? 'screens'
  // Every customer needs the overview; its lists load after the first frame.
  const byArea = Map.groupBy([...screens, join(root, 'src/screens/overzicht/Lists.tsx')], areaOf)
  return [...byArea].map(([area, ids]) => [area, closure(look, ...ids.map((id) => relative(join(root, 'src'), id)))])
}

/**
 * Hot-reloads an edit in place when only screens and controls have to be evaluated again. Other modules hold state, or are imported by ones
 * that do: a second copy would not know the customer, so the page reloads at its address.
 *
 * The development server also marks all importers of an edited module as changed, including dynamic ones. Through the route table that
 * would be everything, so this plugin hides the dynamic imports from it.
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
        map: null, // keeps the line numbers
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
 * React as one module with named exports. Its own files are CommonJS: every importer would wrap them again and access them by property.
 * They were the only such files, so the bundler now keeps its interop helpers in React's file instead of a file that everything waits for.
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
      // The first definition of a name wins: duplicates are identical.
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
 * A hint for V8 as the first line: compile all functions at once in the background, instead of each at its first call. Chromium's code
 * cache then contains them all; otherwise every start compiles five hundred of them again.
 */
const WHOLE = '//# allFunctionsCalledOnLoad\n'
const isWhole = ({ name }: { name: string }) => ['react', 'app', 'customers'].includes(name)

function wholeScripts(): Plugin {
  return {
    name: 'whole-scripts',
    // The line is added after the file names were hashed; adding it to the hash avoids different contents under one name.
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

/** index.html contains two shells: one for the app, and one with the login screen for use before the script arrives. */
const shell = (html: string, name: 'app' | 'inloggen') =>
  html
    .replace(/\s*<!--shell:(\w+)-->\s*([\s\S]*?)\s*<!--\/shell:\1-->/g, (_, found: string, markup: string) =>
      found === name ? markup : '',
    )
    .replace(/<!--[\s\S]*?-->\s*/g, '')

/** Preloads the app while the first script is still loading, without delaying the first paint. */
const aheadOf = (assets: string): string =>
  readdirSync(assets)
    .filter((file) => /^(?:react|app)-[\w-]+\.js$/.test(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${file}">`)
    .join('')

/**
 * The page in the service worker's cache, where all files are local. Large scripts are preloaded as classic scripts: Chromium reuses
 * compiled code from an earlier start for those, but parses modules every time. The customers' chunk is only named: the first script
 * decides whether a customer visits. The styles are inline, so that no script waits for them.
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

/** A first visit installs nothing: the app adds the manifest after its first screen (pwa/install), so that its icons do not compete. */
const withoutManifest = (html: string): string => html.replace(/<link rel="manifest"[^>]*>\s*/, '')

/** Files that are no code cannot import the provider's module: these placeholders stand for its values. */
const filled = (text: string): string =>
  text
    .replaceAll('%PRODUCT%', provider.product)
    .replaceAll('%NAME%', provider.name)
    .replaceAll('%SECURITY%', provider.securityContact)

/** Fills the placeholders in the page and in these files of `public`. */
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

/** Adds hashes of the pages' inline code to the policy, which otherwise allows only our own files. */
function allowInline(headers: string, html: string): string {
  const inline = (tag: string) => hashOf('sha256', new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '')
  return headers.replace('%INLINE_SCRIPT%', inline('script')).replace('%INLINE_STYLE%', inline('style'))
}

/** Builds three pages from one, with integrity on the files that they load. */
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

/** Adds the licences of the worker's packages to those of the app. */
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
      appendFileSync(
        join(folder, LICENSES),
        ['core', 'precaching', 'routing', 'strategies'].map((name) => licenseOf(`workbox-${name}`)).join(''),
      )
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

/** The service worker, with a list of all files and their integrity. */
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
        globIgnores: ['sw*.js', 'beeld/**', 'index.html'], // the worker caches kept.html instead
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
