import type { Page } from '@playwright/test'
import { expect, test } from '../../support/phone.ts'
import { shellKept } from '../../support/worker.ts'

test.use({ build: 'production' })

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string; label?: string }
type Manifest = Record<string, unknown> & {
  icons: Picture[]
  shortcuts: { url: string; icons: Picture[] }[]
  screenshots?: Picture[]
}

async function manifestOf(page: Page): Promise<Manifest> {
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  return (await page.request.get(href ?? '/no-manifest')).json()
}

/** Checks that each picture exists and matches the manifest. */
async function expectPictures(page: Page, pictures: readonly Picture[]) {
  for (const { src, type, sizes } of pictures) {
    const response = await page.request.get(src)
    expect(response.headers()['content-type'], src).toBe(type)
    if (sizes === 'any') continue
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size, src).toBe(sizes)
  }
}

test('the manifest: when the browser looks at it, then the app can be installed with its icons, shortcuts and pictures', async ({
  phone,
}) => {
  const page = await phone.start()
  const devtools = await phone.context().newCDPSession(page)
  const obstacles = async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors
  expect(await obstacles(), 'an empty page cannot be installed: this browser looks').not.toEqual([])
  await page.goto('/inloggen')
  await shellKept(page)
  expect(await obstacles()).toEqual([])
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const manifest = await manifestOf(page)
  expect(manifest).toMatchObject({
    id: '/',
    lang: 'nl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: 'Mijn Tureluur',
  })
  expect(manifest).not.toHaveProperty('prefer_related_applications')
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/verbruik', '/betalen', '/'])
  for (const { icons } of manifest.shortcuts) await expectPictures(page, icons)
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  await expectPictures(page, manifest.icons)

  const { screenshots = [] } = manifest
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']))
  expect(screenshots.filter(({ label }) => !label)).toEqual([])
  await expectPictures(page, screenshots)
})

test('a first visit: when the worker installs, then it fetches all files of the app in a few requests', async ({ phone }) => {
  const page = await phone.start()
  const asked: string[] = []
  phone.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/inloggen')
  await shellKept(page)
  expect(asked).toContain('/install.json')
  expect(asked.length).toBeLessThan(100)
})

test('a damaged archive: when the worker installs, then the files that it spoils come one by one, as the build made them', async ({
  phone,
}) => {
  const page = await phone.start()
  let spoilt: string[] = []
  await phone.context().route('**/install.json', async (route) => {
    const archive: Record<string, string> = await (await route.fetch()).json()
    spoilt = Object.keys(archive).slice(0, 2)
    const [damaged = '', missing = ''] = spoilt
    archive[damaged] = 'damaged'
    delete archive[missing]
    await route.fulfill({ json: archive })
  })
  await page.goto('/inloggen')
  await shellKept(page)
  expect(spoilt).toHaveLength(2)
  const differs = await page.evaluate(async (files) => {
    const texts = files.map(async (file) => [await (await caches.match(file))?.text(), await (await fetch(file)).text()])
    return (await Promise.all(texts)).filter(([kept, built]) => kept !== built || kept === 'damaged')
  }, spoilt)
  expect(differs).toEqual([])
})
