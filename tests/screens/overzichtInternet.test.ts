import { describe, expect, test } from 'vitest'
import { freshnessOfOverview, internetOf, periodEndOf } from '../../src/domain/internet.ts'
import { routed } from '../../src/routes/href.ts'
import { heroText, introText, tideLabels, tideText } from '../../src/screens/overzicht/heroText.ts'
import { dataBundle, now, overview, prepaidOverview, usps, withData } from './overzichtOverview.ts'

/** No-break spaces as plain ones, to read easily. */
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? null
const read = (given = overview, prices: typeof usps | null = usps, at = now) => {
  const { amount, title, of, badge, forecast, note, low } = heroText(internetOf(given, at), given, prices)
  return {
    amount: amount && plain(`${amount.value} ${amount.unit}`.trim()),
    title,
    of: plain(of),
    badge,
    forecast: plain(forecast),
    note: plain(note),
    low,
  }
}
const bundleOf = (given = overview, at = now) => {
  const internet = internetOf(given, at)
  if (!('bundle' in internet)) throw new Error(`no bundle: ${internet.kind}`)
  return internet
}
const drawn = (given = overview, today = '2026-11-20') => plain(tideText(bundleOf(given), today))

describe('what is left of the bundle', () => {
  test('amount, size, days and the forecast', () => {
    expect(read()).toEqual({
      amount: '6 GB',
      title: null,
      of: 'over van je 10 GB, nog 10 dagen',
      badge: null,
      forecast: 'Op dit tempo houd je op 1 december 4 GB over.',
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
    expect(read(withData({ used: 9000, usedPerDay })).forecast).toBe('Op dit tempo is je internet op 23 november op.')
    expect(read(withData({ used: 9900, usedPerDay: [...usedPerDay.slice(1), 0] })).forecast).toBe(
      'Op dit tempo is je internet vandaag op.',
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
      amount: '0 MB',
      title: null,
      of: 'over van je 10 GB, nog 10 dagen',
      badge: 'Op',
      forecast: null,
      note: 'Je bundel is op. Je betaalt nu € 0,10 per MB.',
      low: true,
    })
  })

  test('with the data cap: internet is off until the next period', () => {
    expect(read({ ...empty, dataCap: { active: true } }).note).toBe(
      'Je bundel is op. Je dataplafond staat aan, dus je internet staat uit tot 1 december.',
    )
  })

  test('without prices there is no price', () => expect(read(empty, null).note).toBe('Je bundel is op.'))
})

describe('no bundle to draw', () => {
  test('prepaid without a bundle', () => {
    expect(read(prepaidOverview)).toMatchObject({
      amount: null,
      title: 'Je hebt geen internetbundel',
      note: 'Je betaalt nu € 0,10 per MB.',
    })
    expect(read(prepaidOverview, null).note).toBeNull()
    expect(read({ ...overview, dataBundle: null, dataCap: { active: true } }).note).toBeNull()
  })

  test('a bundle of nothing is no bundle', () => expect(internetOf(withData({ size: 0, used: 0 }), now).kind).toBe('none'))

  test('a subscription that has stopped, also when figures are left', () => {
    const stopped = { ...overview, subscriptionActive: false, terminationDate: '2026-10-11' }
    // Nothing is promised that there is no screen for.
    const invoices = routed('/facturen') === null ? '' : ' Je facturen kun je nog 12 maanden bekijken.'
    expect(read(stopped)).toMatchObject({
      amount: null,
      title: 'Je abonnement is gestopt',
      note: `Je abonnement is gestopt op 11 oktober.${invoices}`,
    })
    expect(introText(stopped, false)).toBeNull()
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
    const drawnThen = (given: typeof overview) => plain(tideText(bundleOf(given, later), '2026-12-03'))
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
      'Op 1 november begon je met 10 GB. Vandaag, 20 november, heb je 6 GB over. De verwachting voor 1 december is 4 GB over. Op 1 december komt er 10 GB bij.',
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
  })

  test('the line ends at the number above it, whatever the days add up to', () => {
    const internet = bundleOf(withData({ used: 5000 }))
    expect(internet.kind === 'limited' && internet.levels.at(-1)).toBe(0.5)
  })

  test('days that the answer leaves out are days without use', () => {
    const internet = bundleOf(withData({ usedPerDay: dataBundle.usedPerDay.slice(0, 12), used: 2400 }))
    expect(internet.kind === 'limited' && internet.levels.length).toBe(21)
  })
})

test('the line under the greeting', () => {
  expect(introText(overview, false)).toBe('Dit is je verbruik van november 2026.')
  expect(introText(prepaidOverview, true)).toBe('Dit zijn je tegoed en je bundels.')
})
