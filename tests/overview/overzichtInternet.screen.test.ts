import { describe, expect, test } from 'vitest'
import { creditText } from '#features/overview/Credit.tsx'
import { type HeroText, heroIntroText, heroOfferText, heroText } from '#features/overview/heroText.ts'
import { tideLabels, tideText } from '#features/overview/tide/words.ts'
import { dayOf } from '#kit/dates.ts'
import type { Standstill } from '#kit/parts.ts'
import type { Overview } from '#model/overview/contract.ts'
import { freshnessOfOverview, internetOf, periodEndOf } from '#model/overview/internet.ts'
import { dataBundle, now, overview, prepaidOverview, usps, withData } from './overzichtOverview.ts'

/** Replaces no-break spaces, for readable expectations. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null
const read = (given = overview, prices: typeof usps | null = usps, at = now) => {
  const { amount, title, of, badge, spent, forecast, note, low } = heroText(internetOf(given, at), given, prices)
  return inWords({ amount, title, of, badge, spent, forecast, note, low })
}
const inWords = ({ amount, title, of, badge, spent, forecast, note, low }: Omit<HeroText, 'spending'>) => ({
  amount: amount && plain(`${amount.value} ${amount.unit}`.trim()),
  title,
  of: plain(of),
  badge,
  spent: plain(spent),
  forecast: plain(forecast),
  note: plain(note),
  low,
})
const readCredit = (given: Overview, prices: typeof usps | null = usps) => inWords(creditText(given, prices, dayOf(now)))
const bundleOf = (given = overview, at = now) => {
  const internet = internetOf(given, at)
  if (!('bundle' in internet)) throw new Error(`no bundle: ${internet.kind}`)
  return internet
}
const drawn = (given = overview, today = '2026-11-20') => plain(tideText(bundleOf(given), given, today))

describe('what is left of the bundle', () => {
  test('amount, size, days and the forecast', () => {
    expect(read()).toEqual({
      amount: '6 GB',
      title: null,
      of: 'over van je 10 GB, nog 10 dagen',
      badge: null,
      spent: null,
      forecast: 'Op dit tempo haal je 1 december, met 4 GB speling.',
      note: null,
      low: false,
    })
  })

  test('the days are counted as the copy says: nog 1 dag, laatste dag', () => {
    const on = (day: string) => read({ ...overview, updatedAt: `${day}T08:00:00.000Z` }, usps, Date.parse(`${day}T10:00:00Z`)).of
    expect(on('2026-11-29')).toBe('over van je 10 GB, nog 1 dag')
    expect(on('2026-11-30')).toBe('over van je 10 GB, laatste dag')
  })

  test('extra data counts; with complete the size is doubled, the usage is not (spec 5)', () => {
    expect(read(withData({ topUps: [{ day: '2026-11-10', size: 1000 }] })).amount).toBe('7 GB')
    const complete = read(withData({ additionalCompleteSize: 10_000, used: 12_300 }, { completeStatus: 'ACTIVE' }))
    expect(complete).toMatchObject({ amount: '7,7 GB', of: 'over van je 20 GB, nog 10 dagen' })
  })

  test('10 percent or less: nearly ebb', () => {
    expect(read(withData({ used: 9000 }))).toMatchObject({ low: true, badge: 'Bijna eb' })
    expect(read(withData({ used: 8999 }))).toMatchObject({ low: false, badge: null })
  })

  test('a bundle that will not last', () => {
    const usedPerDay = Array.from({ length: 20 }, () => 450)
    expect(read(withData({ used: 9000, usedPerDay })).forecast).toBe(
      'Op dit tempo raakt je internet rond 23 november op. Daarna betaal je € 0,10 per MB.',
    )
    expect(read(withData({ used: 9900, usedPerDay: [...usedPerDay.slice(1), 0] })).forecast).toBe(
      'Op dit tempo raakt je internet vandaag op. Daarna betaal je € 0,10 per MB.',
    )
  })

  test('no forecast in the first three days', () => {
    const first = { ...withData({ used: 600, usedPerDay: [200, 200, 200] }), updatedAt: '2026-11-03T08:00:00.000Z' }
    expect(read(first, usps, Date.parse('2026-11-03T10:00:00Z')).forecast).toBeNull()
  })
})

describe('an empty bundle', () => {
  const empty = withData({ used: 10_180 })

  test('says what internet costs now', () => {
    expect(read(empty)).toEqual({
      amount: '0 GB',
      title: null,
      of: 'over van je 10 GB, nog 10 dagen',
      badge: 'Op',
      spent: null,
      forecast: null,
      note: 'Je bundel is op. Je betaalt nu € 0,10 per MB.',
      low: true,
    })
  })

  test('an empty bundle: with a data cap or a limit that is reached, then the hero alone says that internet is off and when it comes back', () => {
    const capped = { ...empty, dataCap: { active: true }, standstill: { why: 'capped', until: '2026-12-01' } as const }
    expect(read(capped)).toMatchObject({
      amount: null,
      title: 'Je internet staat uit',
      badge: null,
      note: 'Je bundel is op. Met je dataplafond betaal je niets extra. Op 1 december begint je bundel opnieuw.',
    })
    const limited = { ...empty, standstill: { why: 'capped', until: '2026-12-01', limited: true } as const }
    expect(read(limited)).toMatchObject({
      title: 'Je internet staat uit',
      note: 'Je kostenlimiet is bereikt. Op 1 december begint je bundel opnieuw.',
    })
    // On that day the cap no longer applies, whatever the older figures say.
    expect(internetOf({ ...capped, updatedAt: '2026-12-01T08:00:00.000Z' }, Date.parse('2026-12-01T10:00:00Z'))).toMatchObject({
      standstill: null,
    })
  })

  test('what was spent beside the bundle is said aloud, with what more internet costs', () => {
    const spending = withData(
      { used: 10_180, outside: 180, usedPerDay: [...dataBundle.usedPerDay.slice(1), 63] },
      {
        currentCosts: {
          fixed: [],
          outside: [
            { kind: 'data', quantity: 180, amount: 1800 },
            { kind: 'sms', quantity: 41, amount: 615 },
          ],
          total: 2415,
          invoiceOn: '2026-12-01',
        },
      },
    )
    expect(read(spending).spent).toBe('Al € 24,15 extra deze maand.')
    const offer = (given: Overview) => plain(heroOfferText(internetOf(given, now), given, usps))
    expect(offer(spending)).toBe('1 GB kost € 3,00. De 63 MB van vandaag kostte je € 6,30.')
    expect(offer({ ...spending, standstill: { why: 'capped' } })).toBeNull()
    expect(offer({ ...spending, buyDataEligible: false })).toBeNull()
    expect(offer(overview)).toBeNull()
  })

  test('has no forecast; a bundle with 1 MB left has one', () => {
    expect(internetOf(empty, now)).toMatchObject({ forecast: null })
    expect(internetOf(withData({ used: 9999 }), now)).toMatchObject({ left: 1, forecast: { runsOutOn: '2026-11-21' } })
  })

  test('without prices there is no price', () => expect(read(empty, null).note).toBe('Je bundel is op.'))
})

describe('no bundle to draw', () => {
  test('prepaid without a bundle: the credit is the number, and how far it goes', () => {
    expect(readCredit(prepaidOverview)).toEqual({
      amount: '€ 12,50',
      title: null,
      of: 'beltegoed, geldig tot en met 20 april 2027',
      badge: null,
      spent: null,
      forecast: "Genoeg voor 62 minuten bellen of 83 sms'jes.",
      note: 'Je hebt geen internetbundel. Je betaalt € 0,10 per MB.',
      low: false,
    })
    expect(readCredit({ ...prepaidOverview, balance: 85 })).toMatchObject({ badge: 'Je tegoed is bijna op', low: true })
    expect(readCredit({ ...prepaidOverview, balance: 0 }).forecast).toBe(
      'Je tegoed is op. Je kunt nog wel gebeld worden en 112 bellen.',
    )
    expect(readCredit(prepaidOverview, null)).toMatchObject({ forecast: null, note: 'Je hebt geen internetbundel.' })
    expect(read({ ...overview, dataBundle: null, dataCap: { active: true } }).note).toBeNull()
  })

  test('a bundle of nothing is no bundle', () => expect(internetOf(withData({ size: 0, used: 0 }), now).kind).toBe('none'))

  test('a subscription that has stopped, also when figures are left', () => {
    const ended = { nextInvoice: null, subscriptionActive: false, terminationDate: '2026-10-11', lastInvoiceOn: '2026-11-02' }
    const stopped = { ...overview, ...ended }
    const invoices = ' Je facturen kun je bekijken tot en met 2 november 2027.'
    expect(read(stopped)).toMatchObject({
      amount: null,
      title: 'Je abonnement is gestopt',
      note: `Je abonnement is gestopt op 11 oktober.${invoices}`,
    })
    expect(heroIntroText(stopped, false, '2026-11-20')).toBeNull()
  })
})

describe('a last invoice that is still open', () => {
  const latest = {
    date: '2026-11-02',
    amount: 410,
    paidOn: null,
    debitOn: null,
    processing: false,
    inArrangement: false,
    paidInTerms: 0,
  }
  const ended = { ...overview, nextInvoice: null, subscriptionActive: false, terminationDate: '2026-10-14' }

  test('is the first thing that somebody who has left is told', () => {
    const open = { ...ended, latestInvoice: { ...latest, state: 'TO_PAY' as const, dueOn: '2026-12-07' } }
    expect(read(open).note).toContain('Je laatste factuur staat nog open. Betaal € 4,10 uiterlijk op 7 december.')
    const paid = { ...ended, latestInvoice: { ...latest, state: 'PAID' as const, dueOn: null, paidOn: '2026-11-09' } }
    expect(read(paid).note).not.toContain('Betaal')
  })

  test('one that is still to come is told with its day', () => {
    const nextInvoice = { date: '2026-11-24', amount: 247, fixed: [{ title: 'x', amount: 247 }], outside: [], once: [] }
    expect(read({ ...ended, nextInvoice }).note).toContain('Je eindafrekening van € 2,47 komt op 24 november.')
  })

  test('after the settlement come the terms of a phone, until the month of the last one', () => {
    const term = (date: string) => ({ date, amount: 2200, fixed: [{ title: 'x', amount: 2200 }], outside: [], once: [] })
    const paying = { ...ended, lastInvoiceOn: '2028-06-01' }
    const goesOn = ' Je telefoon betaal je af tot en met juni 2028. Je facturen kun je bekijken tot en met 1 juni 2029.'
    expect(read({ ...paying, nextInvoice: term('2026-11-02') }).note).toBe(
      `Je abonnement is gestopt op 14 oktober. Je eindafrekening van € 22,00 komt op 2 november. We schrijven hem daarna af.${goesOn}`,
    )
    expect(read({ ...paying, nextInvoice: term('2026-12-01') }).note).toBe(
      `Je abonnement is gestopt op 14 oktober. Je volgende factuur van € 22,00 komt op 1 december. We schrijven hem daarna af.${goesOn}`,
    )
    const late = { ...latest, state: 'NOT_PAID' as const, dueOn: null }
    expect(read({ ...paying, nextInvoice: term('2026-12-01'), latestInvoice: late }).note).toContain(
      'Je nieuwste factuur is nog niet betaald. Betaal € 4,10 zo snel mogelijk.',
    )
  })
})

describe('internet that does not work now', () => {
  const reasons = ['unpaid', 'term', 'checking', 'blocked', 'stolen', 'inactive', 'switchedOff'] as const
  test.each(reasons)('%s: no forecast and no calm, only that it is off', (why: Standstill['why']) => {
    const still = { ...overview, standstill: { why } }
    expect(read(still)).toMatchObject({
      amount: null,
      title: why === 'inactive' ? 'Je simkaart werkt nog niet' : 'Je internet staat uit',
      of: 'In je bundel zit nog 6 GB van 10 GB, nog 10 dagen',
      forecast: null,
    })
    expect(tideLabels(bundleOf(still), '2026-11-20').pill).toBeNull()
    expect(drawn(still)).toContain('Je internet staat uit.')
    expect(read({ ...still, ...withData({ isInfiniteBundle: true }), standstill: { why } }).note).toBeNull()
  })
})

describe('what is left lapses', () => {
  test('with the last day, and tomorrow there is a new bundle', () => {
    const last = { ...overview, updatedAt: '2026-11-30T08:00:00.000Z' }
    const on = (given: Overview) => read(given, usps, Date.parse('2026-11-30T10:00:00Z')).forecast
    expect(on(last)).toBe('Wat je vandaag niet gebruikt, vervalt. Morgen begin je met 10 GB.')
    expect(on({ ...last, ...withData({ autoExtend: false }), updatedAt: last.updatedAt })).toBe(
      'Wat je vandaag niet gebruikt, vervalt.',
    )
  })

  test('nothing comes after a bundle that is the last, also when the subscription ends on its last day', () => {
    const refill = (terminationDate: string) => bundleOf({ ...overview, terminationDate }).refill
    expect([refill('2026-11-29'), refill('2026-11-30')]).toEqual([undefined, undefined])
    expect(refill('2026-12-01')).toBe(10_000)
  })

  test('with a bundle that stops', () => {
    const stops = withData({ autoExtend: false })
    expect(read(stops).forecast).toBe('Je bundel stopt na 30 november. Wat je dan nog hebt, vervalt.')
    expect(tideLabels(bundleOf(stops), '2026-11-20').pill).toBeNull()
  })

  test('too little credit to extend: no new water is promised', () => {
    const lacking = { ...overview, fixMeBarItems: [{ templateType: 'extensionLacking' as const }] }
    expect(tideLabels(bundleOf(lacking), '2026-11-20').refill).toBeNull()
    expect(drawn(lacking)).toContain('Op 1 december verlengt je bundel alleen als je tegoed dan genoeg is.')
  })
})

describe('unlimited', () => {
  const unlimited = withData({ isInfiniteBundle: true, size: 0 })
  test('the word instead of a number', () => {
    expect(read(unlimited)).toMatchObject({
      amount: 'Onbeperkt',
      of: '4 GB gebruikt, nog 10 dagen',
      note: 'Altijd hoogwater',
      low: false,
    })
    expect(drawn(unlimited)).toContain('Onbeperkt')
    expect(bundleOf(unlimited).refill).toBeNull()
  })
})

describe('older figures', () => {
  const old = { ...overview, updatedAt: '2026-11-17T06:42:00.000Z' }

  test('the bird stands at the day of the figures, under its date', () => {
    const internet = bundleOf(old)
    expect(internet.day).toBe('2026-11-17')
    expect(plain(tideLabels(internet, '2026-11-20').now)).toBe('17 nov')
    expect(tideLabels(bundleOf(), '2026-11-20').now).toBe('vandaag')
    expect(drawn(old)).toContain('Op 17 november had je')
  })

  test('72 hours and more: outdated; a period that has ended: previous (decisions D8)', () => {
    expect(freshnessOfOverview(overview, now)).toBe('fresh')
    expect(freshnessOfOverview(old, now)).toBe('outdated')
    expect(freshnessOfOverview(overview, Date.parse('2026-12-01T09:00:00Z'))).toBe('previous')
  })

  test('of a period that has ended nothing is promised', () => {
    const later = Date.parse('2026-12-03T09:00:00Z')
    expect(read(overview, usps, later)).toMatchObject({ of: 'over van je 10 GB', forecast: null })
    expect(read(withData({ used: 10_000 }, { dataCap: { active: true } }), usps, later).note).toBe('Je bundel is op.')
  })

  test('nor in the words of the drawing', () => {
    const later = Date.parse('2026-12-03T09:00:00Z')
    const drawnThen = (given: typeof overview) => plain(tideText(bundleOf(given, later), given, '2026-12-03'))
    expect(drawnThen(overview)).toBe('Op 1 november begon je met 10 GB. Op 20 november had je 6 GB over. Die periode is voorbij.')
    expect(drawnThen(withData({ isInfiniteBundle: true }))).toBe(
      'Onbeperkt internet. In de periode vanaf 1 november gebruikte je 4 GB. Die periode is voorbij.',
    )
  })

  test('without bundle the period is the month of the costs, and credit alone has none', () => {
    expect(periodEndOf({ ...overview, dataBundle: null, voiceSmsBundle: null })).toBe('2026-11-30')
    expect(periodEndOf(prepaidOverview)).toBeNull()
  })
})

describe('the drawing in words and labels', () => {
  test('start, now and expectation', () => {
    expect(drawn()).toBe(
      'Op 1 november begon je met 10 GB. Vandaag, 20 november, heb je 6 GB over. Naar verwachting blijft er tot 1 december 4 GB ongebruikt. Op 1 december komt er 10 GB bij.',
    )
  })

  test('what was bought or given is not what you began with', () => {
    expect(drawn(withData({ topUps: [{ day: '2026-11-10', size: 1000 }] }))).toContain('begon je met 10 GB. Je kocht 1 GB bij.')
    const topUps = [
      { day: '2026-11-10', size: 1000 },
      { day: '2026-11-12', size: 5000, isGift: true },
    ]
    expect(drawn(withData({ topUps }))).toContain('begon je met 10 GB. Je kocht 1 GB bij. Je kreeg 5 GB cadeau.')
    expect(drawn(withData({ topUps: topUps.slice(1) }))).not.toContain('kocht')
  })

  test('labels: dates of start and refill, what is expected, what comes', () => {
    const { start, end, pill, refill } = tideLabels(bundleOf(), '2026-11-20')
    expect([start, end, pill, refill].map(plain)).toEqual(['1 nov', '1 dec', '4 GB', '+ 10 GB'])
  })

  test('a bundle that stops brings nothing new', () => {
    const stops = withData({ autoExtend: false })
    expect(tideLabels(bundleOf(stops), '2026-11-20').refill).toBeNull()
    expect(drawn(stops)).toContain('Je bundel stopt na 30 november.')
    const terminated = { ...overview, terminationDate: '2026-11-30' }
    expect(tideLabels(bundleOf(terminated), '2026-11-20').refill).toBeNull()
    expect(tideLabels(bundleOf({ ...overview, terminationDate: '2026-12-11' }), '2026-11-20').refill).not.toBeNull()
  })

  test('a bundle that changes with the new period brings its new size, doubled with complete', () => {
    const change = (size: number | null) => [{ templateType: 'pendingBundle', date: '2026-12-01', size } as const]
    const refill = (given: typeof overview) => plain(tideLabels(bundleOf(given), '2026-11-20').refill)
    expect(refill({ ...overview, fixMeTiles: change(20_000) })).toBe('+ 20 GB')
    expect(refill({ ...overview, tiles: change(null) })).toBe('Onbeperkt')
    expect(refill({ ...overview, fixMeTiles: change(0) })).toBeNull()
    expect(refill(withData({ additionalCompleteSize: 10_000 }, { fixMeTiles: change(20_000), completeStatus: 'ACTIVE' }))).toBe(
      '+ 40 GB',
    )
    const later = { templateType: 'pendingBundle', date: '2027-01-01', size: 20_000 } as const
    expect(refill({ ...overview, fixMeTiles: [later] })).toBe('+ 10 GB')
  })

  test('the line ends at the number above it, whatever the days add up to', () => {
    const internet = bundleOf(withData({ used: 5000 }))
    expect(internet.kind === 'limited' && internet.levels.at(-1)).toBe(0.5)
  })

  test('days that the answer leaves out are days without use', () => {
    const internet = bundleOf(withData({ usedPerDay: dataBundle.usedPerDay.slice(0, 12), used: 2400 }))
    const levels = internet.kind === 'limited' ? internet.levels : []
    expect(levels).toHaveLength(21)
    expect(levels.slice(11, 20)).toEqual([0.78, ...Array.from({ length: 8 }, () => 0.76)])
  })

  test('what was given away counts from the start, so that the line begins at full', () => {
    const internet = bundleOf(withData({ givenAway: [{ day: '2026-11-10', size: 1000 }] }))
    expect(internet.kind === 'limited' && [internet.levels[0], internet.left]).toEqual([1, 5000])
  })
})

test('the line under the greeting', () => {
  const today = '2026-11-20'
  expect(heroIntroText(overview, false, today)).toBe('Dit is je verbruik van november 2026.')
  expect(heroIntroText({ ...overview, customerSince: '2026-11-14' }, false, today)).toBe(
    'Welkom bij Tureluur. Dit is je verbruik van november 2026.',
  )
  expect(heroIntroText(prepaidOverview, true, today)).toBe('Dit zijn je tegoed en je bundels.')
})
