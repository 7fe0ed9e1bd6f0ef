import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { eachLook } from '../support/looks.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test('the bird walks ahead by keyboard and by hand, says what is left then, and goes back to today', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(1)
  await world({ clock: '2026-11-20' })
  await page.goto('/')
  const bird = page.getByRole('slider', { name: 'Vooruitkijken met de vogel' })
  const says = (text: RegExp) => expect(bird).toHaveAttribute('aria-valuetext', text)
  const paces = page.getByRole('group', { name: 'Hoe je verdergaat' })
  const wader = page.locator('[class*="_wader_"]')
  const place = async () => (await wader.boundingBox())?.x ?? 0
  await says(/^Nu heb je .* over\.$/)
  await expect(paces).toHaveCount(0)
  const today = await place()

  await bird.press('ArrowRight')
  await says(/^Na zaterdag\s21\snovember heb je nog .* over, als je zo doorgaat\.$/)
  await expect.poll(place).toBeGreaterThan(today)
  await eachLook(page, (look) => expectNoFindings(page, `looking ahead at ${look}`))
  await page.setViewportSize({ width: 390, height: 844 })

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(paces.getByRole('button', { name: 'Elke dag een uur video' })).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: /^Rond .* is je internet op, als je elke dag een uur video kijkt\.$/ }),
  ).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(paces).toHaveCount(0)
  await expect(bird).toBeFocused()
  await says(/^Nu heb je/)

  const box = await bird.boundingBox()
  if (!box) throw new Error('the bird is not there')
  const [x, y] = [box.x + box.width / 4, box.y + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width / 2, y, { steps: 5 })
  await says(/^Na .*november heb je nog/)
  await page.mouse.up()
  await says(/^Nu heb je/)
  await expect.poll(place).toBeCloseTo(today, 0)

  await test.step('the water rises with extra internet', async () => {
    await goTo(page, '/mbs-bijkopen')
    const water = page.getByRole('img', { name: /^Je water tot 1\sdecember: je hebt nu .* over, en met 1\sGB erbij .*\.$/ })
    await expect(water).toBeVisible()
    await expect(
      page.getByRole('status').filter({ hasText: /^Met 1\sGB erbij haal je .* Zonder extra internet haal je het ook/ }),
    ).toBeVisible()
    await eachLook(page, (look) => expectNoFindings(page, `the water with extra internet at ${look}`))
  })
})

test('a new month begins with a postcard from the last one; without its figures the overview is as usual', async ({
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
  await eachLook(page, (look) => expectNoFindings(page, `a postcard at ${look}`))
  await page.getByRole('link', { name: 'Bekijk november' }).press('Enter')
  await expect(page).toHaveURL('/verbruik?periode=2026-11-01')
})
