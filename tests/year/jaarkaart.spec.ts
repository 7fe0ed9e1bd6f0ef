import { readFile } from 'node:fs/promises'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import { shellKept } from '../support/worker.ts'

const JANUARY = '2027-01-02T12:00:00+01:00'

test('the card of the year: when it is January, then the overview offers it alone, and it can be saved as a picture', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: '2026-11-20T12:00:00+01:00' })
  await signIn(1)
  await world({ clock: JANUARY })
  await page.goto('/')
  const tile = page.getByRole('link', { name: /Groeten uit 2026/ })
  await expect(tile).toBeVisible()
  await settled(page)
  await expect(page.getByRole('heading', { name: /^Ansichtkaart uit/ })).toHaveCount(0)

  await tile.press('Enter')
  await expect(page).toHaveURL('/jaarkaart')
  const heading = page.getByRole('heading', { level: 1, name: 'Jaarkaart 2026' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(/2026 gebruikte je .* internet, belde je .* en verstuurde je/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Had je beter kunnen kiezen?' })).toBeVisible()
  await expect(page.getByText(/had je al die maanden samen|je koos precies goed/)).toBeVisible()
  await expectNoFindings(page, 'the card of the year')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bewaar als plaatje' }).press('Enter')
  const download = await saving
  expect(download.suggestedFilename()).toBe('jaarkaart-2026.png')
  const bytes = await readFile(await download.path())
  // A PNG of 1200 by 900, with more in it than a plain ground.
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 900])
  expect(bytes.length).toBeGreaterThan(20_000)
})

test('the card of the year: when a browser can share files, then the picture is shared, and closing the sheet saves nothing', async ({
  page,
  signIn,
  world,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    Object.assign(globalThis, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name, type }) => `${name} ${type}`))
        throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await world({ clock: JANUARY })
  await signIn(31)
  await page.goto('/jaarkaart')
  await page.getByRole('button', { name: 'Deel als plaatje' }).press('Enter')
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared'))).toEqual(['jaarkaart-2026.png image/png'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the card of the year: when the bundles cannot be read, then the card stays and its question says so', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/getPostpaidOptionsV2.* → 500/)
  await world({ clock: JANUARY, faults: { getPostpaidOptionsV2: '500' } })
  await signIn(1)
  await page.goto('/jaarkaart')
  await expect(page.getByText(/2026 gebruikte je/)).toBeVisible()
  await expect(page.getByText('Uitrekenen of je beter had kunnen kiezen is niet gelukt.')).toBeVisible({ timeout: 15_000 })
  await closeErrorDialog(page)
  await world({ faults: null })
  await page.getByRole('main').getByRole('button', { name: 'Probeer het opnieuw' }).press('Enter')
  await expect(page.getByText(/had je al die maanden samen|je koos precies goed/)).toBeVisible()
})

test('the card of the year: when the subscription has ended, then it neither grows nor leads to other bundles', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: '2026-12-01T12:00:00+01:00' })
  await signIn(3)
  await page.goto('/jaarkaart')
  await expect(page.getByText(/had je al die maanden samen/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('De kaart groeit')
  await expect(page.getByRole('link', { name: 'Bekijk andere bundels' })).toHaveCount(0)
})

test('the card of the year: when a customer has no whole month yet, then it says when the first card comes', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: '2026-11-20T12:00:00+01:00' })
  await signIn(35)
  await page.goto('/jaarkaart')
  await expect(page.getByText('Je eerste jaarkaart komt in januari 2027.')).toBeVisible()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no connection: when the card was not read, then it says so; when it was, then it still becomes a picture', async ({
    page,
    context,
    signIn,
    world,
    allow,
  }) => {
    allow(/→ net::ERR_INTERNET_DISCONNECTED$/)
    await world({ clock: JANUARY })
    await signIn(31)
    await page.goto('/instellingen')
    await shellKept(page)
    await context.setOffline(true)
    await page.goto('/jaarkaart')
    await expect(page.getByText(/^Je bent offline\. Je jaarkaart bewaren we niet/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/2026 gebruikte je/)).toBeVisible()

    await context.setOffline(true)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bewaar als plaatje' }).press('Enter')
    expect((await saving).suggestedFilename()).toBe('jaarkaart-2026.png')
  })
})
