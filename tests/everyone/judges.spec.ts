import type { Locator, Page, TestInfo } from '@playwright/test'
import { axeFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { allLooks, eachLook, phone } from '../support/looks.ts'
import { receipts } from '../support/screens.ts'
import { secondFindings } from '../support/secondJudge.ts'
import { settled, still } from '../support/settled.ts'
import { expect } from '../support/test.ts'
import { everyRow, type Row } from './everyRow.ts'
import { whyFalse } from './judgedFalse.ts'

/** Longer than a look at every size, in ms. */
const NEVER = 60_000
/** How many dialogs and menus of one screen are looked at, and how many buttons are pressed for them. */
const MOST_LAYERS = 4
const MOST_PRESSES = 12

const LAYER = 'dialog[open], [role="dialog"]:not(dialog), [role="menu"], [role="listbox"]'

function count(info: TestInfo, what: string): void {
  const known = info.annotations.find(({ type }) => type === what)
  if (known) known.description = String(Number(known.description) + 1)
  else info.annotations.push({ type: what, description: '1' })
}

/** Both judges at every size and in every theme; a second theme at a size is asked about its colours alone. */
async function judge(page: Page, info: TestInfo, state: string, within?: string, open?: () => Promise<void>): Promise<void> {
  const found = new Set<string>()
  await eachLook(
    page,
    async (look, _, at) => {
      const isOpen = async () => within === undefined || (await page.locator(within).first().isVisible())
      if (!(await isOpen())) await open?.()
      if (!(await isOpen())) return count(info, 'layers that only one width opens')
      const scope = { ...(within && { within }), colours: at % 2 === 1 }
      for (const finding of await axeFindings(page, { ...scope, practice: state === 'normal' }))
        found.add(`axe at ${look}: ${finding}`)
      for (const finding of await secondFindings(page, scope)) {
        const why = whyFalse(finding)
        if (why) info.annotations.push({ type: 'judged false', description: `${why.rule} ${why.reason}` })
        else found.add(`IBM at ${look}: ${finding.rule} ${finding.reason}: ${finding.message} ${finding.element}`)
      }
      for (const what of ['looks of axe', 'looks of IBM Equal Access', `looks at ${state.split(' ')[0]}`]) count(info, what)
    },
    allLooks,
    still,
  )
  await page.setViewportSize(phone)
  expect.soft([...found], `${state}, ${page.url()}`).toEqual([])
}

/** What failed reads and refused writes show. A form is sent as it is, and nothing that is sent gets done. */
async function judgeErrors(row: Row, info: TestInfo): Promise<void> {
  const { page, screen, world, again } = row
  const send = page.locator('main button[type="submit"]').filter({ visible: true }).first()
  if (await send.count()) {
    await world({ faults: { '*': '500', 'auth/login': '401' } })
    await send.evaluate((button: HTMLElement) => button.click())
    await still(page)
    await judge(page, info, 'error of what is sent')
    await world({ faults: null })
    await closeLayers(page)
  }
  if (!again) return
  await comeWith(row, { faults: { '*': 'malformed' } })
  await settled(page)
  await judge(page, info, `error of ${screen.path}`)
  await world({ faults: null })
}

async function judgeLoading(row: Row, info: TestInfo): Promise<void> {
  const { page, world, again } = row
  if (!again) return
  await comeWith(row, { latency: NEVER })
  await still(page)
  await judge(page, info, 'loading')
  await page.goto('about:blank')
  await world({ latency: 0 })
}

/** Comes to the screen from one that stands, so that only its own reads have the condition. */
async function comeWith({ page, screen, world }: Row, condition: object): Promise<void> {
  if (screen.path === '/' || screen.for === 'guests') {
    await world(condition)
    await page.goto(screen.address, { waitUntil: 'commit' })
  } else {
    const isGuest = screen.for !== 'customers'
    await page.goto(isGuest ? screen.address : '/')
    await page.locator('main h1').first().waitFor()
    await settled(page)
    await world(condition)
    if (!isGuest) await goTo(page, screen.address, receipts[screen.path])
    else await page.goto(screen.address, { waitUntil: 'commit' })
  }
  await page.locator('body > *, main').first().waitFor({ state: 'attached' })
}

async function closeLayers(page: Page): Promise<void> {
  for (let press = 0; press < 3 && (await page.locator(LAYER).count()) > 0; press += 1) {
    await page.keyboard.press('Escape')
    await still(page)
  }
  const close = page.locator('dialog[open]').getByRole('button').last()
  if (await close.count()) await close.click()
  await still(page)
}

/** Every dialog and menu that a button of the screen opens; without one, the search or the question about cookies. */
async function judgeLayers({ page, world, again }: Row, info: TestInfo): Promise<void> {
  await world({ faults: { '*': '500' } })
  const buttons = page
    .locator('main button:not([type="submit"]):not([aria-disabled="true"])')
    .filter({ visible: true, hasNotText: 'Uitloggen' })
  const seen = new Set<string>()
  const address = page.url()
  const openBy = async (opener: Locator) => {
    if ((await opener.count()) === 0) return false
    await opener.evaluate((button: HTMLElement) => button.click())
    await still(page)
    return page.locator(LAYER).first().isVisible()
  }
  for (let at = 0; again && at < Math.min(MOST_PRESSES, await buttons.count()) && seen.size < MOST_LAYERS; at += 1) {
    const opener = buttons.nth(at)
    if (await openBy(opener)) {
      const name = await page.locator(LAYER).first().innerText()
      if (!seen.has(name)) await judge(page, info, 'dialog', LAYER, async () => void (await openBy(opener)))
      seen.add(name)
      await closeLayers(page)
    }
    if (page.url() === address) continue
    await world({ faults: null })
    await again()
    await world({ faults: { '*': '500' } })
  }
  await world({ faults: null })
  if (seen.size > 0) return
  const cookies = page.getByRole('button', { name: 'Cookie instellingen' })
  if ((await cookies.count()) === 0) return count(info, 'screens from which no dialog opens')
  const open = async () => {
    await cookies.evaluate((button: HTMLElement) => button.click())
    await page.locator('dialog[open]').waitFor()
  }
  await open()
  await judge(page, info, 'dialog', LAYER, open)
  await closeLayers(page)
}

everyRow('two judges', async (row, info) => {
  await judge(row.page, info, 'normal')
  await judgeLayers(row, info)
  if (row.again) await row.again()
  await judgeErrors(row, info)
  await judgeLoading(row, info)
})
