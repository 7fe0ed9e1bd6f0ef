import type { Page } from '@playwright/test'
import { find } from '../../src/routes/find.ts'
import type { Title } from '../../src/routes/route.ts'
import { exampleOf, firstAllowed, rows, screenAt } from '../routes/matrix.ts'
import { atBank } from './bank.ts'
import { askForLink, chooseAnother, untilCode } from './guests.ts'
import {
  changeBundles,
  ordered,
  orderSwitch,
  renew,
  toBank,
  untilBundlesChosen,
  untilDetails,
  untilRenewal,
  untilSwitch,
} from './ordered.ts'
import { choosePhone, confirmPhone, orderPhone, PHONE, skipIncome, untilPhoneCheck } from './phoneOrder.ts'

export const screens = rows.flatMap(([path, route]) =>
  'redirect' in route ? [] : [{ path, ...route, title: saidAt(path, screenAt(path, route).title) }],
)
export type Screen = (typeof screens)[number]

/** The title at the example of its address. */
function saidAt(path: string, title: Title): string {
  return typeof title === 'string' ? title : title({ params: exampleOf(path), query: new URLSearchParams() })
}

/** The screen behind an address, following all redirects. */
const endOf = (path: string): Screen => screens.find((screen) => screen.path === path) ?? endOf(redirectOf(path))

function redirectOf(path: string): string {
  const [, route] = rows.find(([pattern]) => pattern === path) ?? []
  if (!route || !('redirect' in route)) throw new Error(`${path} leads nowhere`)
  return route.redirect
}

/** Every redirecting address, with its final screen. */
export const redirects = rows.flatMap(([path, route]) => ('redirect' in route ? [{ path, screen: endOf(path) }] : []))

/** The number of the first account that may see a screen; null for guests. */
export function visitorFor(screen: Screen): number | null {
  if (screen.for !== 'customers') return null
  const number = firstAllowed(screen.path, screen)
  if (number === undefined) throw new Error(`No test account may see ${screen.path}`)
  return number
}

/** Screens that are opened with a receipt: nothing is ordered on the way. */
const withReceipt = new Set<string>()

/** A receipt screen, with the receipt that its flow stored: as after a reload. */
const done = (path: string, receipt: unknown) => {
  withReceipt.add(path)
  return async (page: Page) => {
    await page.goto('/build.json') // of this origin, and almost empty
    await page.evaluate(
      ([to, left]) => {
        const session = JSON.parse(decodeURIComponent(/(?:^|;\s*)usr=([^;]+)/.exec(document.cookie)?.[1] ?? 'null'))
        history.replaceState({ receipt: left, owner: session?.usr ?? null }, '', String(to))
      },
      [path, receipt],
    )
    await page.reload()
  }
}
const PHONES = '/verlengen/telefoons/:brand/:name/:spec'
const BANK_ACCOUNT = '/instellingen/wijzig/bankrekeningnummer'
const until = '2026-12-31'
const noBundles = { period: 'monthBindingPeriod', MAIN: null, ADDON_INET: null, ADDON_SMS: null, DATA_CAP: null }
const complete = {
  completeStatus: 'PENDING',
  data: { size: 10_000, additionalCompleteSize: 10_000, isUnlimited: false },
  voice: { size: 0, additionalCompleteSize: 0, isUnlimited: true },
  expectedOn: '2026-11-24',
}

/** Screens that need more than their address: the steps that lead to them. */
const before: Partial<Record<Screen['path'], (page: Page) => Promise<void>>> = {
  '/inloggen/mfa': (page) => untilCode(page, 13),
  '/wachtwoord-vergeten/bedankt': (page) => askForLink(page),
  '/wachtwoord-instellen/bedankt': chooseAnother,
  '/bundels-wijzigen/controle': untilBundlesChosen,
  '/bundels-wijzigen/bedankt': changeBundles,
  '/verlengen/sim-only/controle': untilRenewal,
  '/verlengen/sim-only/bedankt': renew,
  '/mbs-bijkopen/bedankt': ordered('/mbs-bijkopen'),
  '/minuten-bijkopen/bedankt': ordered('/minuten-bijkopen', 2),
  '/kies-prepaid-bundel/bedankt': ordered('/kies-prepaid-bundel', 31),
  '/onderling-bellen/bedankt': ordered('/onderling-bellen', 31),
  '/cadeau/bedankt': done('/cadeau/bedankt', { id: 'gift-1-1', type: 'data', size: 5000, usableUntil: until }),
  '/compleet/bedankt': done('/compleet/bedankt', complete),
  '/dataplafond/error': done('/dataplafond/error', true),
  '/dataplafond/succes': done('/dataplafond/succes', { active: true, price: 100, perMb: 10 }),
  '/factuur/:id': openNewest,
  '/betaal-factuur/:id': payEverything,
  '/betaal-factuur/bedankt': done('/betaal-factuur/bedankt', {
    reference: '4a7bb81c-1425-47d7-a2e9-e746344e4699',
    amount: 3635,
    left: 1435,
    count: 1,
    unblocks: true,
  }),
  '/betalingsregelingen/bedankt': done('/betalingsregelingen/bedankt', {
    kind: 'begun',
    total: 5070,
    terms: [
      { amount: 2535, dueOn: until },
      { amount: 2535, dueOn: '2027-01-31' },
    ],
    simBlocked: false,
  }),
  '/betaling-controleren': paymentCancelled,
  '/beltegoed-opwaarderen/bedankt': done('/beltegoed-opwaarderen/bedankt', {
    orderNumber: 'TU-26031-001',
    method: 'IDEAL',
    amount: 2000,
    balance: 3740,
  }),
  '/nummerbehoud-gegevens-aanpassen': as(10, '/nummerbehoud-gegevens-aanpassen'),
  '/nummerbehoud-aanvragen/bedankt': done('/nummerbehoud-aanvragen/bedankt', true),
  '/nummerbehoud-gegevens-aanpassen/bedankt': done('/nummerbehoud-gegevens-aanpassen/bedankt', true),
  '/beltegoed-automatisch-opwaarderen/aanpassen': as(32, '/beltegoed-automatisch-opwaarderen/aanpassen'),
  '/beltegoed-automatisch-opwaarderen/uitschakelen': as(32, '/beltegoed-automatisch-opwaarderen/uitschakelen'),
  '/beltegoed-automatisch-opwaarderen/bedankt': done('/beltegoed-automatisch-opwaarderen/bedankt', {
    outcome: 'on',
    setting: { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null },
    orderNumber: 'TU-26030-001',
    paid: 2000,
    toppedUp: 0,
    balance: 2085,
  }),
  '/storingstool/bedankt': reportAbroad,
  '/verlengen/telefoons/:brand': async (page) => void (await page.goto('/verlengen/telefoons/talura')),
  '/verlengen/telefoons/:brand/:name': async (page) => void (await page.goto('/verlengen/telefoons/talura/s2')),
  [PHONES]: orderingPhone((page) => page.goto(PHONE)),
  [`${PHONES}/inkomen-en-lasten`]: orderingPhone(choosePhone),
  [`${PHONES}/legitimatie`]: orderingPhone(async (page) => {
    await choosePhone(page)
    await skipIncome(page)
    await page.getByLabel('Voorletters').waitFor()
  }),
  [`${PHONES}/controle`]: orderingPhone(untilPhoneCheck),
  [`${PHONES}/afronding`]: orderingPhone(phoneCancelled),
  [`${PHONES}/bedankt`]: done(`${PHONE}/bedankt`, {
    orderNumber: 'TU-26024-001',
    outcome: 'accepted',
    reason: null,
    id: 'ph07',
    to: noBundles,
    phone: 'Talura S2, 128 GB',
    articleCode: 'TUR-TAL-S2-128-ZWART',
    address: { brand: 'talura', name: 's2', spec: '128-gb-zwart' },
    arrivesOn: until,
    paid: 5141,
    credit: 50_400,
    monthly: 2100,
    months: 24,
    contractEnd: '2028-12-31',
  }),
  '/opzeggen/bedankt': done('/opzeggen/bedankt', {
    endsOn: '2026-12-20',
    fee: 5959,
    undoUntil: '2026-12-19',
    finalInvoiceOn: '2027-01-04',
    phone: 41_800,
    isDeceased: false,
  }),
  [`${BANK_ACCOUNT}/wijziging-bankrekening-controleren`]: untilAccountChecked,
  [`${BANK_ACCOUNT}/bedankt`]: done(`${BANK_ACCOUNT}/bedankt`, { linked: true }),
  [`${BANK_ACCOUNT}/mislukt`]: done(`${BANK_ACCOUNT}/mislukt`, { linked: false, why: 'other-account' }),
  '/simkaart-aanvragen/bedankt': done('/simkaart-aanvragen/bedankt', {
    orderNumber: 'TU-26001-001',
    type: 'USIM',
    price: 500,
    expectedFrom: until,
    expectedOn: until,
  }),
  '/simkaart-activeren/bedankt': done('/simkaart-activeren/bedankt', { type: 'USIM' }),
  '/overstappen/gegevens': async (page) => {
    await signInAs(page, 36)
    await untilDetails(page)
  },
  '/overstappen/afronden': async (page) => {
    await signInAs(page, 36)
    await untilSwitch(page)
  },
  '/overstappen/controleren-van-betaling': switchCancelled,
  '/overstappen/bedankt': done('/overstappen/bedankt', {
    orderNumber: 'TU-26036-001',
    startsOn: '2026-12-08',
    contractEnd: null,
    reflectionUntil: '2026-12-07',
    balance: 1475,
    form: false,
    to: noBundles,
  }),
}

/** Enters another bank account, up to the check. */
export async function untilAccountChecked(page: Page, iban = 'NL91ABNA0417164300'): Promise<void> {
  await page.goto(BANK_ACCOUNT)
  await page.getByLabel('Rekeningnummer (IBAN)').fill(iban)
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('heading', { name: 'Klopt je nieuwe rekeningnummer?' }).waitFor()
}

/** As the account with data on this screen: a refused number, automatic top-ups. */
function as(account: number, path: string) {
  return async (page: Page): Promise<void> => {
    await page.request.post('/demo/login', { headers: { 'X-Requested-With': 'mijn' }, data: { account } })
    await page.goto(path)
  }
}

/** As an account that may order a phone: most may not take another contract now. */
function orderingPhone(way: (page: Page) => Promise<unknown>) {
  return async (page: Page): Promise<void> => {
    await signInAs(page, 24)
    await way(page)
  }
}

/** Cancels the payment of a phone at the bank: the order is kept. */
async function phoneCancelled(page: Page): Promise<void> {
  await untilPhoneCheck(page)
  await orderPhone(page)
  await confirmPhone(page)
  await atBank(page, 'Ik annuleer')
  await page.getByRole('button', { name: 'Opnieuw betalen' }).waitFor()
}

/** Opens the newest invoice of the signed-in customer. */
async function openNewest(page: Page): Promise<void> {
  await page.goto('/facturen')
  await page.locator('a[href^="/factuur/"]:not([href*="-maand"])').first().click()
  await page.getByRole('heading', { name: 'Factuurspecificatie' }).waitFor()
}

/** Selects all open invoices, as an account that has some. */
async function payEverything(page: Page): Promise<void> {
  await page.request.post('/demo/login', { headers: { 'X-Requested-With': 'mijn' }, data: { account: 6 } })
  await page.goto('/betaal-factuur/alle-facturen')
  await page.getByLabel('Kies je bank').waitFor()
}

const signInAs = (page: Page, account: number) =>
  page.request.post('/demo/login', { headers: { 'X-Requested-With': 'mijn' }, data: { account } })

/** Cancels the one-cent payment of a switch at the bank. */
async function switchCancelled(page: Page): Promise<void> {
  await signInAs(page, 36)
  await untilSwitch(page)
  await orderSwitch(page)
  await atBank(page, 'Ik annuleer')
  await page.getByRole('heading', { name: 'Betaling geannuleerd' }).waitFor()
}

async function paymentCancelled(page: Page): Promise<void> {
  await signInAs(page, 31)
  await toBank(page, 'Testbank: ik annuleer')
  await atBank(page, 'Ik annuleer')
  await page.getByRole('heading', { name: 'Betaling geannuleerd' }).waitFor()
}

/** The shortest way through the outage tool. */
async function reportAbroad(page: Page): Promise<void> {
  await page.goto('/storingstool')
  await page.getByRole('radio', { name: 'Het werkt niet in het buitenland' }).check()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('button', { name: 'Nee, ik wil het melden' }).click()
  await page.getByLabel('Datum').fill('01-01-2026')
  await page.getByLabel('Tijd').fill('12:00')
  await page.getByLabel('06-nummer').fill('0690000001')
  await page.getByRole('button', { name: 'Storing melden' }).click()
  await page.getByText('Je meldingsnummer is').waitFor()
}

/** Does this screen need steps that lead to it? */
export const hasWay = (path: string): boolean => path in before

/** Does a receipt suffice for this screen? Then what comes before it leaves nothing behind. */
export const needsReceipt = (path: string): boolean => [...withReceipt].some((known) => find(known)?.pattern === path)

export async function goTo(page: Page, path: string): Promise<void> {
  const way = before[path]
  if (way) await way(page)
  else await page.goto(path)
}

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1280, height: 800 }
export const sizes = [phone, laptop]

/** Covers every size and every theme once: colours do not depend on the width. */
export const looks = [
  { size: phone, colorScheme: 'light' },
  { size: laptop, colorScheme: 'dark' },
] as const
