import { expect, test } from 'vitest'
import { arrangeableOf } from '#features/subscription/arrangeable.ts'
import { renewalNotices } from '#features/subscription/renewalNotices.ts'
import { bundleTitles, subscriptionStatus } from '#features/subscription/text.ts'
import { momentOf } from '#kit/dates.ts'
import { currentOf } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { answerOf, tell } from '../world/told.ts'

const TODAY = '2026-11-20'
const NOW = momentOf(TODAY, 12)

/** What the screen reads as this account. */
function seenBy(number: number) {
  const account = accountOf(number)
  const subscription = account && tell(account, TODAY).subscription
  const options = account && answerOf(getPostpaidOptionsV2, account, TODAY)
  if (!subscription || !options) throw new Error(`account ${number} has no subscription`)
  return { subscription, options, renewal: renewalOf(subscription, NOW) }
}

const plain = (text: string) => text.replace(/\s/g, ' ')
const OPEN = { tone: 'good', title: 'Je kunt verlengen.' }
const ENDED = { children: 'Je contract is afgelopen. Je kunt elke dag opzeggen, met een opzegtermijn van 1 maand.' }
const OLD = { children: 'Je hebt een bundel die we niet meer verkopen.' }
const WAITS = { children: 'Je hebt een wijziging die nog moet ingaan. Daarna kun je verlengen.' }

test.each([
  ['long before the end of the term', 1, []],
  ['in the window before it', 15, [OPEN]],
  ['after it', 17, [{ ...OPEN, ...ENDED }]],
  ['by the month, with an old bundle', 22, [OPEN, OLD]],
] as const)('what is said of renewing: %s', (_, number, told) => {
  const { subscription, options, renewal } = seenBy(number)
  expect(renewalNotices(subscription, options, renewal, false, NOW)).toEqual(told)
})

test('a subscription by the month: when it can still be withdrawn, then nothing invites to renew it', () => {
  const { subscription, options } = seenBy(22)
  expect(renewalNotices(subscription, options, { kind: 'open' }, true, NOW)).toEqual([OLD])
})

test('renewing waits for a change, which is said unless the change is itself a new contract', () => {
  const { subscription, options } = seenBy(17)
  const told = (pendingContractEnd: string | null) =>
    renewalNotices(subscription, { ...options, pendingContractEnd }, { kind: 'waits' }, false, NOW)
  expect(told(null)).toEqual([WAITS, ENDED])
  expect(told('2028-12-31')).toEqual([ENDED])
})

test.each([
  [1, 'Actief', ['Bundels wijzigen', 'Tureluur Compleet: Beschikbaar', 'Samenkorting', 'Nummerbehoud', 'Opzeggen']],
  [4, 'Stopt op 11 december 2026', []],
  [3, 'Beëindigd', []],
  [6, 'Geblokkeerd', ['Nummerbehoud', 'Opzeggen']],
] as const)('account %d: %s, and what can be arranged', (number, status, titles) => {
  const { subscription, renewal } = seenBy(number)
  expect(plain(subscriptionStatus(subscription))).toBe(status)
  const shown = arrangeableOf(subscription, renewal, null)
  expect(shown.map(({ title, text }) => (text === undefined ? title : `${title}: ${text}`))).toEqual(titles)
})

test('who may renew finds both ways, and who may withdraw until when', () => {
  const { subscription, renewal } = seenBy(15)
  const shown = arrangeableOf(subscription, renewal, '2026-11-30')
  expect(shown.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/verlengen/telefoons', '/verlengen/sim-only', '/annuleren']),
  )
  expect(plain(shown.find(({ path }) => path === '/annuleren')?.text ?? '')).toBe('Kan tot en met 30 november 2026')
})

test('bundles that Compleet has doubled', () => {
  const { subscription, options, renewal } = seenBy(20)
  expect(bundleTitles(currentOf(options)).map(plain)).toEqual(['Internet: 20 GB', 'Bellen: 400 minuten'])
  expect(arrangeableOf(subscription, renewal, null)).toContainEqual(
    expect.objectContaining({ path: '/compleet', text: 'Actief' }),
  )
})
