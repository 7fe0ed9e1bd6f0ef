import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { OwnAnswers } from '#features/profile/ownData/gather.ts'
import { zipOf } from '#features/profile/ownData/make.ts'
import { sheetsOf } from '#features/profile/ownData/sheets.ts'
import { topUpText } from '#features/profile/ownData/words.ts'
import { getTravelPlan } from '#model/abroad/contract.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getCostLimit } from '#model/costs/contract.ts'
import { getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { getMemberDeal } from '#model/friends/contract/memberDeal.ts'
import { getInvoice, getInvoices, Invoice } from '#model/invoices/contract/invoices.ts'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { getInvoiceQuestions } from '#model/invoices/contract/questions.ts'
import { getMfaSettings } from '#model/login/contract/mfa.ts'
import { getUser } from '#model/login/contract/session.ts'
import type { Read } from '#model/operation.ts'
import { postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { getUserDetails } from '#model/profile/contract/details.ts'
import { getNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { getAdvertising, getPrivacySettings } from '#model/profile/contract/preferences.ts'
import { getUserProfile } from '#model/profile/contract/profile.ts'
import { getUserProfilePicture } from '#model/profile/contract/profilePicture.ts'
import { type Column, filesOf, sheetCsv, sheetJson, sheetOf } from '#model/profile/sheets.ts'
import { type ReadName, readNames } from '#model/readNames.ts'
import { getNumberLock } from '#model/security/contract/numberLock.ts'
import { getPasskeys } from '#model/security/contract/passkeys.ts'
import { getSecurityLog } from '#model/security/contract/security.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getTimeline } from '#model/timeline/contract.ts'
import { getUsage } from '#model/usage/contract.ts'
import { getPush } from '#model/warnings/contract.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { goodAnswer } from '../contract/goodAnswer.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

type Row = { day: string; text: string; amount: number; on: boolean | null; moment: string; count: number }
const columns: readonly Column<Row>[] = [
  { name: 'dag', type: 'datum', about: 'De dag.', of: ({ day }) => day },
  { name: 'tekst', type: 'tekst', about: 'Een tekst.', of: ({ text }) => text },
  { name: 'bedrag', type: 'bedrag in euro', about: 'Een bedrag.', of: ({ amount }) => amount / 100 },
  { name: 'aan', type: 'ja of nee', about: 'Aan of uit.', of: ({ on }) => on },
  { name: 'tijd', type: 'tijdstip', about: 'Een moment.', of: ({ moment }) => moment },
  { name: 'hoeveel', type: 'aantal', about: 'Een aantal.', of: ({ count }) => count },
]
const sheet = sheetOf('proef', 'Een proef', columns, [
  { day: '2026-11-20', text: '=SOM(A1); "x"', amount: 1250, on: true, moment: '2026-11-20T11:00:00Z', count: 3 },
  { day: '2026-11-21', text: 'é', amount: -5, on: null, moment: '2026-11-21T23:30:00Z', count: 0 },
])

describe('a table to take along', () => {
  test('for a spreadsheet: only money has a decimal comma, moments are in Dutch time, and no text becomes a formula', () => {
    expect(sheetCsv(sheet).split('\r\n')).toEqual([
      '\ufeffdag;tekst;bedrag;aan;tijd;hoeveel',
      '2026-11-20;"\'=SOM(A1); ""x""";12,50;ja;2026-11-20 12:00;3',
      '2026-11-21;é;-0,05;;2026-11-22 00:30;0',
      '',
    ])
  })

  test('for programs: objects with the names of the columns', () => {
    expect(JSON.parse(sheetJson(sheet))).toEqual([
      { dag: '2026-11-20', tekst: '=SOM(A1); "x"', bedrag: 12.5, aan: true, tijd: '2026-11-20T11:00:00Z', hoeveel: 3 },
      { dag: '2026-11-21', tekst: 'é', bedrag: -0.05, aan: null, tijd: '2026-11-21T23:30:00Z', hoeveel: 0 },
    ])
    expect(sheetJson(sheet)).toContain('\n    "hoeveel": 3\n  },\n') // people may open it too
  })

  test('the schema and the text for people describe every column of every file', () => {
    const files = filesOf('Kop', [sheet], ['Een opmerking.'])
    expect(Object.keys(files)).toEqual(['leesmij.txt', 'schema.json', 'csv/proef.csv', 'json/proef.json'])
    const { properties, ...items } = JSON.parse(files['schema.json'] ?? '').$defs.proef.items
    expect(items).toEqual({ type: 'object', additionalProperties: false, required: columns.map(({ name }) => name) })
    expect(properties.bedrag).toEqual({ type: ['number', 'null'], description: 'Een bedrag.' })
    for (const { name, type, about } of columns) expect(files['leesmij.txt']).toContain(`- ${name} (${type}): ${about}`)
    expect(files['leesmij.txt']).toContain('Een proef (proef, 2 regels)')
    expect(filesOf('Kop', [{ ...sheet, rows: sheet.rows.slice(0, 1) }], [])['leesmij.txt']).toContain(
      'Een proef (proef, 1 regel)',
    )
    expect(files['schema.json']).toContain('\n  "title": "Wat er in deze bestanden staat",\n') // people may open it too
  })
})

const NOON = Date.parse('2026-11-20T11:00:00Z')

/** The answers that the app would have collected. */
function answersOf(number: number): OwnAnswers {
  const account = accountOf(number)
  if (!account) throw new Error('no account')
  const isPrepaid = account.type === 'Prepaid'
  const ask = <Output>(operation: Read<void, Output>): Output => v.parse(operation.answer, goodAnswer(operation, account))
  const told = (name: string, input: object) => operations.get(name)?.answer(input, contextOf(account, NOON))
  return {
    user: ask(getUser),
    details: ask(getUserDetails),
    address: ask(getAddress),
    profile: ask(getUserProfile),
    picture: ask(getUserProfilePicture),
    simcard: ask(getSimCard),
    overview: ask(isPrepaid ? prepaidOverview : postpaidOverview),
    usage: [v.parse(getUsage.answer, told('getUsage', { events: true }))],
    memberDeal: ask(getMemberDeal),
    advertising: ask(getAdvertising),
    privacy: ask(getPrivacySettings),
    network: ask(getNetworkSettings),
    mfa: ask(getMfaSettings),
    security: ask(getSecurityLog).events,
    timeline: ask(getTimeline).rows,
    trip: ask(getTravelPlan).cap,
    devices: ask(getPush).devices,
    passkeys: ask(getPasskeys).passkeys,
    prepaid: isPrepaid ? { autoTopUp: ask(getAutoTopUp) } : null,
    payments: isPrepaid ? ask(getPayments).payments : [],
    postpaid: isPrepaid
      ? null
      : {
          subscription: ask(getPostpaidSubscription),
          options: ask(getPostpaidOptionsV2),
          phones: ask(handsetOrder),
          household: ask(getHousehold),
          questions: ask(getInvoiceQuestions),
          limit: ask(getCostLimit),
          lock: ask(getNumberLock),
          invoices: ask(getInvoices).invoices.map(({ id }) => v.parse(Invoice, told(getInvoice.name, { id }))),
        },
  }
}

const sumOf = (rows: readonly (readonly unknown[])[], at: number) => rows.reduce((sum, row) => sum + Number(row[at]), 0)

/** Reads that add nothing to the collected ones, and why. */
const notCollected: Readonly<Record<string, readonly ReadName[]>> = {
  'prices, offers and news for many customers': [
    'checkPhoneNumber',
    'getAbroadRates',
    'getConversionData',
    'getHandsetDevice',
    'getHandsetDevices',
    'getHandsetPortfolio',
    'getKeptHandset',
    'getOutages',
    'getPaymentIssuers',
    'getPopup',
    'getPostpaidOptionsRetention',
    'getPostpaidPortfolioV2',
    'getPostpaidTopupBundles',
    'getPrepaidPrices',
    'getPrepaidTopupBundlesV3',
    'getRedirects',
    'getRetentionHandsetCredit',
    'getRetentionHandsetOverview',
    'getRetentionHandsetSummary',
    'getSimOnlyOffer',
    'getSimcardOffer',
    'getTerminateData',
    'getTerminateReasons',
    'getTopupOptions',
    'getUsPs',
  ],
  'documents, which are downloaded by themselves': [
    'getContractDocument',
    'getInvoiceDocument',
    'getMandateForm',
    'getOrderDocument',
    'getSimcardContract',
    'getWithdrawalDocument',
  ],
  'the state of something under way, and secrets': [
    'completeStatus',
    'getChangeSummary',
    'getDataRequest',
    'getEsim',
    'getNextInvoice',
    'getOrderOutcome',
    'getPaymentReceipt',
    'getPaymentStatus',
    'getPre2PostStanding',
    'getPre2PostSummary',
    'getRepair',
    'getSimCodes',
    'getVatInvoice',
    'getWithdrawals',
    'numberportingGetStatus',
  ],
  'the same, told in another way': [
    'getBankAccount',
    'getCompensations',
    'getEmail',
    'getPaymentArrangements',
    'getSimcardDetails',
    'getUsageMonths',
    'getYear',
    'postpaidOverview',
    'prepaidOverview',
  ],
}

describe('all data of a customer', () => {
  test.each(accounts.map(({ number }) => number))(
    'account %i: every row fits its columns, and figures are those of the screens',
    (number) => {
      const answers = answersOf(number)
      const sheets = Object.fromEntries(sheetsOf(answers).map((one) => [one.name, one]))
      for (const { columns: own, rows, name } of Object.values(sheets)) {
        for (const row of rows) {
          expect(row).toHaveLength(own.length)
          own.forEach(({ type }, at) => {
            const cell = row[at]
            const kind = type === 'aantal' || type === 'bedrag in euro' ? 'number' : type === 'ja of nee' ? 'boolean' : 'string'
            if (cell !== null) expect(typeof cell, `${name} ${own[at]?.name}`).toBe(kind)
          })
        }
      }
      const [usage] = answers.usage
      expect(sheets.internet?.rows).toHaveLength(usage?.data.days.length ?? -1)
      expect(sheets.gesprekken?.rows).toHaveLength(usage?.events?.length ?? -1)
      expect(sheets.klant?.rows).toHaveLength(1)
      expect(sheets.veiligheid?.rows).toHaveLength(answers.security.length)
      if (answers.postpaid) {
        expect(sumOf(sheets.factuurregels?.rows ?? [], 4)).toBeCloseTo(sumOf(sheets.facturen?.rows ?? [], 3), 6)
      } else expect(sheets.facturen).toBeUndefined()
    },
  )

  test('of who paid in advance before the subscription those payments come besides those of invoices', () => {
    const { payments } = answersOf(31)
    const names = (answers: OwnAnswers) => sheetsOf(answers).map(({ name, rows }) => [name, rows.length])
    expect(names({ ...answersOf(1), payments })).toContainEqual(['betalingen-voor-overstap', payments.length])
    expect(names(answersOf(1)).flat()).not.toContain('betalingen-voor-overstap')
  })

  test('settings and what was added by oneself are there, in words', () => {
    const sheetsAs = (own: Partial<OwnAnswers>, number = 1) =>
      Object.fromEntries(sheetsOf({ ...answersOf(number), ...own }).map(({ name, rows }) => [name, rows]))
    const [key, device] = [
      { id: 'k', name: 'Mijn telefoon', addedAt: '2026-11-01T08:00:00Z', usedAt: null, synced: true },
      { id: 'd1', topics: ['invoice', 'security'], details: false } as const,
    ]
    const sheets = sheetsAs({ passkeys: [key], devices: [{ ...device, topics: [...device.topics] }] })
    expect(sheets.passkeys).toEqual([['Mijn telefoon', '2026-11-01T08:00:00Z', null]])
    expect(sheets.meldingen).toEqual([['d1', 'Factuur, Veiligheid', false]])
    expect(sheets.instellingen).toContainEqual(['Veilig nummer', 'Nummerslot', 'Uit'])
    expect(sheets.instellingen).toContainEqual(['Kosten', 'Limiet voor extra kosten', 'Geen limiet'])
    const trip = { country: 'US', from: '2026-12-01', until: '2026-12-08', amount: 5000 }
    expect(sheetsAs({ trip }).instellingen?.at(-1)?.[2]).toMatch(/^€\s50,00, van 1\sdecember\s2026 tot en met 8\sdecember\s2026$/)
    const prepaid = sheetsAs({}, 31)
    expect(prepaid.instellingen?.map(([part]) => part)).toContain('Tegoed')
    expect(prepaid.vragen).toBeUndefined()
  })

  test('automatic top-ups: when one is on, then its amount and its moment are told', () => {
    const on = { amount: 1500, threshold: null, dayOfMonth: null }
    expect(topUpText(null)).toBe('Uit')
    expect(topUpText({ ...on, type: 'BALANCE', threshold: 500 })).toMatch(/^€\s15,00 onder €\s5,00$/)
    expect(topUpText({ ...on, type: 'MONTHLY', dayOfMonth: 3 })).toMatch(/^€\s15,00 op dag 3 van de maand$/)
    expect(topUpText({ ...on, type: 'BUNDLE' })).toMatch(/^€\s15,00 als je bundel wordt verlengd$/)
  })

  test('questions about invoices: when one was answered, then the text, the answer and the money are there', () => {
    const answers = answersOf(1)
    const asked = {
      id: 'V-1',
      invoice: 'x1',
      line: 0,
      kind: 'data',
      amount: 250,
      reason: 'amount',
      text: 'Ik was thuis.',
      asked: '2026-11-03T09:00:00Z',
      answerBy: '2026-11-17',
      answer: { kind: 'agreed', on: '2026-11-05', amount: 250, month: '2026-12-01' },
    } as const
    const sheets = sheetsOf({ ...answers, postpaid: answers.postpaid && { ...answers.postpaid, questions: [asked] } })
    expect(sheets.find(({ name }) => name === 'vragen')?.rows).toEqual([
      ['V-1', '2026-11-03T09:00:00Z', 2.5, 'Bedrag klopt niet', 'Ik was thuis.', '2026-11-05', 2.5],
    ])
  })

  test('messages that were sent, and data that was given away: they have tables of their own', () => {
    const at = '2026-11-19T08:00:00Z'
    const rows = [
      { id: 'm1', kind: 'message', day: '2026-11-19', at, method: 'SMS', text: 'Je bundel is bijna op.' },
      { id: 'gave-1', kind: 'gave', day: '2026-11-20', size: 2000, to: 'Elif', until: '2026-11-30' },
      { id: 'pay-1', kind: 'pay', day: '2026-12-07', amount: 1435 },
    ] as const
    const sheets = sheetsOf({ ...answersOf(1), timeline: rows })
    const rowsOf = (sheet: string) => sheets.find(({ name }) => name === sheet)?.rows
    expect(rowsOf('verstuurde-berichten')).toEqual([[at, 'Sms', 'Je bundel is bijna op.']])
    expect(rowsOf('weggegeven-data')).toEqual([['2026-11-20', 2000, 'Elif']])
  })

  test('a read of the contract is collected, or named here with the reason why not', () => {
    const collected = readFileSync(new URL('../../src/features/profile/ownData/gather.ts', import.meta.url), 'utf8')
    const missing = readNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(collected))
    expect(missing.toSorted()).toEqual(Object.values(notCollected).flat().toSorted())
  })

  test('messages: each with its channel and where it goes; of who pays in advance none about an invoice', () => {
    const messagesOf = (number: number) => {
      const answers = answersOf(number)
      const sheet = sheetsOf({ ...answers, advertising: { ...answers.advertising, news: true, usageSms: false } }).find(
        ({ name }) => name === 'berichten',
      )
      return { rows: sheet?.rows ?? [], answers }
    }
    const { rows, answers } = messagesOf(1)
    expect(rows).toHaveLength(6)
    expect(rows).toContainEqual(['Nieuws en tips per e-mail', 'E-mail', answers.details.email, true])
    expect(rows).toContainEqual(['Sms bij 80% en 100% van mijn bundel', 'Sms', '06 90 00 00 01', false])
    expect(rows.map(([text]) => text)).toContain('Sms als mijn factuur klaarstaat')
    expect(messagesOf(31).rows.map(([text]) => text)).not.toContain('Sms als mijn factuur klaarstaat')
    expect(filesOf('Kop', sheetsOf(answers), [])['schema.json']).toContain(
      'Welke berichten we je stuurden, staat bij ‘verstuurde-berichten’',
    )
  })

  test('the archive opens, with every file as it was put in', () => {
    const files = filesOf('Kop', sheetsOf(answersOf(1)), [])
    const opened = unzipSync(zipOf(files, { 'profielfoto.png': new Uint8Array([1, 2, 3]) }, NOON))
    expect(Object.keys(opened).toSorted()).toEqual([...Object.keys(files), 'profielfoto.png'].toSorted())
    for (const [path, text] of Object.entries(files))
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(opened[path])).toBe(text)
    expect(strFromU8(opened['json/klant.json'] ?? new Uint8Array())).toContain('"klantnummer": "4100001"')
  })
})
