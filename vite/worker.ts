import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { outDir } from './folders.ts'
import { sri } from './hashes.ts'

/**
 * All scripts and styles in one file, for the first install of the worker (`src/sw/firstInstall.ts`). The files that every start loads are
 * left out: the browser has them already, and Chromium compiles only those ahead that Workbox fetched.
 */
function writeArchive(folder: string, urls: readonly string[]): void {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const ofStart = new Set([...text('kept.html').matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+)"/g)].map(([, file]) => file))
  const archived = urls.filter((url) => /^assets\/.*\.(?:js|css)$/.test(url) && !ofStart.has(url))
  writeFileSync(join(folder, 'install.json'), JSON.stringify(Object.fromEntries(archived.map((url) => [url, text(url)]))))
}

/** The service worker, with a list of all files and their integrity. It is built separately, with this plugin. */
export function worker(plugin: Plugin): Plugin[] {
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
        globIgnores: ['sw*.js', 'beeld/**', 'index.html', '404.html'], // the worker caches kept.html instead
        rollupFormat: 'iife',
        sourcemap: false,
        buildPlugins: { vite: [plugin] },
        manifestTransforms: [
          (entries) => {
            writeArchive(
              folder,
              entries.map(({ url }) => url),
            )
            return { manifest: entries.map((entry) => ({ ...entry, integrity: sri(readFileSync(join(folder, entry.url))) })) }
          },
        ],
      },
    }),
  ]
}
