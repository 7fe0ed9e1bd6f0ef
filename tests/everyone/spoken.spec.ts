import type { Page } from '@playwright/test'
import { still } from '../support/settled.ts'
import { focusAloud, noteAnnouncements, type Phrase, readAloud, takeAnnounced } from '../support/spoken.ts'
import { expect, test } from '../support/test.ts'
import { type Journey, journeys } from './journeys.ts'

test.use({ hands: 'keyboard' })

/** Figures and dates are those of this moment. */
const NOW = '2026-11-20T10:00:00+01:00'
/** The demo's clock goes on during the test, and what is paid gets a number by chance. */
const atOneTime = (line: string) =>
  line.replace(/\b10[:.]0\d\b/g, '10:00').replace(/^Kenmerk [0-9A-F]{4}-[0-9A-F]{4}$/, 'Kenmerk 0A1B-2C3D')

const place = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    return JSON.stringify([document.title, heading, document.querySelectorAll('dialog[open]').length])
  })

/** The lines that were not said before, each as often as it is new. */
function newIn(now: readonly Phrase[], before: readonly Phrase[]): Phrase[] {
  const left = before.map(({ said }) => said)
  return now.filter(({ said }) => {
    const at = left.indexOf(said)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const plain = ({ words }: Phrase) => words.toLowerCase().replaceAll(/[.,:!?()]/g, '')
/** Words that make a sentence: fewer may come back by chance, as in a title and the button of its part. */
const SENTENCE = 5
const isSame = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short !== '' && (short === long || (short.split(' ').length >= SENTENCE && long.includes(short)))
}

/** Where a thing is said twice in a row: by two parts one after the other, or within one. */
function twiceIn(phrases: readonly Phrase[]): string[] {
  const apart = phrases.flatMap((phrase, at) => {
    const before = phrases[at - 1]
    if (!before || before.isBox) return []
    // A control may repeat its field or label in a longer name; sentences and pictures may not repeat each other.
    const isProse = [before, phrase].every(({ said, words }) => said === words || said.startsWith('afbeelding: '))
    const isTwice = isProse ? isSame(plain(before), plain(phrase)) : plain(before) === plain(phrase) && plain(phrase) !== ''
    return isTwice ? [`${before.said} / ${phrase.said}`] : []
  })
  const within = phrases.filter(({ said }) => /(?:^|[\s:])([^\s:].{4,}?)[,.:]? \1(?:$|[\s,.:])/i.test(said))
  return [...apart, ...within.map(({ said }) => said)]
}

/** Nothing is heard of a page that is being left. */
function gone(error: Error): Phrase[] {
  if (/Execution context was destroyed|Target closed|navigation/.test(error.message)) return []
  throw error
}

/** How long a page stays the same before it is at rest, in ms: its later parts are drawn when the browser has time. */
const REST_MS = 700
/** How often is looked whether it does. */
const MOST_LOOKS = 30

/** Waits until the page has stopped changing, and answers what is heard of it. */
async function restOf(page: Page): Promise<Phrase[]> {
  let before = ''
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const heard = await page
      .waitForLoadState('networkidle')
      .then(() => readAloud(page))
      .catch(gone)
    const now = JSON.stringify(heard)
    if (now === before && heard.length > 1 && !/Bezig met/.test(now)) return heard
    await still(page).catch(gone)
    await page.waitForTimeout(REST_MS)
    before = now
  }
  throw new Error(`the page at ${page.url()} does not come to rest: ${before}`)
}

async function hear(page: Page, { steps }: Journey): Promise<{ lines: string[]; twice: string[] }> {
  const lines: string[] = []
  const twice: string[] = []
  let where = ''
  let before: readonly Phrase[] = []
  for (const { does, go } of steps) {
    await go(page)
    const heard = await restOf(page)
    const announced = await takeAnnounced(page)
    const focus = await focusAloud(page)
    const isElsewhere = (await place(page)) !== where
    where = await place(page)
    const told = isElsewhere ? heard : newIn(heard, before)
    before = heard
    lines.push(`> ${does}`)
    if (isElsewhere) lines.push(`(titel) ${await page.title()}`)
    lines.push(...announced.map((words) => `(gemeld) ${words}`))
    if (focus) lines.push(`(aandacht) ${focus.said}`)
    lines.push(...told.map(({ said }) => said), '')
    twice.push(...twiceIn([...announced.map((words) => ({ said: `(gemeld) ${words}`, words })), ...(focus ? [focus] : [])]))
    twice.push(...twiceIn(heard))
  }
  return { lines: lines.map(atOneTime), twice }
}

for (const journey of journeys) {
  test(`heard: ${journey.name}`, async ({ page, signIn, world, allow }) => {
    test.slow()
    allow(/./) // what is refused on the way
    await noteAnnouncements(page)
    await world({ clock: NOW })
    if (journey.account !== null) await signIn(journey.account)
    const { lines, twice } = await hear(page, journey)
    expect.soft(twice, 'said twice in a row').toEqual([])
    expect(lines.join('\n')).toMatchSnapshot(`${journey.name.replaceAll(' ', '-')}.txt`)
  })
}
