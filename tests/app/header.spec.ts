import type { Page } from '@playwright/test'
import { provider } from '#kit/provider.ts'
import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

const pill = (page: Page) => page.getByRole('button', { name: /^Menu van/ })
const menu = (page: Page) => page.getByRole('menu', { name: 'Je account' })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

test.describe('the user dropdown (spec 4)', () => {
  test('opens and closes by the pill, by Escape and by a press elsewhere; by keyboard the focus goes in, comes back, and follows a link', async ({
    page,
    signIn,
  }) => {
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

  test('holds at once, in other tabs, from the first paint, and after logging out', { tag: '@deep' }, async ({
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

test('the navigation stands in the header on a wide screen and below on a phone; not in a flow, not for guests', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  await page.goto('/bestaat-niet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foutje')
  await expect(navigation(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Tureluur, naar inloggen' })).toHaveAttribute('href', '/inloggen')

  await signIn(1)
  for (const [width, place] of [
    [390, 'below'],
    [1280, 'above'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/verbruik/internet')
    await expect(navigation(page)).toHaveCount(1) // the other one is hidden for everybody
    await expect(navigation(page).getByRole('link', { name: 'Verbruik' })).toHaveAttribute('aria-current', 'page')
    const { y = 0 } = (await navigation(page).boundingBox()) ?? {}
    expect(y > 400).toBe(place === 'below')
  }
  await page.goto('/mbs-bijkopen')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(navigation(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Tureluur, naar het overzicht' }).click()
  await expect(page).toHaveURL('/')
})

test('the footer has eight links: seven to the corporate site, each in a new tab, and that of the cookies', {
  tag: '@deep',
}, async ({ page, signIn }) => {
  const links = page.getByRole('contentinfo').getByRole('link')
  await page.goto('/inloggen')
  await expect(links).toHaveCount(7)
  await signIn(1)
  await page.goto('/')
  await expect(links).toHaveText(
    provider.footer.flatMap(([label, to]) => (to === null ? [] : [`${label} (opent in een nieuw tabblad)`])),
  )
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveText(['Cookie instellingen'])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('href', /^\/demo\/buiten\?naar=https%3A%2F%2Fwww\.tureluur\.example%2F/)
  }
})
