import { describe, expect, test } from 'vitest'
import { conclusionOf } from '#features/usage/conclusion.ts'
import { callsCsv, dataCsv, fileName } from '#features/usage/download.ts'
import { dataRow, otherCallRows, smsRow, voiceRow } from '#features/usage/rows.ts'
import { standstillText } from '#features/usage/Standstill.tsx'
import { smsText } from '#features/usage/shared/contactText.ts'
import { endText, flagText, tickText, tideSentence } from '#features/usage/tideText.ts'
import { usagePeriodText } from '#features/usage/UsageHead.tsx'
import { addDays, momentOf } from '#kit/dates.ts'
import type { Usage, UsageEvent } from '#model/usage/contract.ts'
import { dataStateOf, dayGroupsOf, levelsIn, sumsOf } from '#model/usage/usage.ts'
import { daysWith, GB, usageWith } from './verbruikUsage.ts'

const today = '2026-11-20'
/** Texts join number and unit with a no-break space; the expectations use plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const conclusion = (usage: Usage, day = today) => {
  const { title, text } = conclusionOf(usage, dataStateOf(usage, day), day)
  return [plain(title), plain(text)]
}
const daily = (megabytes: number, count = 20) => ({
  days: daysWith(
    '2026-11-01',
    Array.from({ length: count }, () => megabytes),
  ),
})

describe('the conclusion above the chart', () => {
  test('something will be left', () =>
    expect(conclusion(usageWith())).toEqual([
      'Je hebt naar verwachting 2,6 GB speling',
      'Je gebruikt iets minder dan er in je bundel zit. Rustig water tot 1 december.',
    ]))
  test('it will run out', () =>
    expect(conclusion(usageWith({ data: daily(900) }))).toEqual([
      'Je bundel is waarschijnlijk rond 23 november op',
      'Je gebruikt veel meer dan er in je bundel zit. Je hebt nog 2 GB van 20 GB.',
    ]))
  test('tomorrow is said so', () => {
    const running = (left: number) => usageWith({ data: { ...daily(900), size: 20 * 900 + left } })
    expect(conclusion(running(1000))[0]).toBe('Je bundel is waarschijnlijk rond 22 november op')
    expect(conclusion(running(500))[0]).toBe('Je bundel is waarschijnlijk morgen op')
  })
  test('just enough', () =>
    expect(conclusion(usageWith({ data: { ...daily(600), size: 30 * 600 + 20 } }))[0]).toBe('Je bundel is precies genoeg'))
  test('used up, with what it costs', () => {
    const days = [...daysWith('2026-11-01', [900]), { day: '2026-11-02', netherlands: 280, eu: 0, world: 0, costs: 1800 }]
    expect(conclusion(usageWith({ data: { size: GB, days } }))).toEqual([
      'Je bundel is op',
      'Je hebt 1,18 GB gebruikt van 1 GB. Buiten je bundel: € 18,00.',
    ])
  })
  test('too early to say', () =>
    expect(conclusion(usageWith({ data: daily(100, 2) }), '2026-11-02')).toEqual([
      'Je hebt nog 19,8 GB over',
      'Na een paar dagen zie je hier wat je naar verwachting overhoudt.',
    ]))
  test('no calm where there is no internet', () => {
    for (const why of ['unpaid', 'stolen', 'inactive', 'switchedOff'] as const) {
      expect(conclusion(usageWith({ standstill: { why } }))).toEqual([
        'Je internet staat uit',
        'In je bundel zit nog 8,4 GB van 20 GB.',
      ])
      expect(conclusion(usageWith({ standstill: { why }, data: { isInfiniteBundle: true } }))).toEqual([
        'Je internet staat uit',
        '',
      ])
    }
    expect(plain(standstillText({ why: 'unpaid', amount: 3635 }))).toBe('Je simkaart is geblokkeerd, omdat € 36,35 openstaat.')
    expect(standstillText({ why: 'unpaid' })).toBe('Je simkaart is geblokkeerd, omdat er een factuur openstaat.')
  })
  test('what is left lapses with the last day, and with a bundle that stops', () => {
    expect(conclusion(usageWith({ data: daily(500, 30) }), '2026-11-30')).toEqual([
      'Je hebt nog 5 GB over',
      'Wat je vandaag niet gebruikt, vervalt.',
    ])
    expect(conclusion(usageWith({ data: { autoExtend: false } }))).toEqual([
      'Je bundel stopt na 30 november.',
      'Je hebt nog 8,4 GB van 20 GB. Wat je dan nog hebt, vervalt.',
    ])
  })
  test('of what was bought just now nobody says that little of it is used', () => {
    const days = [
      ...daysWith(
        '2026-11-01',
        Array.from({ length: 18 }, () => 50),
      ),
      ...daysWith('2026-11-19', [0, 63]),
    ]
    const bought = usageWith({ data: { size: 900, outside: 63, days, topUps: [{ day: today, size: GB }] } })
    expect(conclusion(bought)).toEqual(['Je hebt naar verwachting 0,5 GB speling', 'Je hebt nog 1 GB van 1,9 GB.'])
    expect(levelsIn(bought).at(-1)).toBe(GB)
  })
  test('unlimited', () =>
    expect(conclusion(usageWith({ data: { ...daily(440), isInfiniteBundle: true } }))).toEqual([
      'Altijd hoogwater',
      'Je hebt 8,8 GB gebruikt. Je internet is onbeperkt.',
    ]))
  test('without a bundle: what it costs per MB', () => {
    const days = [{ day: '2026-11-01', netherlands: 31, eu: 0, world: 0, costs: 310 }]
    const usage = usageWith({ data: { hasBundle: false, size: 0, days } })
    expect(conclusion(usage)).toEqual(['Je hebt 31 MB gebruikt zonder bundel', 'Je betaalt per MB: tot nu toe € 3,10.'])
    expect(conclusion(usage, '2026-12-10')[1]).toBe('Je betaalde per MB: € 3,10.')
  })
  test('an earlier period: what was left of it', () => {
    expect(conclusion(usageWith({ data: daily(500, 30) }), '2026-12-10')).toEqual([
      'Je hield 5 GB over',
      'Je hebt 15 GB gebruikt van 20 GB.',
    ])
    expect(conclusion(usageWith({ data: daily(700, 30) }), '2026-12-10')[0]).toBe('Je bundel was op')
  })
})

test('figures that end before their period did say of when they are', () =>
  expect(conclusion(usageWith(), '2026-12-02')[0]).toBe('Je had op 20 november nog 8,4 GB over'))

describe('labels in the drawing', () => {
  const state = (usage: Usage) => dataStateOf(usage, today)
  const dry = usageWith({ data: daily(900) })

  test('the unit stands once', () => {
    expect([20_000, 15_000, 0].map((mb) => plain(tickText(mb, 20_000)))).toEqual(['20 GB', '15', '0'])
    expect([80, 60, 0].map((mb) => plain(tickText(mb, 80)))).toEqual(['80 MB', '60', '0'])
    expect([1000, 250].map((mb) => plain(tickText(mb, 1000)))).toEqual(['1 GB', '0,25'])
  })
  test('today, or the day that the figures are of', () => {
    expect(plain(flagText(usageWith(), state(usageWith()), today))).toBe('Vandaag 8,4 GB')
    expect(plain(flagText(usageWith(), state(usageWith()), '2026-11-22'))).toBe('20 nov 8,4 GB')
    const empty = usageWith({ data: { size: GB } })
    expect(flagText(empty, state(empty), today)).toBe('Vandaag op')
  })
  test('the end', () => {
    expect(plain(endText(state(usageWith())))).toBe('± 2,6 GB')
    expect(plain(endText(state(dry)))).toBe('Op rond 23 nov')
    expect(plain(endText({ kind: 'past', left: 500 }))).toBe('0,5 GB')
  })
  test('the whole drawing in a sentence: start, now and expectation', () => {
    expect(plain(tideSentence(usageWith(), state(usageWith()), today))).toBe(
      'Lijn van je resterende data. 20 GB op 1 november, 8,4 GB vandaag op 20 november, verwachting 2,6 GB op 1 december. De cijfers staan in de tabel hieronder.',
    )
    expect(plain(tideSentence(dry, state(dry), today))).toContain(', naar verwachting op rond 23 november.')
  })
})

describe('what was used of each kind', () => {
  const rows = (usage: Usage, day = today) =>
    [dataRow(usage, day), voiceRow(usage, day), smsRow(usage)].map(({ title, text, used }) => [title, plain(text), plain(used)])

  test('limited and unlimited', () =>
    expect(rows(usageWith())).toEqual([
      ['Internet', 'Nog 8,4 GB van 20 GB', '11,6 GB'],
      ['Bellen', 'Nog 86 min van 120 min', '34 min'],
      ['Sms', 'Onbeperkt', '14'],
    ]))
  test('without bundles', () => {
    const usage = usageWith({ data: { hasBundle: false, ...daily(1) }, voice: { hasBundle: false, smsUnlimited: false } })
    expect(rows(usage).map(([, text]) => text)).toEqual([
      'Je hebt geen internetbundel',
      'Je betaalt per minuut',
      'Je betaalt per sms',
    ])
  })
  test('gone over the bundle: the text is about the bundle, the figure about all that was used', () => {
    const usage = usageWith({ data: { size: 3 * GB, outside: 180, ...daily(159) }, voice: { size: 100, used: 134, outside: 34 } })
    expect(rows(usage).slice(0, 2)).toEqual([
      ['Internet', 'Bundel van 3 GB is op', '3,18 GB'],
      ['Bellen', 'Bundel van 100 min is op', '134 min'],
    ])
    expect(rows(usage, '2026-12-10')[0]?.[1]).toBe('Bundel van 3 GB was op')
  })
  test('what is called beside the bundle has rows of its own: together they are all minutes of the list', () => {
    const call = (kind: UsageEvent[1], seconds: number, at: number): UsageEvent => [at, kind, '0690009•••', seconds, 0]
    const noon = momentOf(today, 12) / 1000
    const events = [
      call('mutual', 612 * 60, noon),
      call('voice', 601, noon - 1),
      call('voicemail', 59, noon - 2),
      call('service', 61, noon - 3),
      call('sms', 0, noon - 4),
    ]
    const sums = sumsOf(events, dayGroupsOf(events))
    const others = (used: number) =>
      otherCallRows(usageWith({ voice: { used } }), sums).map(({ title, used }) => [title, plain(used)])
    expect(others(12)).toEqual([
      ['Onderling bellen', '612 min'],
      ['Servicenummer', '2 min'],
    ])
    // what on-net calling did not cover counts for the bundle
    expect(others(12 + 600)[0]).toEqual(['Onderling bellen', '12 min'])
    expect(others(12 + 612)).toEqual([['Servicenummer', '2 min']])
    expect(sums.minutes).toBe(12 + 612 + 2)
  })
  test('a meter shows what is left', () => {
    expect(dataRow(usageWith(), today).meter).toBe(0.42)
    expect(voiceRow(usageWith({ voice: { isUnlimited: true } }), today).meter).toBeUndefined()
  })
  test('nearly or quite empty gets a word, but not when it is long ago', () => {
    const voice = { size: 100, used: 95 }
    expect(voiceRow(usageWith({ voice }), today).badge).toBe('Bijna op')
    expect(voiceRow(usageWith({ voice: { size: 100, used: 134 } }), today)).toMatchObject({ badge: 'Op', meter: 0 })
    expect(voiceRow(usageWith({ voice }), '2026-12-10').badge).toBeUndefined()
    expect(plain(voiceRow(usageWith({ voice }), '2026-12-10').text)).toBe('5 min van 100 min over')
  })
})

test('periods, with the year unless it is this one', () => {
  const text = (from: string, until: string) => plain(usagePeriodText({ id: from, from, until }, '2026'))
  expect(text('2026-11-01', '2026-11-30')).toBe('november')
  expect(text('2025-12-01', '2025-12-31')).toBe('december 2025')
  expect(text('2026-12-20', '2027-01-18')).toBe('20 dec t/m 18 jan 2027')
})

test('counts in words', () => {
  expect([smsText(1), smsText(12)]).toEqual(["1 sms'je", "12 sms'jes"])
})

describe('files', () => {
  const lines = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n')

  test('are named after the month', () =>
    expect(fileName('verbruik', { id: '2026-11-01', from: '2026-11-01', until: '2026-11-30' })).toBe('verbruik-2026-11.csv'))

  test('internet: a line a day, that adds up to what was used', () => {
    const days = [...daysWith('2026-11-01', [120]), { day: '2026-11-02', netherlands: 10, eu: 20, world: 5, costs: 50 }]
    expect(lines(dataCsv(usageWith({ data: { size: GB, days } })))).toEqual([
      'Datum;Nederland (MB);Europese Unie (MB);Buiten de EU (MB);Verbruik (MB);Over (MB);Kosten (euro)',
      '01-11-2026;120;0;0;120;880;0,00',
      '02-11-2026;10;20;5;35;850;0,50',
    ])
  })

  test('calls: a line each, and a number from abroad is no formula', () => {
    const call = (kind: UsageEvent[1], number: string, seconds: number, costs: number): UsageEvent => [
      momentOf(today, 14, 5) / 1000,
      kind,
      number,
      seconds,
      costs,
    ]
    expect(
      lines(
        callsCsv([
          call('abroad', '+32000009•••', 725, 264),
          call('voice', '0612345678', 284, 1250),
          call('voice', '0201234567', 3730, 60),
          call('sms', '0690009•••', 0, 15),
        ]),
      ),
    ).toEqual([
      'Datum;Tijd;Soort;Nummer;Duur;Kosten (euro)',
      "20-11-2026;14:05;Naar het buitenland;'+32 00 00 09•••;0:12:05;2,64",
      '20-11-2026;14:05;Gebeld;06 12 34 56 78;0:04:44;12,50',
      '20-11-2026;14:05;Gebeld;02 01 23 45 67;1:02:10;0,60',
      '20-11-2026;14:05;Sms;06 90 00 9•••;;0,15',
    ])
  })

  test('ten thousand calls are a file of ten thousand lines', () => {
    const events = Array.from(
      { length: 10_000 },
      (_, index): UsageEvent => [momentOf(addDays(today, -20)) / 1000 + 10_000 - index, 'sms', '06•••', 0, 0],
    )
    expect(lines(callsCsv(events))).toHaveLength(10_001)
  })
})
