import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contractFile } from './mocks/contract/vitePlugin.ts'
import { phonePictures } from './mocks/server/doors/pictures.ts'
import { mockBackend } from './mocks/server/doors/vitePlugin.ts'
import { inChromium } from './tests/support/components.ts'
import { afterTransition } from './vite/afterTransition.ts'
import { aliases } from './vite/aliases.ts'
import { anyHost } from './vite/anyHost.ts'
import { brand } from './vite/brand.ts'
import { buildFile, buildId } from './vite/build.ts'
import { chunks, isThere, REACT } from './vite/chunks.ts'
import { compressed } from './vite/deploy/compressed.ts'
import { servers } from './vite/deploy/servers.ts'
import { hotScreens } from './vite/hotScreens.ts'
import { joinedStyles } from './vite/joinedStyles.ts'
import { licenses } from './vite/licenses.ts'
import { names } from './vite/names.ts'
import { pages } from './vite/pages.ts'
import { smallFirst } from './vite/smallFirst.ts'
import { worker } from './vite/worker.ts'

/**
 * The id of the oldest supported build. Set it to the id of a build with a critical fix: customers with an older build must update before
 * they can start a purchase.
 */
const MIN_BUILD: string | null = null

export default defineConfig(({ mode, command }) => {
  const build = buildId(mode)
  const isMock = mode === 'mock' || mode === 'demo'
  const shipped = licenses(mode === 'production')
  return {
    define: {
      __MOCK__: JSON.stringify(isMock || command === 'serve'),
      __IN_PAGE__: JSON.stringify(mode === 'demo'),
      __BUILD__: JSON.stringify(build),
      __MIN_BUILD__: JSON.stringify(MIN_BUILD),
    },
    resolve: { alias: aliases(mode === 'demo') },
    build: {
      target: ['chrome123', 'safari17.5', 'firefox120'], // the first versions with light-dark()
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isThere(file)).toSorted() },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: REACT },
              { debugName: 'chunks', name: chunks() },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
      reportCompressedSize: false,
      manifest: mode === 'production' && 'manifest.json', // `names` moves it out of the folder that is published
    },
    test: {
      environment: 'node',
      pool: 'threads',
      isolate: false,
      testTimeout: 180_000, // a busy machine takes ten times as long
      hookTimeout: 180_000,
      maxWorkers: '100%', // as many as processors: the default leaves one idle
      coverage: { include: ['{src,mocks,fixtures}/**/*.{ts,tsx}'], reporter: ['text-summary', 'html'] },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/build/**', '**/*.component.test.tsx'],
            setupFiles: ['tests/support/today.ts', 'tests/support/alone.ts', 'src/routes/register.ts'], // another day; own modules; the table of routes
          },
        },
        { extends: true, test: { name: 'components', include: ['tests/**/*.component.test.tsx'], ...inChromium() } },
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'], setupFiles: ['tests/support/today.ts'] } },
      ],
    },
    plugins: [
      react(),
      command === 'serve' && mockBackend(), // `npm run dev` has its backend in the same process
      command === 'serve' && mode !== 'test' && hotScreens(), // hot-reloads screens in place
      phonePictures(isMock), // a production build gets its pictures from the provider
      contractFile(isMock), // the demo shows its contract
      afterTransition(), // replaces a module of react-aria that holds elements which left the page
      optimizeLocales.vite({ locales: ['nl-NL'] }), // removes react-aria's texts in thirty other languages
      joinedStyles(), // makes few files of the screens' styles
      mode !== 'mock' && smallFirst(), // saves 0.6 KiB until the login screen and 1.1 until the overview, which are over their limits without it
      names(), // renames few files in a small change; `chunkImportMap` does so too, but makes each page 9 KiB instead of 3
      brand(), // fills the brand into files that are no code, and adds its drawings and public files
      pages(build), // renders the first paint without a script: two shells, and the page for the worker's cache
      shipped.app, // names the packages that were bundled, with their licences
      buildFile(build, MIN_BUILD), // tells open pages about a new build
      anyHost(mode === 'demo'), // the demo without a server lives on any static host
      servers(mode === 'production'), // tells nginx and Caddy the rules of _headers and _redirects
      worker(shipped.worker), // makes the app work offline
      compressed(mode === 'production'), // lets servers send the best compression without doing it
    ],
  }
})
