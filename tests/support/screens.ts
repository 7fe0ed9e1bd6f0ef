import type { Page } from '@playwright/test'
import { pathOf } from '#platform/router/href.ts'
import type { RoutePath } from '#platform/router/register.ts'
import type { Title } from '#platform/router/route.ts'
import { exampleOf, rows, screenAt } from '../routes/rows.ts'
import { firstAllowed } from '../routes/visitors.ts'
import { atBank } from './bank.ts'
import { untilCode } from './guests.ts'
import { chooseBundles, orderSwitch, toBank, untilDetails, untilRenewal, untilSwitch } from './ordered.ts'
import { choosePhone, confirmPhone, identify, orderPhone, skipIncome } from './phoneOrder.ts'

export const screens = rows.flatMap(([path, route]) =>
  'redirect' in route
    ? []
    : [{ ...route, path, address: pathOf(path as RoutePath, exampleOf(path)), title: saidAt(path, screenAt(path, route).title) }],
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

/** The number of the account that sees a screen: the first that may, or one with something to show; null for guests. */
export function visitorFor(screen: Screen): number | null {
  if (screen.for !== 'customers') return null
  const number = busiest[screen.path] ?? firstAllowed(screen.path)
  if (number === undefined) throw new Error(`No test account may see ${screen.path}`)
  return number
}

const PHONES = '/verlengen/telefoons/:brand/:name/:spec'
const BANK_ACCOUNT = '/instellingen/wijzig/bankrekeningnummer'
const until = '2026-12-31'
const noBundles = { period: 'monthBindingPeriod', MAIN: null, ADDON_INET: null, ADDON_SMS: null, DATA_CAP: null }
const recurring = {
  price: 550,
  originalPrice: null,
  discountMonths: 0,
  discountMonthsLeft: 0,
  size: 0,
  additionalCompleteSize: 0,
  unit: 'MIN',
  isUnlimited: true,
  subscribedStatus: 'Subscribed',
  blocked: false,
  deprecated: false,
}
const internet = (size: number) => ({ ...recurring, id: `INET-${size}.year.750`, unit: 'MB', isUnlimited: false, size })
const bundles = { period: 'yearBindingPeriod', MAIN: { ...recurring, id: 'MAIN-UNL.year.550' }, ADDON_SMS: null, DATA_CAP: null }
const changed = {
  orderNumber: 'TU-26001-001',
  from: { ...bundles, ADDON_INET: internet(10_000) },
  to: { ...bundles, ADDON_INET: internet(20_000) },
  startsOn: until,
  internetNow: false,
  contractEnd: null,
  reflectionUntil: null,
  completeBy: null,
}
const prepaidBundle = {
  orderNumber: 'TU-26031-001',
  kind: 'bundle',
  id: 'PP-M',
  method: 'CREDIT',
  data: 4000,
  minutes: 100,
  price: 1000,
  until,
  autoExtend: true,
  toppedUp: 0,
  balance: 740,
}
const complete = {
  completeStatus: 'PENDING',
  data: { size: 10_000, additionalCompleteSize: 10_000, isUnlimited: false },
  voice: { size: 0, additionalCompleteSize: 0, isUnlimited: true },
  expectedOn: '2026-11-24',
}

/** Accounts that have more to show on a screen than the first that may see it. */
const busiest: Partial<Record<Screen['path'], number>> = {
  '/betaal-factuur/:id': 6,
  '/nummerbehoud-gegevens-aanpassen': 10,
  '/beltegoed-automatisch-opwaarderen/aanpassen': 32,
  '/beltegoed-automatisch-opwaarderen/uitschakelen': 32,
  [PHONES]: 24,
}

/** What the screens at the end of a flow show: a receipt, as their flow stores it. */
export const receipts: Partial<Record<Screen['path'], unknown>> = {
  '/wachtwoord-vergeten/bedankt': 'SMS',
  '/wachtwoord-instellen/bedankt': true,
  '/bundels-wijzigen/bedankt': changed,
  '/verlengen/sim-only/bedankt': changed,
  '/mbs-bijkopen/bedankt': { orderNumber: 'TU-26001-001', type: 'data', size: 1000, price: 300, until, left: 6800 },
  '/minuten-bijkopen/bedankt': { orderNumber: 'TU-26001-001', type: 'voice', size: 100, price: 500, until, left: 100 },
  '/kies-prepaid-bundel/bedankt': prepaidBundle,
  '/onderling-bellen/bedankt': { ...prepaidBundle, kind: 'mutual', id: 'PP-ONDERLING', data: 0, minutes: 1000, price: 250 },
  '/storingstool/bedankt': { reference: 'ST-26001-001' },
  '/cadeau/bedankt': { id: 'gift-1-1', type: 'data', size: 5000, usableUntil: until },
  '/compleet/bedankt': complete,
  '/dataplafond/error': true,
  '/dataplafond/succes': { active: true, price: 100, perMb: 10 },
  '/betaal-factuur/bedankt': {
    reference: '4a7bb81c-1425-47d7-a2e9-e746344e4699',
    amount: 3635,
    left: 1435,
    count: 1,
    unblocks: true,
  },
  '/betalingsregelingen/bedankt': {
    kind: 'begun',
    total: 5070,
    terms: [
      { amount: 2535, dueOn: until },
      { amount: 2535, dueOn: '2027-01-31' },
    ],
    simBlocked: false,
  },
  '/beltegoed-opwaarderen/bedankt': { orderNumber: 'TU-26031-001', method: 'IDEAL', amount: 2000, balance: 3740 },
  '/nummerbehoud-aanvragen/bedankt': true,
  '/nummerbehoud-gegevens-aanpassen/bedankt': true,
  '/beltegoed-automatisch-opwaarderen/bedankt': {
    outcome: 'on',
    setting: { type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null },
    orderNumber: 'TU-26030-001',
    paid: 2000,
    toppedUp: 0,
    balance: 2085,
  },
  [`${PHONES}/bedankt`]: {
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
  },
  '/opzeggen/bedankt': {
    endsOn: '2026-12-20',
    fee: 5959,
    undoUntil: '2026-12-19',
    finalInvoiceOn: '2027-01-04',
    phone: 41_800,
    isDeceased: false,
  },
  [`${BANK_ACCOUNT}/bedankt`]: { linked: true },
  [`${BANK_ACCOUNT}/mislukt`]: { linked: false, why: 'other-account' },
  '/simkaart-aanvragen/bedankt': {
    orderNumber: 'TU-26001-001',
    type: 'USIM',
    price: 500,
    expectedFrom: until,
    expectedOn: until,
  },
  '/simkaart-activeren/bedankt': { type: 'USIM' },
  '/overstappen/bedankt': {
    orderNumber: 'TU-26036-001',
    startsOn: '2026-12-08',
    contractEnd: null,
    reflectionUntil: '2026-12-07',
    balance: 1475,
    form: false,
    to: noBundles,
  },
}

type Walk = { account: number | null; steps: readonly (readonly [Screen['path'], (page: Page) => Promise<unknown>])[] }

/** Screens that only a flow leads to, in its order: each step goes on from the screen before it. */
export const walks: readonly Walk[] = [
  { account: null, steps: [['/inloggen/mfa', (page) => untilCode(page, 13)]] },
  {
    account: 1,
    steps: [
      ['/factuur/:id', openNewest],
      ['/factuur/:id/regel/:line', openLine],
      ['/bundels-wijzigen/controle', untilBundles],
      [`${BANK_ACCOUNT}/wijziging-bankrekening-controleren`, (page) => untilAccountChecked(page)],
    ],
  },
  { account: 15, steps: [['/verlengen/sim-only/controle', untilRenewal]] },
  {
    account: 24,
    steps: [
      [`${PHONES}/inkomen-en-lasten`, (page) => choosePhone(page)],
      [`${PHONES}/legitimatie`, skipIncome],
      [`${PHONES}/controle`, (page) => identify(page)],
      [`${PHONES}/afronding`, cancelPhone],
    ],
  },
  { account: 31, steps: [['/betaling-controleren', cancelPayment]] },
  {
    account: 36,
    steps: [
      ['/overstappen/gegevens', untilDetails],
      ['/overstappen/afronden', (page) => untilSwitch(page)],
      ['/overstappen/controleren-van-betaling', cancelSwitch],
    ],
  },
]

/** A screen and the number of the account that visits it; null for a guest. */
export type Visit = { account: number | null; screen: Screen }

const inWalk = new Set(walks.flatMap(({ steps }) => steps.map(([path]) => path)))

/** Each screen that an address shows, with its visitor; those with a receipt, which no address alone shows, after the others. */
export const visits: readonly Visit[] = [
  ...Map.groupBy(
    screens.filter(({ path }) => !inWalk.has(path)),
    visitorFor,
  ),
].flatMap(([account, group]) => {
  const [plain = [], ends = []] = [false, true].map((isEnd) => group.filter(({ path }) => path in receipts === isEnd))
  return [...plain, ...ends].map((screen) => ({ account, screen }))
})

/** Enters another bank account, up to the check. */
export async function untilAccountChecked(page: Page, iban = 'NL91ABNA0417164300'): Promise<void> {
  await page.goto(BANK_ACCOUNT)
  await page.getByLabel('Rekeningnummer (IBAN)').fill(iban)
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByRole('heading', { name: 'Klopt je nieuwe rekeningnummer?' }).waitFor()
}

async function openNewest(page: Page): Promise<void> {
  await page.goto('/facturen')
  await page.locator('a[href^="/factuur/"]:not([href*="-maand"])').first().click()
  await page.getByRole('heading', { name: 'Factuurspecificatie' }).waitFor()
}

/** The last line of the invoice, with the form for a question. */
async function openLine(page: Page): Promise<void> {
  await page.locator('a[href*="/regel/"]').last().click()
  await page.getByRole('button', { name: 'Dit klopt niet' }).click()
  await page.getByRole('radiogroup').waitFor()
}

async function untilBundles(page: Page): Promise<void> {
  await page.goto('/bundels-wijzigen')
  await chooseBundles(page)
}

async function cancelPhone(page: Page): Promise<void> {
  await orderPhone(page)
  await confirmPhone(page)
  await atBank(page, 'Ik annuleer')
  await page.getByRole('button', { name: 'Opnieuw betalen' }).waitFor()
}

async function cancelPayment(page: Page): Promise<void> {
  await toBank(page, 'Testbank: ik annuleer')
  await atBank(page, 'Ik annuleer')
  await page.getByRole('heading', { name: 'Betaling geannuleerd' }).waitFor()
}

async function cancelSwitch(page: Page): Promise<void> {
  await orderSwitch(page)
  await atBank(page, 'Ik annuleer')
  await page.getByRole('heading', { name: 'Betaling geannuleerd' }).waitFor()
}
