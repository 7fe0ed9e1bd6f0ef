import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { outDir, root } from './folders.ts'

/** The licences of the shipped packages, which require a copy. The privacy settings link to it. */
export const LICENSES = 'licenties.txt'

const PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']

/** Adds the licences of the worker's packages to those of the app. */
export function workerLicenses(): Plugin {
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
      appendFileSync(join(folder, LICENSES), PACKAGES.map(licenseOf).join(''))
    },
  }
}
