import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Alias, Plugin } from 'vite'
import { root } from './folders.ts'
import { tokensIn, uncommented } from './tokens.ts'

/** The folder of the brand. A condition of Node chooses it, in `imports` of package.json: `NODE_OPTIONS=--conditions=halm`. */
export const brandFolder = join(createRequire(join(root, 'package.json')).resolve('#brand/provider.ts'), '..')

type Provider = typeof import('#kit/provider.ts')['provider']
const load = async <Module>(file: string): Promise<Module> => import(pathToFileURL(join(brandFolder, file)).href)
const { provider } = await load<{ provider: Provider }>('provider.ts')
const { loginIntro } = await load<{ loginIntro: string }>('words/login.ts')

const textOf = (file: string): string => readFileSync(join(brandFolder, file), 'utf8')
const tokens = tokensIn(textOf('tokens.css'))

/** The typeface for the first paint: all but the figures. */
const fonts = (): string =>
  [
    ...uncommented(textOf('fonts.css'))
      .replaceAll('./', `${brandFolder.replace(root, '')}/`)
      .matchAll(/@font-face \{[^}]*\}/g),
  ]
    .map(([face]) => face)
    .filter((face) => !face.includes('Figures'))
    .join('')

const [, logoBox = '', logoPaths = ''] =
  /viewBox="([^"]+)">\s*(?:<!--.*-->)?\s*([\s\S]*?)\s*<\/svg>/.exec(textOf('logo.svg')) ?? []
const logo = `<svg viewBox="${logoBox}" role="img" aria-label="${provider.name}">${logoPaths.replace(/\s*\n\s*/g, '')}</svg>`
const logoColors = tokens.names.filter((name) => name.startsWith('--logo-')).map((name) => `${name}: ${tokens.colorOf(name)}`)

/** Files that are no code cannot import the brand's modules: these placeholders stand for its names, colours and drawings. */
const filled = (text: string): string =>
  text
    .replaceAll('%PRODUCT%', provider.product)
    .replaceAll('%NAME%', provider.name)
    .replaceAll('%SECURITY%', provider.securityContact)
    .replaceAll('%LOGIN_INTRO%', loginIntro)
    .replaceAll('%BRAND%', brandFolder.replace(root, ''))
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.colorOf(name)) // before the logo, which keeps its own
    .replaceAll('/* FONTS */', fonts)
    .replaceAll('%LOGO%', logo)
    .replaceAll('/* LOGO_COLORS */', logoColors.join('; '))
    .replaceAll(/%(--[\w-]+):(light|dark)%/g, (_, name: string, theme: 'light' | 'dark') => tokens.shadeOf(name, theme))

/** Fills the placeholders in the page and in these files of `public`, and adds the brand's own public files. */
function publicFiles(): Plugin {
  const files = ['manifest.webmanifest', '.well-known/security.txt']
  const publicText = (file: string) => filled(readFileSync(join(root, 'public', file), 'utf8'))
  let base = '/'
  return {
    name: 'brand-public',
    configResolved(config) {
      base = config.base
    },
    // Vite puts the folder of the site before the files of `public` alone.
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => filled(html).replaceAll(/href="\/(?=favicon\.svg|icons\/)/g, `href="${base}`),
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const file = files.find((name) => req.url === `/${name}`)
        if (file !== undefined) return res.end(publicText(file))
        if (/^\/(?:favicon\.svg$|icons\/|screenshots\/)/.test(req.url ?? ''))
          req.url = `${brandFolder.replace(root, '')}/public${req.url}`
        next()
      })
    },
    writeBundle({ dir = '' }) {
      cpSync(join(brandFolder, 'public'), dir, { recursive: true })
      for (const file of files) writeFileSync(join(dir, file), publicText(file))
    },
  }
}

/** Puts the brand's drawings and logo among the icons, so that a page fetches one file. It is made before the build, as any other file. */
function drawings(): Plugin {
  const made = join(root, 'node_modules/.cache/brand', basename(brandFolder), 'drawings.svg')
  const own = textOf('drawings.svg').replace(/^<svg[^>]*>\n|<\/svg>\s*$/g, '')
  const all = readFileSync(join(root, 'src/kit/ui/art/drawings.svg'), 'utf8').replace(
    '<!--brand-->',
    () => `<symbol id="logo" viewBox="${logoBox}">${logoPaths}</symbol>\n${own}`,
  )
  return {
    name: 'brand-drawings',
    enforce: 'pre',
    buildStart() {
      if (existsSync(made) && readFileSync(made, 'utf8') === all) return
      mkdirSync(dirname(made), { recursive: true })
      writeFileSync(made, all)
    },
    resolveId: (id) => (id.endsWith('art/drawings.svg?no-inline') ? `${made}?no-inline` : null),
  }
}

export const brand = (): Plugin[] => [publicFiles(), drawings()]

/** The modules of the brand, in every environment of Vite. */
export const brandAlias: Alias = { find: /^#brand\//, replacement: `${brandFolder}/` }
