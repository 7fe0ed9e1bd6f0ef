/**
 * `npm run pictures`: draws the pictures of the documents, and the icons and screenshots of the brand, from a build with the mock backend at a
 * fixed moment. `-- tide` draws one of them, and `--no-build` uses the previous build. Another brand draws its own:
 * `NODE_OPTIONS=--conditions=halm npm run pictures`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { buildSite } from '../../mocks/server/doors/buildSite.ts'
import { startServer } from '../../mocks/server/doors/server.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { brandFolder } from '../../vite/brand.ts'
import { ensureChromium } from '../support/chromium.ts'
import { launching } from '../support/launching.ts'
import { root } from '../support/paths.ts'
import { settled } from '../support/settled.ts'
import { visitorOf } from '../support/visitor.ts'
import { animated, type Frame } from './animated.ts'
import { iconOf, icons } from './icons.ts'

const brand = basename(brandFolder)
const { default: first } = packageJson.imports['#brand/*']
const isFirstBrand = brand === basename(dirname(first))
const DOCS = join(root, 'docs/pictures', isFirstBrand ? '' : 'another-provider')
const PUBLIC = join(brandFolder, 'public')
const BUILD = isFirstBrand ? 'dist-start' : `dist-${brand}`
const MOMENT = '2026-11-20T09:41:00+01:00'
/** When the visitor answered the question about cookies: earlier than all pictures. */
const CHOSEN = '2026-11-01T08:00:00+01:00'
/** The quality of a picture, and of each one in the animation. */
const [QUALITY, FRAME_QUALITY] = [80, 50]

const DAYS = 30
/** How long the animation shows a day, and its first and last one (ms). */
const [STEP_MS, REST_MS] = [220, 1600]

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1200, height: 780 }, deviceScaleFactor: 1.25 }
/** For the wide screenshot in the manifest, in the size that it states. */
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
/** For the animation: so wide that the words are beside the water, in pixels that keep its many frames small. */
const SHORE = { viewport: { width: 1000, height: 780 }, deviceScaleFactor: 0.8 }
/** The height of the hero in the animation (px): enough for all that it says in a month. */
const HERO = 500

type Rect = { x: number; y: number; width: number; height: number }
type Place = { url: string; browser: Browser }
type Screen = typeof PHONE | typeof DESKTOP | typeof WIDE | typeof SHORE
/** `account`: null for a guest. */
type View = { screen: Screen; colorScheme: 'light' | 'dark'; account: number | null }

/** A picture of the page: as WebP of this quality, or as PNG. */
async function still(page: Page, quality: number | null, part?: Rect): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  // Chromium draws one pixel a point, whatever the screen.
  const clip = {
    ...(part ?? { x: 0, y: 0, ...(page.viewportSize() ?? { width: 0, height: 0 }) }),
    scale: await page.evaluate(() => devicePixelRatio),
  }
  const format = quality === null ? { format: 'png' as const } : { format: 'webp' as const, quality }
  const { data } = await session.send('Page.captureScreenshot', { ...format, clip })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Opens a screen, with everything that it loads after its first drawing. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#demo').waitFor({ state: 'attached' })
  await settled(page)
}

/** Hides the badge of the demo, which is no part of the product. */
const withoutBadge = (page: Page): Promise<void> =>
  page.locator('#demo').evaluate((demo) => {
    demo.style.display = 'none'
  })

type Draw = (page: Page, turn: (moment: string) => Promise<void>) => Promise<Buffer>

/** The drawing of a customer's page, with the demo's clock at the fixed moment. */
async function view({ url, browser }: Place, { screen, colorScheme, account }: View, draw: Draw): Promise<Buffer> {
  const context = await browser.newContext({
    ...screen,
    baseURL: url,
    colorScheme,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const { signIn, world } = visitorOf(context, url)
  const turn = (moment: string) => world({ clock: moment })
  await turn(MOMENT)
  if (account !== null) await signIn(account)
  const page = await context.newPage()
  await page.goto('/') // the account's usage is that of this moment
  await turn(CHOSEN)
  await page.goto('/')
  await page.getByRole('button', { name: 'Alleen noodzakelijke cookies' }).click()
  await turn(MOMENT)
  const drawn = await draw(page, turn)
  await context.close()
  return drawn
}

const drawing = (place: Place, how: View, path: string, act = withoutBadge, quality: number | null = QUALITY) =>
  view(place, how, async (page) => {
    await open(page, path)
    await act(page)
    return await still(page, quality)
  })

/** Gives the hero the same height on every day, so that the water stays in its place when there is more to say. Returns its place. */
function heroPlace(hero: HTMLElement | SVGElement, height: number): Rect {
  if (hero.firstElementChild instanceof HTMLElement) hero.firstElementChild.style.minHeight = `${height}px`
  const { x, y, width, height: whole } = hero.getBoundingClientRect()
  return { x, y, width, height: whole }
}

/** The water of a month, a day a frame. */
const tide = (place: Place): Promise<Buffer> =>
  view(place, { screen: SHORE, colorScheme: 'light', account: 16 }, async (page, turn) => {
    const frames: Frame[] = []
    let size = { width: 0, height: 0 }
    for (let day = 1; day <= DAYS; day += 1) {
      await turn(`2026-11-${String(day).padStart(2, '0')}T21:00:00+01:00`)
      await open(page, '/')
      await withoutBadge(page)
      const hero = await page.getByRole('region', { name: 'Internet' }).evaluate(heroPlace, HERO)
      frames.push({ still: await still(page, FRAME_QUALITY, hero), ms: day === 1 || day === DAYS ? REST_MS : STEP_MS })
      size = { width: hero.width * SHORE.deviceScaleFactor, height: hero.height * SHORE.deviceScaleFactor }
    }
    return animated(frames, size)
  })

type Picture = (place: Place) => Promise<Buffer>
/** A subscriber with enough internet, on a phone or laptop in the light, unless told otherwise. */
const simple =
  (path: string, how: Partial<View> = {}): Picture =>
  (place) =>
    drawing(place, { screen: PHONE, colorScheme: 'light', account: 1, ...how }, path)

const ofFirstBrand: Record<string, Picture> = {
  'phone-light': simple('/'),
  'phone-dark': simple('/', { colorScheme: 'dark' }),
  'desktop-light': simple('/verbruik/internet', { screen: DESKTOP, account: 2 }),
  'desktop-dark': simple('/', { screen: DESKTOP, colorScheme: 'dark' }),
  'demo-panel': (place) =>
    drawing(place, { screen: DESKTOP, colorScheme: 'light', account: 16 }, '/', async (page) => {
      await page.keyboard.press('F2')
      await page.getByRole('searchbox').first().waitFor()
      await settled(page)
    }),
  tide,
}
const ofOtherBrand: Record<string, Picture> = {
  'overview-phone-light': simple('/'),
  'overview-phone-dark': simple('/', { colorScheme: 'dark' }),
  'overview-desktop': simple('/', { screen: DESKTOP }),
  usage: simple('/verbruik'),
  login: simple('/inloggen', { account: null }),
}

/** A screenshot that the browser shows before the app is installed. */
const inManifest =
  (path: string, screen: Screen): Picture =>
  (place) =>
    drawing(place, { screen, colorScheme: 'light', account: 1 }, path, withoutBadge, null)

/** Every picture by its name, with its file. */
const pictures: readonly (readonly [name: string, file: string, draw: Picture])[] = [
  ...Object.entries(isFirstBrand ? ofFirstBrand : ofOtherBrand).map(
    ([name, draw]) => [name, join(DOCS, `${name}.webp`), draw] as const,
  ),
  ...Object.entries({
    'overzicht-smal': inManifest('/', PHONE),
    'verbruik-smal': inManifest('/verbruik', PHONE),
    'overzicht-breed': inManifest('/', WIDE),
  }).map(([name, draw]) => [name, join(PUBLIC, 'screenshots', `${name}.png`), draw] as const),
  ...icons.map(
    (icon) => [icon.name, join(PUBLIC, 'icons', `${icon.name}.png`), ({ browser }: Place) => iconOf(browser, icon)] as const,
  ),
]

const { values, positionals } = parseArgs({
  options: { 'no-build': { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (!values['no-build']) await buildSite(BUILD)
const server = await startServer({ dir: join(root, BUILD), port: 0, latency: 0 })
const browser = await chromium.launch(launching(ensureChromium((line) => process.stdout.write(`${line}\n`))))
for (const [name, file, draw] of pictures) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const bytes = await draw({ url: server.url, browser })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  process.stdout.write(`${basename(file)} ${Math.round(bytes.length / 1024)} KB\n`)
}
await browser.close()
await server.close()
