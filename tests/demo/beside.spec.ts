import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

test('two customers beside each other: when the clock is set, then each follows in a browser of its own', async ({
  page,
  site,
  allow,
}) => {
  allow(/^asked elsewhere: \w+ http:\/\/(?:[abc]\.)?demo\.localhost/)
  await page.goto('/demo/naast-elkaar?vak=1,390,licht,/&vak=30,390,donker,/')
  await expect(page).toHaveURL(
    `http://demo.localhost:${new URL(site.url).port}/demo/naast-elkaar?vak=1,390,licht,/&vak=30,390,donker,/`,
  )
  const [left, right] = [page.frameLocator('iframe').nth(0), page.frameLocator('iframe').nth(1)]
  await expect(left.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
  await expect(right.getByRole('heading', { level: 1 })).toHaveText('Hoi Thijs')
  // Each follows the clock from the moment that its panel is there.
  await expect(left.getByRole('button', { name: 'Demo: paneel openen' })).toBeVisible()
  await expect(right.getByRole('button', { name: 'Demo: paneel openen' })).toBeVisible()

  await page.getByLabel('Dag op de klok van allemaal').fill('03-02-2031')
  await page.keyboard.press('Enter')
  await expect(left.getByText('Dit is je verbruik van februari 2031.')).toBeVisible()
  await expect.poll(() => right.locator('body').evaluate(() => document.cookie)).toMatch(/demo-clock=\d{12}/)

  await page.getByRole('region', { name: 'Vak 1' }).getByLabel('Account').selectOption('2')
  await expect(left.getByRole('heading', { level: 1 })).not.toHaveText('Hoi Zonnetje')
  await expect(left.getByText(/van februari 2031/)).toBeVisible()
  await page.getByLabel('Scherm in alle vakken').fill('/instellingen')
  await page.keyboard.press('Enter')
  for (const frame of [left, right]) await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Instellingen')
  await page.getByRole('button', { name: 'Vak erbij' }).press('Enter')
  await expect(page.frameLocator('iframe').nth(2).getByRole('heading', { level: 1 })).toHaveText('Hoi Thijs')
  await page.getByRole('button', { name: 'Vak 3 sluiten' }).press('Enter')
  await expect(page.locator('iframe')).toHaveCount(2)
  await expect(page).toHaveURL(/\?vak=2,390,licht,\/instellingen&vak=30,390,donker,\/instellingen&dag=2031-02-03$/)
  await expectNoFindings(page, 'beside')
})
