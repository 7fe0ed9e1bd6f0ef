/**
 * `npm run brand:pictures -- <folder of a mock build>`: draws the icons of the brand from its app-icon.svg, and makes the screenshots that its
 * app shows before it is installed. With `--docs <folder>` also the five of the documentation.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startServer } from '../mocks/server/doors/server.ts'
import { brandFolder } from '../vite/brand.ts'
import { tokensIn } from '../vite/tokens.ts'
import { findChromium } from './support/chromium.ts'
import { chooseCookies } from './support/cookieChoice.ts'
import { root } from './support/paths.ts'
import { visitorOf } from './support/visitor.ts'

const { values, positionals } = parseArgs({ options: { docs: { type: 'string' } }, allowPositionals: true })
const target = join(brandFolder, 'public')
const { shadeOf } = tokensIn(readFileSync(join(brandFolder, 'tokens.css'), 'utf8'))
for (const folder of ['icons', 'screenshots']) mkdirSync(join(target, folder), { recursive: true })

async function draw(browser: Browser, svg: string, size: number, file: string) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  await page.screenshot({ path: join(target, 'icons', file), omitBackground: true })
  await page.close()
}

/** An icon of the product in a disc. */
function disc(name: string): string {
  const icons = readFileSync(join(root, 'src/kit/ui/art/drawings.svg'), 'utf8')
  const [, paths = ''] = new RegExp(`<symbol id="${name}"[^>]*>(.*)</symbol>`).exec(icons) ?? []
  return `<svg viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${shadeOf('--logo-ink', 'light')}"/>
    <g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`
}

type Shot = { path: string; wide?: true; theme?: 'light' | 'dark'; file: string; scale?: number }
const inApp: readonly Shot[] = [
  { path: '/', file: join(target, 'screenshots/overzicht-smal.png'), scale: 2 },
  { path: '/verbruik', file: join(target, 'screenshots/verbruik-smal.png'), scale: 2 },
  { path: '/', wide: true, file: join(target, 'screenshots/overzicht-breed.png') },
]
const inDocs = (folder: string): readonly Shot[] => [
  { path: '/', file: join(folder, 'overview-phone-light.webp') },
  { path: '/', theme: 'dark', file: join(folder, 'overview-phone-dark.webp') },
  { path: '/', wide: true, file: join(folder, 'overview-desktop.webp') },
  { path: '/verbruik', file: join(folder, 'usage.webp') },
  { path: '/inloggen', file: join(folder, 'login.webp') },
]

async function shoot(browser: Browser, url: string, { path, wide, theme = 'light', file, scale = 1 }: Shot) {
  const context = await browser.newContext({
    viewport: wide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await chooseCookies(context, 'refused')
  if (path !== '/inloggen') await visitorOf(context, url).signIn(1)
  const page = await context.newPage()
  await page.goto(new URL(path, url).href)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('#demo').evaluate((demo) => demo.remove())
  const png = await page.screenshot()
  writeFileSync(file, file.endsWith('.webp') ? await asWebp(page, png) : png)
  await context.close()
}

/** The same picture in a fifth of the bytes. The browser makes it. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank')
  const base64 = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, png.toString('base64'))
  return Buffer.from(base64, 'base64')
}

const site = await startServer({ dir: resolve(positionals[0] ?? 'dist-start'), port: 0, latency: 0 })
const executablePath = findChromium()
const browser = await chromium.launch(executablePath === null ? {} : { executablePath })
const icon = readFileSync(join(target, 'icons/app-icon.svg'), 'utf8')
for (const [size, file] of [
  [192, 'app-icon-192.png'],
  [512, 'app-icon-512.png'],
  [180, 'apple-touch-icon.png'],
] as const)
  await draw(browser, icon, size, file)
for (const [name, file] of [
  ['usage', 'verbruik-96.png'],
  ['invoices', 'betalen-96.png'],
  ['overview', 'overzicht-96.png'],
] as const)
  await draw(browser, disc(name), 96, file)
for (const shot of [...inApp, ...(values.docs === undefined ? [] : inDocs(values.docs))]) await shoot(browser, site.url, shot)
await browser.close()
await site.close()
