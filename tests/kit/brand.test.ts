import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tokensIn } from '../../vite/tokens.ts'
import { root } from '../support/paths.ts'

const brands = globSync('src/kit/brand/*', { cwd: root }).toSorted()
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const idsIn = (svg: string) => [...svg.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id = '']) => id)
const themes = ['light', 'dark'] as const

/** The relative luminance of a colour such as `#1d1f47`, by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['sky', 'page', 'surface', 'surface-raised']
const allGrounds = [...grounds, 'surface-sunken', 'surface-hover', 'surface-selected']
const on = (ground: string, ...colors: string[]) => colors.map((color) => [color, ground] as const)

/** Text on its ground: 4.5 to 1. */
const texts = [
  ...allGrounds.flatMap((ground) => on(ground, 'text', 'text-muted', 'text-link')),
  ...grounds.flatMap((ground) => on(ground, 'text-accent')),
  ...on('surface', 'text-disabled', 'bad-text', 'good-text'),
  ...on('page', 'bad-text'),
  ...['info', 'good', 'warn', 'bad', 'accent'].flatMap((kind) => on(`${kind}-ground`, 'text', `${kind}-text`)),
  ...['green', 'green-hover', 'green-pressed'].flatMap((ground) => on(ground, 'on-green')),
  ...['ink', 'ink-hover'].flatMap((ground) => on(ground, 'on-ink')),
  ...['paper', 'paper-pressed'].flatMap((ground) => on(ground, 'on-paper')),
  ...on('surface-inverse', 'text-inverse'),
  ...on('orange-page', 'on-orange'),
]
/** Edges, meters and the focus on their ground: 3 to 1. */
const shapes = [
  ...['sky', 'page', 'surface'].flatMap((ground) =>
    on(ground, 'line-control', 'level', 'level-deep', 'accent', 'focus', 'green'),
  ),
  ...['page', 'surface'].flatMap((ground) => on(ground, 'info-edge', 'good-edge', 'warn-edge', 'bad-edge')),
]

describe.each(brands)('%s', (brand) => {
  const { names, shadeOf } = tokensIn(textOf(`${brand}/tokens.css`))

  test.each([
    ['text', 4.5, texts],
    ['edges, meters and the focus', 3, shapes],
  ] as const)('colours: when %s are drawn on a ground, then the contrast is at least %d', (_, least, pairs) => {
    const weak = pairs.flatMap(([color, ground]) =>
      themes.flatMap((theme) => {
        const ratio = contrast(shadeOf(`--color-${color}`, theme), shadeOf(`--color-${ground}`, theme))
        return ratio < least ? [`${color} on ${ground}, ${theme}: ${ratio.toFixed(2)}`] : []
      }),
    )
    expect(weak).toEqual([])
  })

  test('the toolbar of the browser: when it takes the colour of the header, then that is a token', async () => {
    const look: typeof import('#brand/look.ts') = await import(join(root, brand, 'look.ts'))
    const tokens = { sky: '--color-sky', page: '--color-page', dawn: '--art-sky', orange: '--color-orange-page' }
    for (const [name, token] of Object.entries(tokens))
      expect(look.grounds[name as keyof typeof tokens]).toEqual(themes.map((theme) => shadeOf(token, theme)))
    expect(textOf(`${brand}/logo.svg`)).toContain(`viewBox="${look.logoBox}"`)
  })

  test('a brand: when it is compared with the default, then it has the same roles, drawings, scenes and public files', () => {
    const first = 'src/kit/brand/tureluur'
    const roles = (tokens: readonly string[]) =>
      tokens.filter((name) => /^--(?:color|orange|radius|shadow|mark|art-(?!animal|bill|post))-?/.test(name)).toSorted()
    expect(roles(names)).toEqual(roles(tokensIn(textOf(`${first}/tokens.css`)).names))
    expect(idsIn(textOf(`${brand}/drawings.svg`)).toSorted()).toEqual(idsIn(textOf(`${first}/drawings.svg`)).toSorted())
    const scenes = ['success', 'quiet', 'empty', 'error', 'offline', 'walk', 'dawn']
    expect(idsIn(textOf(`${brand}/scenes.svg`))).toEqual(expect.arrayContaining(scenes))
    const filesOf = (folder: string) => globSync('public/**/*.*', { cwd: join(root, folder) }).toSorted()
    expect(filesOf(brand)).toEqual(filesOf(first))
  })

  test('the modules of a brand: when they are compared with those of the default, then they have the same names and kinds of values', async () => {
    const first = 'src/kit/brand/tureluur'
    const kindsOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kindsOf(part)]))
        : typeof value
    const modules = globSync('{provider,look,words/*}.ts', { cwd: join(root, brand) }).toSorted()
    expect(modules).toEqual(globSync('{provider,look,words/*}.ts', { cwd: join(root, first) }).toSorted())
    for (const file of modules) {
      const [own, its] = await Promise.all([brand, first].map((folder): Promise<object> => import(join(root, folder, file))))
      expect(kindsOf({ ...own }), file).toEqual(kindsOf({ ...its }))
    }
  })

  test('a drawing: when it has a colour of a token, then the brand has that token', () => {
    const asked = ['drawings', 'scenes', 'logo'].flatMap(
      (file) => textOf(`${brand}/${file}.svg`).match(/(?<=var\()--[\w-]+/g) ?? [],
    )
    expect([...new Set(asked)].filter((name) => !names.includes(name))).toEqual([])
  })

  test('the sources: when they name a provider, then they are in the folder of its brand', () => {
    const files = ['index.html', ...globSync('{src,mocks,fixtures,public}/**/*.{ts,tsx,css,svg,txt,webmanifest}', { cwd: root })]
    const named = new RegExp(`\\b${basename(brand)}\\b`, 'i')
    const naming = files.filter((file) => named.test(textOf(file)))
    expect(naming).toContain(`${brand}/provider.ts`)
    expect(naming.filter((file) => !file.startsWith(`${brand}/`))).toEqual([])
  })
})
