import { printed } from '../support/printed.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test('a list that shows only what is in view: when it is printed, then paper has all of it and no blank page', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(1)
  await world({ events: 450 })
  await page.goto('/verbruik/bellen-en-sms')
  await page.getByRole('button', { name: 'Per dag' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.first()).toBeAttached()
  await settled(page)
  const calls = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1
  expect(calls).toBeGreaterThan(400)
  expect(await rows.count()).toBeLessThan(100)

  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('[role=table] [role=row]').length)
    })
  })
  const onPaper = async () => {
    const { pages, blank } = await printed(page)
    expect(Number(await page.locator('html').getAttribute('data-printed'))).toBe(calls + 1)
    expect(pages).toBeGreaterThan(5)
    expect(blank).toBe(0)
  }
  await onPaper()
  await expect.poll(() => rows.count()).toBeLessThan(100)

  // Paper leaves out buttons, but not the numbers that can be pressed.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: /^Alles met/ }).first()).toBeVisible()
  await page.emulateMedia({ media: null })

  // The list of numbers has their calls on paper too.
  await page.getByRole('button', { name: 'Per nummer' }).click()
  await expect(rows).toHaveCount(0)
  await onPaper()
  await expect(rows).toHaveCount(0)
})

test('a screen: when it is printed, then neither messages nor the skip link are on paper', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/verbruik')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main h1')).toBeVisible()
  expect(
    await page.locator('.skip-link, .screen-only').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
  ).toBe(0)
})

test('a short screen: when it is printed, then it is one sheet', async ({ page, signIn, world }) => {
  await world({ clock: '2026-12-28' })
  await signIn(1)
  for (const path of ['/jaarkaart', '/instellingen/wijzig/email']) {
    await page.goto(path)
    await expect(page.locator('main h1')).not.toBeEmpty()
    await settled(page)
    expect((await printed(page)).pages, path).toBe(1)
  }
})

test.describe(() => {
  test.use({ cookies: 'unasked' })

  test('the end of a screen: when it is printed before the choice about cookies, then no sheet is empty', async ({
    page,
    signIn,
  }) => {
    await signIn(2)
    for (const path of ['/verbruik', '/instellingen', '/bundels-wijzigen']) {
      await page.goto(path)
      await expect(page.locator('main h1')).not.toBeEmpty()
      await settled(page)
      expect((await printed(page)).blank, path).toBe(0)
    }
  })
})
