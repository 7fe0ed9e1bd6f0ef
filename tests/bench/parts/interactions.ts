import type { Page } from '@playwright/test'
import { PHONE } from '../../support/phoneOrder.ts'
import { settled } from '../../support/settled.ts'
import { slowProcessor } from '../../support/slow.ts'
import type { Part } from '../part.ts'
import { visit } from '../stage.ts'
import { type Figure, median } from '../table.ts'

/** The processor's slowdown factor, and the limit for the answer to an interaction (ms). */
const [SPEED, LIMIT] = [4, 150]
/** The limit for a frame while a slider moves (ms). */
const FRAME = 25
const PULLS = 8
const CUSTOMER = 24

type Act = (page: Page) => Promise<unknown>
type Interaction = { what: string; act: Act }

/** Opens an address; it counts as no interaction. */
const open =
  (address: string): Act =>
  async (page) => {
    await page.goto(address)
  }
const seen = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true }).first()
const link = (name: string): Interaction => ({ what: name, act: (page) => seen(page, 'link', name).click() })
const button = (name: string): Interaction => ({ what: name, act: (page) => seen(page, 'button', name).click() })
const back: Interaction = { what: 'back', act: (page) => page.keyboard.press('Alt+ArrowLeft') }
const choose = (role: 'radio' | 'checkbox', name: string): Interaction => ({
  what: name,
  act: (page) => page.getByRole('main').getByRole(role, { name }).first().click(),
})
const key = (name: string): Interaction => ({ what: `key ${name}`, act: (page) => page.keyboard.press(name) })
const focusOn =
  (name: string): Act =>
  (page) =>
    page.getByRole('slider', { name }).focus()

/** A few minutes of a customer who looks around, searches, changes bundles and looks for a phone: forty interactions. */
const session: readonly (Act | Interaction)[] = [
  open('/'),
  button('Alleen noodzakelijke cookies'),
  link('Bekijk verbruik'),
  link('Internet'),
  button('Vorige periode'),
  button('Volgende periode'),
  link('Facturen'),
  link('Overzicht'),
  button('Zoeken'),
  ...['s', 'i', 'm', 'Escape', 'Escape'].map(key),
  button('Menu van Kees'),
  key('Escape'),
  link('Instellingen'),
  button('Donker'),
  button('Toestel'),
  open('/bundels-wijzigen'),
  ...['2 jaar', '20 GB', '1 GB', 'Onbeperkt Altijd', '200 minuten'].map((name) => choose('radio', name)),
  choose('checkbox', "Onbeperkt sms'en"),
  button('Controleer je keuze'),
  back,
  open('/verlengen/telefoons/alle'),
  choose('checkbox', 'Vergelijk Nimbo Go'),
  choose('checkbox', 'Vergelijk Orvik Lite'),
  button('Filter'),
  key('Escape'),
  open(PHONE),
  focusOn('Bedrag per maand voor je telefoon'),
  ...['ArrowLeft', 'ArrowLeft', 'PageDown', 'PageUp', 'ArrowRight'].map(key),
  { what: 'Je bundels', act: (page) => page.locator('summary').click() },
  ...['20 GB', '40 GB', '6 GB'].map((name) => choose('radio', name)),
  choose('checkbox', "Onbeperkt sms'en"),
  button('Volgende'),
]

const isInteraction = (step: Act | Interaction): step is Interaction => typeof step === 'object'

/** Notes how long each interaction took until its frame was painted, as the browser counts it (in steps of 8 ms). */
function noteDelays(): void {
  const delays: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ((entry as PerformanceEventTiming).interactionId) delays.push(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, { longestDelay: () => Math.max(0, ...delays.splice(0)) })
}

/** The answers to all interactions, each of a page that rests. */
async function delays(page: Page): Promise<{ what: string; delay: number }[]> {
  await page.addInitScript(noteDelays)
  const longest = () => page.evaluate(() => (window as unknown as { longestDelay: () => number }).longestDelay())
  const all: { what: string; delay: number }[] = []
  for (const step of session) {
    if (!isInteraction(step)) {
      await step(page)
      await settled(page)
      await page.waitForTimeout(1500)
      await slowProcessor(page, SPEED)
      continue
    }
    await longest()
    await step.act(page)
    await settled(page)
    await page.waitForTimeout(600)
    all.push({ what: step.what, delay: await longest() })
  }
  return all
}

/** Pulls the slider of a phone from one end to the other and back; the longest frame of each pull (ms). */
async function sliderFrames(page: Page): Promise<number[]> {
  await page.goto(PHONE)
  await settled(page)
  await slowProcessor(page, SPEED)
  const slider = page.getByRole('slider', { name: 'Bedrag per maand voor je telefoon' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('the slider is nowhere')
  const [right, y] = [box.width - 12, box.y + box.height / 2]
  const to = (x: number) => page.mouse.move(box.x + x, y)
  await to(right)
  await page.mouse.down()
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const times: number[] = []
    const look = (at: number) => {
      times.push(at)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, {
      longestFrame: () => {
        const all = times.splice(0)
        return Math.max(...all.slice(1).map((at, index) => at - (all[index] ?? at)))
      },
    })
  })
  const longest = () => page.evaluate(() => (window as unknown as { longestFrame: () => number }).longestFrame())
  const frames: number[] = []
  for (let pull = 0; pull < PULLS; pull += 1) {
    const before = await slider.inputValue()
    for (let moved = 12; moved < right; moved += 4) await to(pull % 2 === 0 ? right + 12 - moved : moved)
    if ((await slider.inputValue()) === before) throw new Error('the slider did not move')
    frames.push(await longest())
  }
  await page.mouse.up()
  return frames
}

/** What a customer feels on a slow phone: the longest answers, and the longest frame of a slider. */
export const interactions: Part = async (stage) => {
  const all = await visit(stage, stage.app, { account: CUSTOMER }, delays)
  const slowest = all.toSorted((a, b) => b.delay - a.delay)
  process.stderr.write(
    `${all.length} interactions, the longest: ${slowest
      .slice(0, 8)
      .map(({ what, delay }) => `${what} ${delay}`)
      .join(', ')}\n`,
  )
  const frames = await visit(stage, stage.app, { account: CUSTOMER }, sliderFrames)
  process.stderr.write(`longest frames of the slider: ${frames.map(Math.round).join(', ')}\n`)
  const figures: Figure[] = [
    {
      what: `longest answer to ${all.length} interactions, processor ÷ ${SPEED}`,
      value: slowest[0]?.delay ?? Number.NaN,
      unit: 'ms',
      limit: LIMIT,
    },
    { what: `longest frame of a slider, processor ÷ ${SPEED}`, value: median(frames), unit: 'ms', limit: FRAME },
  ]
  return figures
}
