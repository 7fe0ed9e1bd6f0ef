import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { outDir } from './folders.ts'
import { sri } from './hashes.ts'

/** All scripts and styles in one file, for the first install of the worker (`src/sw/firstInstall.ts`). */
function writeArchive(folder: string, urls: readonly string[]): void {
  const texts = urls
    .filter((url) => /^assets\/.*\.(?:js|css)$/.test(url))
    .map((url) => [url, readFileSync(join(folder, url), 'utf8')])
  writeFileSync(join(folder, 'install.json'), JSON.stringify(Object.fromEntries(texts)))
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
