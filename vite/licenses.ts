import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { brandFolder } from './brand.ts'
import { outDir, root } from './folders.ts'

/** The licences of the shipped packages, which require a copy. The privacy settings link to it. */
const LICENSES = 'licenties.txt'

/** Code that the build tools add, by the id of its module, and its package. */
const ADDED: Readonly<Record<string, string>> = { '\0vite/preload-helper.js': 'vite', '\0rolldown/runtime.js': 'rolldown' }

/** The texts for packages that name a licence and hold no copy of it. */
const TEXTS: Readonly<Record<string, string>> = { MIT: 'MIT.txt', Unlicense: 'Unlicense.txt' }

const own = (file: string): string => readFileSync(join(root, 'vite/licenses', file), 'utf8').trim()
/** The licence file of Vite continues with the packages inside Vite itself, which are not shipped. */
const NOT_SHIPPED = /^# Licenses of bundled dependencies$.*/ms
const isLicense = (file: string): boolean => /^(?:un)?licen[cs]e|^copying|^notice/i.test(file)

/** The folder of the package of a bundled module; undefined for a module of our own, also one that the build made. */
function packageOf(id: string): string | undefined {
  const added = ADDED[id]
  if (added !== undefined) return join(root, 'node_modules', added)
  return /^\0?(.*\/node_modules\/(?!\.)(?:@[^/]+\/)?[^/?]+)/.exec(id)?.[1]
}

/** The section of one package: its name, version and licence, and all licence texts in its folder. Throws when there is no text. */
export function licenseOf(folder: string): string {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { name, version, license }: Record<string, string> = JSON.parse(read('package.json'))
  const given = readdirSync(folder).filter(isLicense).toSorted().map(read)
  const standard = TEXTS[license ?? '']
  const texts = given.length === 0 && standard !== undefined ? [own(standard)] : given
  if (texts.length === 0)
    throw new Error(`${name} is bundled without the text of its licence (${license}): add it to vite/licenses`)
  return `## ${name} - ${version} (${license})\n\n${texts.map((text) => text.replace(NOT_SHIPPED, '').trim()).join('\n\n')}\n`
}

/** The whole file, for all modules that were bundled. */
function licensesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].flatMap((id) => packageOf(id) ?? []))
  return [
    '# Licenties\n\nDeze app bevat software en een lettertype van anderen, onder deze licenties.\n',
    `## ${readFileSync(join(brandFolder, 'font-licence.txt'), 'utf8').trim()}\n`, // the typeface is no package
    ...[...folders].map(licenseOf).toSorted(),
  ].join('\n')
}

/**
 * Writes the licences of every package with a module in the bundle. The worker is built separately and last: its plugin adds the packages in
 * the worker. With `isKept`, the plugins also write the list of all bundled modules, outside the folder that is published.
 */
export function licenses(isKept: boolean): { app: Plugin; worker: Plugin } {
  const modules = new Set<string>()
  const plugin = (): Plugin => {
    let folder = ''
    return {
      name: 'licenses',
      apply: 'build',
      configResolved(config) {
        folder = outDir(config)
      },
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id)
      },
      writeBundle() {
        writeFileSync(join(folder, LICENSES), licensesOf(modules))
        if (!isKept) return
        mkdirSync(`${folder}-deploy`, { recursive: true })
        const list = [...modules].map((id) => id.replace(root, '')).toSorted()
        writeFileSync(join(`${folder}-deploy`, 'modules.json'), JSON.stringify(list, null, 1))
      },
    }
  }
  return { app: plugin(), worker: plugin() }
}
