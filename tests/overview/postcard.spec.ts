import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test('the first day of a month: when the figures of the last month are known, then the overview shows a postcard of it', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/getUsage.* → 500/)
  await signIn(1)
  await world({ clock: '2026-11-20' })
  // The figures of November rest on the device.
  await page.goto('/')
  await settled(page)
  await goTo(page, '/verbruik')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  await world({ clock: '2026-12-01', faults: { getUsage: '500' } })
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: 'Vloed: december begint met hoogwater' })).toBeVisible()
  const bundles = page.getByRole('heading', { name: 'Je bundels' })
  const postcard = page.getByRole('heading', { name: 'Ansichtkaart uit november' })
  await expect(bundles).toBeVisible()
  await settled(page)
  await expect(postcard).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await world({ faults: null })
  await page.reload()
  await expect(postcard).toBeVisible()
  await expectNoFindings(page, 'a postcard')
  await page.getByRole('link', { name: 'Bekijk november' }).press('Enter')
  await expect(page).toHaveURL('/verbruik?periode=2026-11-01')
})
