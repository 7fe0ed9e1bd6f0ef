/** What push messages tell a customer: matters that hold at a moment, each under a key of its own. */
import { addDays } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { FixMeItem, Overview } from '#model/overview/contract.ts'
import type { SecurityKind } from '#model/security/contract/security.ts'
import type { PushTopic } from '#model/warnings/contract.ts'
import { levelOf } from '#model/warnings/push.ts'
import { badgeOf, noChoices, percentUsed } from '#model/warnings/warnings.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { newestOf } from '../invoices/invoices.ts'
import { lastingOutages } from '../outage/world.ts'
import { overviewAt } from '../overview/operations.ts'
import { securityLogOf } from '../security/securityLog.ts'
import { type Browser, customerIn, eventsOf, worldFor } from '../server/browsers.ts'
import type { World } from '../world/world.ts'

/** `exact`: the sentence with amounts and numbers, for who wants these on a lock screen. */
export type Matter = {
  readonly key: string
  readonly topic: PushTopic
  readonly path: string
  readonly title: string
  readonly body: string
  readonly exact?: string
}

function bundleMatters({ dataBundle }: Overview): Matter[] {
  const level = dataBundle && levelOf(dataBundle)
  if (!dataBundle || level === null) return []
  return [
    {
      key: `bundle-${level}-${dataBundle.from}`,
      topic: 'bundle',
      path: '/verbruik/internet',
      title: level === 100 ? 'Je internet is op' : 'Je internet is bijna op',
      body: level === 100 ? 'Bekijk wat je kunt doen.' : 'Bekijk wat je nog hebt.',
      exact: `Je hebt ${percentUsed(dataBundle)}% gebruikt. Je bundel loopt tot en met ${dayText(dataBundle.until)}.`,
    },
  ]
}

/** The matters of one notice on the overview. */
function noticeMatters({ templateType, amount, date }: FixMeItem): Matter[] {
  const sum = amount === undefined ? {} : { exact: `Het gaat om ${euro(amount)}.` }
  if (templateType === 'paymentOverdue' || templateType === 'paymentFailed') {
    const failed = { title: 'Betalen is niet gelukt', body: 'Er staat een factuur open. Bekijk hoe je betaalt.' }
    return [{ key: 'unpaid', topic: 'payment', path: '/facturen', ...failed, ...sum }]
  }
  if (templateType === 'lowBalance') {
    const low = { title: 'Je beltegoed is bijna op', body: 'Waardeer op als je wilt blijven bellen.' }
    const exact = amount === undefined ? {} : { exact: `Je hebt nog ${euro(amount)}.` }
    return [{ key: 'low-credit', topic: 'credit', path: '/beltegoed-opwaarderen', ...low, ...exact }]
  }
  const porting = { topic: 'order', path: '/nummerbehoud' } as const
  if (templateType === 'portingApproved') {
    const exact = date === undefined ? {} : { exact: `Dat gebeurt op ${dayText(date)}.` }
    return [{ key: 'porting-approved', ...porting, title: 'Je nummer mag mee', body: 'Bekijk wanneer.', ...exact }]
  }
  if (templateType === 'portingRejected')
    return [{ key: 'porting-rejected', ...porting, title: 'Je nummer kan nog niet mee', body: 'Bekijk wat je kunt doen.' }]
  return []
}

function phoneMatters({ tiles }: Overview): Matter[] {
  const phone = tiles.find(({ templateType }) => templateType === 'phone')
  if (phone?.status === undefined) return []
  const news = { title: 'Er is nieuws over je telefoon', body: 'Bekijk hoe het met je bestelling staat.' }
  return [{ key: `phone-${phone.status}`, topic: 'order', path: '/', ...news }]
}

/** The days before the last day to pay on which an invoice is mentioned again. */
const DUE_SOON = 3

function invoiceMatters(account: Account, world: World): Matter[] {
  const invoice = account.type === 'Postpaid' ? newestOf(account, world) : undefined
  if (!invoice || invoice.state === 'PAID') return []
  const about = { topic: 'invoice', path: '/factuur/vorige-maand' } as const
  const exact = `Het bedrag is ${euro(invoice.amount)}.`
  const ready = { key: `invoice-${invoice.id}`, ...about, title: 'Je factuur staat klaar', body: 'Bekijk wat erop staat.', exact }
  const due = invoice.state === 'TO_PAY' ? invoice.dueOn : undefined
  if (!due || world.today < addDays(due, -DUE_SOON)) return [ready]
  const soon = { title: 'Je factuur moet betaald worden', body: `Betaal voor ${dayText(due)}.` }
  return [ready, { key: `due-${invoice.id}`, ...about, ...soon, exact: `${soon.body} ${exact}` }]
}

/** Not the customer's usual steps: what an intruder would do. */
const alarming: ReadonlySet<SecurityKind> = new Set([
  'password-changed',
  'email-changed',
  'iban-changed',
  'mfa-off',
  'sim-requested',
  'sim-replaced',
  'porting-out-requested',
  'number-lock-off',
])

/** The number of latest entries of the log that are looked at: older ones are known. */
const LATEST = 10

function securityMatters(browser: Browser, account: Account, now: number): Matter[] {
  const events = eventsOf(browser, account.number)
  return securityLogOf({ account, events, access: browser.access[account.number] ?? [], marker: '', now })
    .filter(({ kind }) => alarming.has(kind))
    .slice(0, LATEST)
    .map(({ id }) => ({
      key: `security-${id}`,
      topic: 'security',
      path: '/instellingen/gegevens/beveiliging',
      title: 'Er is iets veranderd aan je account',
      body: 'Kijk of jij dat was.',
    }))
}

/** An outage that is over is told to who could hear of it while it lasted. */
const outageMatters = (account: Account, now: number): Matter[] =>
  account.outages
    .filter(({ id, until }) => until !== null && until <= now && !lastingOutages(account, now).some((one) => one.id === id))
    .map(({ id }) => ({
      key: `outage-${id}`,
      topic: 'outage',
      path: '/storingstool',
      title: 'De storing is voorbij',
      body: `Bellen en internetten met ${provider.name} werkt weer.`,
    }))

/** What holds for a customer at a moment: the matters, and the number on the icon for these topics. */
export type Standing = { readonly matters: readonly Matter[]; readonly todo: (topics: readonly PushTopic[]) => number }

/** How it stands with a customer at a moment (ms of the demo clock). */
export function standingOf(browser: Browser, number: number, now: number): Standing {
  const account = customerIn(browser, number, now)
  const world = worldFor(browser, account, now)
  const overview = overviewAt({ account, world, now, events: eventsOf(browser, number) })
  const all = [
    ...bundleMatters(overview),
    ...overview.fixMeBarItems.flatMap(noticeMatters),
    ...phoneMatters(overview),
    ...invoiceMatters(account, world),
    ...securityMatters(browser, account, now),
    ...outageMatters(account, now),
  ]
  return {
    matters: all.filter(({ key }, place) => all.findIndex((one) => one.key === key) === place),
    todo: (topics) => badgeOf(noChoices, overview, now, topics),
  }
}

type Telling = {
  /** Null takes back what is settled, and tells nothing. */
  readonly matter: Matter | null
  readonly details: boolean
  readonly settled: readonly string[]
  readonly todo: number
  readonly origin: string
}

const tagOf = (key: string) => `push-${key}`

/** The payload of a declarative message, which browsers without that give to the worker. Safari reads the number inside the notification. */
export const payloadOf = ({ matter, details, settled, todo, origin }: Telling) => ({
  web_push: 8030,
  ...(matter && {
    notification: {
      title: matter.title,
      body: details ? (matter.exact ?? matter.body) : matter.body,
      lang: 'nl',
      navigate: new URL(matter.path, origin).href,
      tag: tagOf(matter.key),
      app_badge: String(todo),
    },
    path: matter.path,
  }),
  settled: settled.map(tagOf),
  app_badge: todo,
})
