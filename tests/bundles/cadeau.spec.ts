import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const unwrap = (page: Page, box = 'Doos 1') => page.getByRole('button', { name: `Uitpakken ${box}` })
const onShore = (page: Page) => page.getByRole('button', { name: /^(Cadeau|1 van \d cadeaus), tot en met .*\. Uitpakken$/ })
const isDone = (page: Page) => expect(heading(page)).toHaveText('Veel plezier met je cadeau!')
const minutes = '100 minuten extra bellen'
const ONLY = 'Een gesloten doos'
test('two gifts: when one is opened on the overview, then the water rises with it and the other one is kept', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(19)
  await world({ clock: '2026-11-24T12:00:00+01:00' }) // on the last days of a month it first asks whether to wait
  await page.goto('/cadeau/bedankt') // nobody is thanked before
  await expect(page).toHaveURL('/cadeau')
  await expect(page.getByText('Er liggen 2 cadeaus voor je klaar.')).toBeVisible()
  await page.getByRole('link', { name: 'Bewaar voor later' }).press('Enter')
  await expect(page.getByText('over van je 10 GB')).toBeVisible()
  await expect(page.getByText(/5 GB|100 min/)).toHaveCount(0)
  await expectNoFindings(page, 'two gifts on the overview')
  const sent = sentOf(page, 'activateGiftBundle')

  const inside = page.getByText('+ 5 GB')
  await onShore(page).focus()
  await expect(async () => {
    await page.keyboard.down('Enter') // held down
    await expect(inside).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [30] })
  for (let more = 0; more < 5; more += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText('over van je 15 GB')).toBeVisible()
  await expect(page.locator('svg[style*="--from"]')).toBeVisible()
  await expect(inside).toBeVisible()
  await expect(page.getByText('Er zat 5 GB extra internet in. Je kunt het gebruiken tot en met')).toBeVisible()
  await expect(page.getByRole('img', { name: /Je kreeg 5 GB cadeau/ })).toBeVisible()
  await expect(page.getByText('€ 10,60')).toBeVisible() // it is free
  expect(sent).toHaveLength(1)
  await expect(onShore(page)).toBeVisible() // the other one

  await goTo(page, '/cadeau')
  await expect(page.getByText('Er ligt 1 cadeau voor je klaar.')).toBeVisible()
  await expect(page.getByText(minutes)).toHaveCount(0)
  await unwrap(page, ONLY).press('Enter')
  await isDone(page)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText(`${minutes} staat meteen voor je klaar.`)).toBeVisible()
  await page.reload()
  await isDone(page)
  await expect(page.getByRole('link', { name: 'Pak nog een cadeau uit' })).toHaveCount(0)
  await goTo(page, '/cadeau')
  await expect(page).toHaveTitle(/^Page Not Found: \/cadeau/)
})
