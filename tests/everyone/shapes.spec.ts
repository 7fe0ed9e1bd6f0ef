import type { Page } from '@playwright/test'
import { axeFindings } from '../support/findings.ts'
import { laptop, phone } from '../support/looks.ts'
import { missedText, stuckParts } from '../support/room.ts'
import { still } from '../support/settled.ts'
import { expect } from '../support/test.ts'
import { everyRow } from './everyRow.ts'

const NARROW = 320

/** Text of twice the size, on a phone and on the narrowest one (WCAG 1.4.4, 1.4.10). */
async function largeText(page: Page): Promise<void> {
  for (const width of [phone.width, NARROW]) {
    await page.setViewportSize({ width, height: phone.height })
    const setSize = (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value
      }, size)
    await setSize('200%')
    await still(page)
    expect.soft(await missedText(page), `text of 200 % at ${width}`).toEqual([])
    await setSize('')
  }
}

/** A window of 1280 by 1024 at 400 %: nothing stays in sight that takes room, and nothing is cut off. */
async function zoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROW, height: 256 })
  await still(page)
  expect.soft(await missedText(page), 'at 400 %').toEqual([])
  expect.soft(await stuckParts(page), 'in sight at 400 %').toEqual([])
}

/** Colours that the device chooses, and more contrast: everything can still be read. */
async function colours(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await still(page)
    expect.soft(await axeFindings(page, { colours: true }), `forced colours, ${colorScheme}`).toEqual([])
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more', colorScheme })
    await still(page)
    expect.soft(await axeFindings(page, { colours: true }), `more contrast, ${colorScheme}`).toEqual([])
    await page.emulateMedia({ contrast: 'no-preference' })
  }
}

/** With reduced motion nothing moves, by itself or after a press. Colours may change gradually. */
async function motion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await still(page)
  const moving = await page.evaluate(() => {
    const ms = (time: string) => (time.endsWith('ms') ? Number.parseFloat(time) : Number.parseFloat(time) * 1000)
    const isColour = (property: string) => /color|opacity|fill|stroke|shadow/.test(property)
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionProperty, transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element)
      const [properties, durations] = [transitionProperty.split(', '), transitionDuration.split(', ')]
      const moves = properties.some((one, at) => !isColour(one) && ms(durations[at % durations.length] ?? '0s') > 1)
      const plays = animationName !== 'none' && animationDuration.split(', ').some((one) => ms(one) > 1)
      const name = `${element.localName}.${element.classList}`
      return [...(moves ? [`${name}: ${transitionProperty}`] : []), ...(plays ? [`${name}: ${animationName}`] : [])].concat(
        scrollBehavior === 'smooth' ? [`${name} scrolls smoothly`] : [],
      )
    })
  })
  expect.soft([...new Set(moving)], 'moves all the same').toEqual([])
}

/** Paper shows what the page says, in dark letters, without its controls. */
async function paper(page: Page): Promise<void> {
  await page.setViewportSize(laptop)
  // As when somebody chose the dark theme: the device's own choice never reaches paper.
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark'
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await still(page)
  const printed = await page.evaluate(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    // As the eye weighs them: dark red is dark.
    const lightness = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return 0.21 * red + 0.72 * green + 0.07 * blue
    }
    const isPale = (element: Element) => {
      const { color, printColorAdjust } = getComputedStyle(element)
      return printColorAdjust !== 'exact' && lightness(color) > 140
    }
    const words = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
    return {
      // Each phone number in the list of calls is a button, and paper shows it.
      controls: shown('header, footer, nav, button:not([class*="_contact_"]), dialog, .screen-only, .skip-link, [data-demo]').map(
        ({ outerHTML }) => outerHTML.slice(0, 120),
      ),
      headings: shown('main h1').length,
      // Drawings, what is on, and what keeps its own colours in forced ones.
      faint: shown('main *')
        .filter((mark) => {
          const { forcedColorAdjust, printColorAdjust } = getComputedStyle(mark)
          const isTold = forcedColorAdjust === 'none' || mark.matches('[role="img"], :checked')
          return isTold && printColorAdjust !== 'exact'
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      empty: shown('main fieldset').filter((group) => (group as HTMLElement).innerText.trim() === '').length,
      pale: shown('main *')
        .filter((element) => words(element) && isPale(element))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      stuck: shown('body *')
        .filter((element) => getComputedStyle(element).position === 'fixed')
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    }
  })
  expect.soft(printed, 'on paper').toEqual({ controls: [], headings: 1, faint: [], empty: 0, pale: [], stuck: [] })
  await page.emulateMedia({ media: null })
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = ''
  })
}

everyRow('room, colours, motion, paper', async ({ page }) => {
  await motion(page)
  await largeText(page)
  await zoomed(page)
  await colours(page)
  await paper(page)
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'light' })
})
