import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

const pill = (page: Page) => page.getByRole('button', { name: /^Menu van/ })
const menu = (page: Page) => page.getByRole('menu', { name: 'Je account' })

test.describe('the user dropdown (spec 4)', () => {
  test('the account menu: when it closes, then the focus returns, and a link in it leads on', async ({ page, signIn }) => {
    await signIn(30)
    await page.goto('/verbruik')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
    const closing = {
      pill: () => pill(page).click({ force: true }),
      Escape: () => page.keyboard.press('Escape'),
      elsewhere: () => page.mouse.click(40, 500),
    }
    for (const [how, close] of Object.entries(closing)) {
      await pill(page).click()
      await expect(menu(page), how).toBeVisible()
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await expect(page.locator('[aria-haspopup="menu"]')).toHaveAttribute('aria-expanded', 'true')
      await close()
      await expect(menu(page), how).toHaveCount(0)
      await expect(pill(page)).toHaveAttribute('aria-expanded', 'false')
    }
    await expect(page).toHaveURL('/verbruik')

    await pill(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'Mijn profiel',
      'Simkaart blokkeren',
      'Storingstool',
      'Instellingen',
      'Uitloggen',
    ])
    await expect(page.getByRole('menuitem', { name: 'Mijn profiel' })).toBeFocused()
    await expectNoFindings(page, 'the menu', { practice: true })
    await page.keyboard.press('Escape')
    await expect(pill(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Mijn profiel' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/storingstool')
    await expect(menu(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('the theme that was chosen', () => {
  test.use({ colorScheme: 'light' })
  const [LIGHT, DARK] = ['rgb(237, 245, 242)', 'rgb(6, 20, 23)']
  const bars = (page: Page) =>
    page.locator('meta[name="theme-color"]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))

  test('the theme: when dark is chosen, then other tabs, the next first paint and the login screen are dark', async ({
    page,
    context,
    signIn,
  }) => {
    // The shell before any script of ours has run.
    await context.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const shell = document.querySelector('.s-page')
        if (document.readyState === 'interactive' && shell)
          Object.assign(window, { first: getComputedStyle(shell).backgroundColor })
      })
    })
    const first = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'first'))
    await signIn(1)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/verbruik')
    await pill(page).click()
    const choice = (name: string) => page.getByRole('group', { name: 'Weergave' }).getByRole('menuitemradio', { name })
    await expect(choice('Zoals je toestel')).toBeChecked()
    await choice('Donker').click()
    await expect(choice('Donker')).toBeChecked()
    await expectNoFindings(page, 'the menu in the dark', { practice: true })
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveCSS('color-scheme', 'dark')
    expect(new Set(await bars(page)).size).toBe(1)
    await other.close()

    await page.reload()
    expect(await first(page)).toBe(DARK)
    await expect(pill(page)).toBeVisible()
    expect(new Set(await bars(page)).size).toBe(1)

    await pill(page).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL('/inloggen?uitgelogd=1')
    await page.reload()
    expect(await first(page)).toBe('rgb(10, 29, 33)')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

    await signIn(1)
    await page.goto('/')
    await pill(page).click()
    await choice('Zoals je toestel').click()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await page.reload()
    expect(await first(page)).toBe(LIGHT)
    expect(new Set(await bars(page)).size).toBe(2)
  })
})
