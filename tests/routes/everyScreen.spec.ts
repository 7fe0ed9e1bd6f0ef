import type { Page } from '@playwright/test'
import { provider } from '#kit/provider.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { eachLook, type Look, looks, phone, show } from '../support/looks.ts'
import { receipts, redirects, type Screen, screens, visitorFor, visits, walks } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

/** The maximum layout shift score. */
const MOST_SHIFT = 0.02

/** The number of screens that share a browser, and with it code and data. */
const AT_ONCE = 12

/** The visible words of the page that continue on a next line without a hyphen; not those of an address. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const isSeen = (element: Element | null): boolean =>
      element === null || (element.getBoundingClientRect().width > 1 && isSeen(element.parentElement))
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || !isSeen(text.parentElement)) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<![\p{L}/.@])\p{L}{3,}(?![/@])/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })

/** Checks one heading and the right title, and in each look that axe finds nothing and no word is in two parts. The fixture checks the console. */
async function expectGood(page: Page, { path, title }: Screen, inOrder: readonly Look[]) {
  await expect(page).toHaveTitle(`${title} | ${provider.product}`)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('main h1')).not.toBeEmpty()
  await expect(page.locator('main [class*="_bone_"]')).toHaveCount(0) // a skeleton
  await settled(page)
  await eachLook(
    page,
    async (look, size, at) => {
      await expectNoFindings(page, `${path} at ${look}`, { colours: at > 0 })
      expect(await brokenWords(page), `${path} at ${look}: words in two parts`).toEqual([])
      if (size === phone) await expectRoom(page, path)
    },
    inOrder,
  )
}

/** Checks that a screen on a phone does not become wider than the window with text twice as large (WCAG 1.4.4). */
async function expectRoom(page: Page, what: string) {
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth } = document.documentElement
    document.documentElement.style.fontSize = ''
    return scrollWidth
  })
  expect(width, `${what} with large text`).toBe(phone.width)
}

/** Checks that nothing moved by itself since this document was requested. */
async function expectCalm(page: Page, what: string) {
  const { sum, moved } = await shiftsOf(page)
  expect(sum, `${what}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
}

async function load(page: Page, screen: Screen, look: Look) {
  await show(page, look)
  await page.goto(screen.address)
  await expect(page.locator('main h1')).toHaveCount(1)
  await settled(page)
  await expectCalm(page, screen.path)
}

async function arrive(page: Page, screen: Screen) {
  await goTo(page, screen.address, receipts[screen.path])
  await expect(page).toHaveTitle(`${screen.title} | ${provider.product}`)
  await expect(page.locator('main h1')).toBeFocused()
}

const parts = Array.from({ length: Math.ceil(visits.length / AT_ONCE) }, (_, part) =>
  visits.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
)

// Every other screen is loaded, on a phone; the screens between are reached from the one before.
for (const part of parts) {
  test(`${part.map(({ screen }) => screen.path).join(' ')}: when they are opened, then they are whole and accessible`, async ({
    page,
    signIn,
  }) => {
    test.slow()
    await noteShifts(page)
    let present: number | null | undefined
    for (const [at, { account, screen }] of part.entries()) {
      await test.step(`${screen.path} as ${account ?? 'a guest'}`, async () => {
        const isOther = account !== present
        present = account
        if (isOther && account !== null) await signIn(account)
        const isEnd = screen.path in receipts
        if (isOther && isEnd) {
          await page.goto('/')
          await page.locator('main h1').waitFor()
        }
        const isLoaded = !isEnd && (isOther || at % 2 === 0)
        if (isLoaded) await load(page, screen, looks[0])
        else await arrive(page, screen)
        await expectGood(page, screen, isLoaded ? looks : looks.toReversed())
      })
    }
  })
}

for (const { account, steps } of walks) {
  test(`${steps.map(([path]) => path).join(' ')}: when a flow leads to them, then they are whole and accessible`, async ({
    page,
    signIn,
  }) => {
    if (account !== null) await signIn(account)
    for (const [path, go] of steps) {
      await test.step(path, async () => {
        await go(page)
        const screen = screens.find((known) => known.path === path)
        if (!screen) throw new Error(`${path} is no screen`)
        await expectGood(page, screen, looks)
      })
    }
  })
}

for (const [account, moved] of Map.groupBy(redirects, ({ screen }) => visitorFor(screen))) {
  test(`moved addresses: when ${account === null ? 'a guest' : `account ${account}`} opens them, then they lead to their screens`, async ({
    page,
    signIn,
  }) => {
    if (account !== null) await signIn(account)
    for (const { path, screen } of moved) {
      await page.goto(path)
      await expect(page, path).toHaveURL(screen.address)
      await expect(page).toHaveTitle(`${screen.title} | ${provider.product}`)
    }
  })
}
