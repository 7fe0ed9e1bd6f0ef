import { expect, test } from 'vitest'
import { find } from '#platform/router/find.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { newBrowser, record, see } from '../../mocks/server/browsers.ts'
import { payloadOf, standingOf } from '../../mocks/warnings/matters.ts'

const START = Date.parse('2026-11-10T11:00:00Z')
const DAY = 86_400_000
const DAYS = [0, 9, 20, 27, 34, 48, 62]

/** How it stands with every account on some days. */
const standings = accounts.flatMap(({ number }) => {
  const browser = newBrowser()
  see(browser, number, START)
  return DAYS.map((day) => ({ number, day, ...standingOf(browser, number, START + day * DAY) }))
})
const all = standings.flatMap(({ number, day, matters }) =>
  matters.map((matter) => ({ ...matter, at: `account ${number}, day ${day}` })),
)

test('push messages: when any account is at any day, then each matter has a key of its own and leads to a screen', () => {
  for (const { matters } of standings) expect(new Set(matters.map(({ key }) => key)).size).toBe(matters.length)
  expect(all.filter(({ path }) => find(path) === undefined)).toEqual([])
  expect(new Set(all.map(({ topic }) => topic)).size).toBeGreaterThan(4)
})

test('push messages: when amounts are not wanted, then no text has an amount, a percentage, a number or an address', () => {
  const texts = all.map(({ title, body, at }) => `${at}: ${title}. ${body}`)
  expect(texts.filter((text) => /€|%|@|\d{4,}/.test(text.replace(/^account \d+, day \d+/, '')))).toEqual([])
})

test('push messages: when amounts are wanted, then some texts have them', () => {
  const bodies = all.map((matter) => payloadOf({ matter, details: true, settled: [], todo: 0, origin: 'https://x.example' }))
  expect(bodies.some(({ notification }) => /€/.test(notification?.body ?? ''))).toBe(true)
})

test('push messages: when the same moment is looked at twice, then the matters are the same', () => {
  for (const { number } of accounts.slice(0, 6)) {
    const browser = newBrowser()
    see(browser, number, START)
    const before = standingOf(browser, number, START + 20 * DAY).matters
    record(browser, number, { kind: 'push-ended', id: 'nothing' }, START)
    expect(standingOf(browser, number, START + 20 * DAY).matters).toEqual(before)
  }
})
