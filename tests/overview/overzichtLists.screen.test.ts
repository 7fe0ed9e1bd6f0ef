import { describe, expect, test } from 'vitest'
import { ALL_OVERDUE } from '#features/invoices/betalen/which.ts'
import { attentionOf } from '#features/overview/attention.ts'
import { filledText, glassOf, isLowBalance, quickAmount, validityNote } from '#features/overview/credit.ts'
import { latestRow, outsideText } from '#features/overview/invoiceText.ts'
import { parcelOf } from '#features/overview/parcel.ts'
import { autoTopUpRowText, bundleRows } from '#features/overview/rows.ts'
import { tileRows } from '#features/overview/tiles.ts'
import { dayOf } from '#kit/dates.ts'
import type { CostLine, Standstill } from '#kit/parts.ts'
import { overviewForDevice } from '#model/device/forDevice.ts'
import type { Freshness } from '#model/device/freshness.ts'
import type { LatestInvoice, Overview } from '#model/overview/contract.ts'
import type { HandsetOrderStatus } from '#model/phones/contract/handsetOrder.ts'
import { quickBackend, visitor } from '../world/visitor.ts'
import { now, overview, prepaidOverview, usps, withData } from './overzichtOverview.ts'

const TODAY = dayOf(now)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('Je bundels', () => {
  const rowOf = (title: string, given: Overview, prices: typeof usps | null = usps, freshness: Freshness = 'fresh') => {
    const row = bundleRows(given, prices, freshness).find((candidate) => candidate.title === title)
    return row && { ...row, lines: row.lines.map(plain), ...(row.amount && { amount: plain(row.amount) }) }
  }

  test('internet: what is left, of how much', () => {
    expect(rowOf('Internet', overview)).toMatchObject({
      lines: ['van 10 GB'],
      amount: 'Nog 6 GB',
      meter: 0.6,
      to: '/verbruik/internet',
    })
  })

  test('prepaid: what happens when the period ends', () => {
    const prepaid = { ...prepaidOverview, dataBundle: overview.dataBundle }
    expect(rowOf('Internet', prepaid)?.lines).toEqual(['van 10 GB', 'Verlengt automatisch op 1 december'])
    const stops = { ...prepaid, dataBundle: withData({ autoExtend: false }).dataBundle }
    expect(rowOf('Internet', stops)?.lines).toEqual(['van 10 GB', 'Stopt na 30 november'])
    expect(bundleRows(stops, usps, 'previous')[0]?.lines).toHaveLength(1)
  })

  test('nearly empty has a word, empty has another, unlimited has no meter', () => {
    expect(rowOf('Internet', withData({ used: 9500 }))).toMatchObject({
      badge: { word: 'Bijna op', tone: 'accent' },
      amount: 'Nog 0,5 GB',
    })
    expect(rowOf('Internet', withData({ used: 11_000 }))).toMatchObject({ lines: ['Je bundel is op'], amount: 'Op', meter: 0 })
    const unlimited = rowOf('Internet', withData({ isInfiniteBundle: true }))
    expect(unlimited).toMatchObject({ amount: 'Onbeperkt', lines: ['4 GB gebruikt'] })
    expect(unlimited?.meter).toBeUndefined()
  })

  test('calling', () => {
    expect(rowOf('Bellen', overview)).toMatchObject({
      lines: ['van 200 min'],
      amount: 'Nog 120 min',
      to: '/verbruik/bellen-en-sms',
    })
    const voice = {
      size: 100,
      additionalCompleteSize: 0,
      isUnlimited: false,
      used: 134,
      outside: 34,
      topUps: [],
      smsUsed: 1,
      from: '2026-11-01',
      until: '2026-11-30',
    }
    expect(rowOf('Bellen', { ...overview, voiceSmsBundle: voice })?.lines).toEqual([
      'Je belbundel is op. Je betaalt nu € 0,20 per minuut.',
    ])
    expect(rowOf('Bellen', { ...overview, voiceSmsBundle: voice }, null)?.lines).toEqual(['Je belbundel is op.'])
    // A past period: the current price does not apply to it.
    expect(rowOf('Bellen', { ...overview, voiceSmsBundle: voice }, usps, 'previous')?.lines).toEqual(['Je belbundel is op.'])
    expect(rowOf('Bellen', { ...overview, voiceSmsBundle: { ...voice, isUnlimited: true } })).toMatchObject({
      amount: 'Onbeperkt',
    })
    expect(rowOf('Bellen', { ...overview, voiceSmsBundle: { ...voice, outside: 0, additionalCompleteSize: 100 } })?.amount).toBe(
      'Nog 66 min',
    )
    expect(rowOf('Bellen', { ...overview, voiceSmsBundle: null, calls: { minutes: 14, sms: 3 } })?.lines).toEqual([
      'Je hebt geen belbundel',
      '14 minuten gebeld',
      '€ 0,20 per minuut',
    ])
  })

  test('sms: how many, and what one costs', () => {
    expect(rowOf('Sms', overview)?.lines).toEqual(["12 sms'jes verstuurd", "€ 0,15 per sms'je"])
    const one = {
      ...overview,
      voiceSmsBundle: {
        size: 0,
        additionalCompleteSize: 0,
        isUnlimited: true,
        used: 0,
        outside: 0,
        topUps: [],
        smsUsed: 1,
        from: '2026-11-01',
        until: '2026-11-30',
      },
    }
    expect(rowOf('Sms', one, null)?.lines).toEqual(["1 sms'je verstuurd"])
    expect(rowOf('Sms', { ...overview, smsUnlimited: true })).toMatchObject({
      amount: 'Onbeperkt',
      lines: ["12 sms'jes verstuurd"],
    })
    expect(rowOf('Sms', { ...prepaidOverview, calls: null }, null)).toBeUndefined()
    expect(rowOf('Sms', { ...prepaidOverview, calls: { minutes: 0, sms: 4 } })?.lines).toEqual([
      "4 sms'jes verstuurd",
      "€ 0,15 per sms'je",
    ])
  })

  test('on-net calling only for prepaid, data cap only for a subscription', () => {
    expect(rowOf('Onderling bellen', overview)).toBeUndefined()
    expect(rowOf('Onderling bellen', prepaidOverview)).toMatchObject({ badge: { word: 'Uit' } })
    const active = { ...prepaidOverview, mutualBundle: { active: true, size: 1000, used: 612, until: '2026-12-08' } }
    expect(rowOf('Onderling bellen', active)).toMatchObject({
      amount: 'Nog 388 min',
      lines: ['naar andere klanten van Tureluur', 'Geldig tot en met 8 december'],
    })
    expect(rowOf('Dataplafond', overview)).toMatchObject({ badge: { word: 'Uit' } })
    expect(rowOf('Dataplafond', { ...overview, dataCap: { active: true } })).toMatchObject({ badge: { word: 'Aan' } })
    expect(rowOf('Dataplafond', prepaidOverview)).toBeUndefined()
    expect(rowOf('Dataplafond', { ...overview, buyDataEligible: false })?.to).toBeNull()
  })

  test('without a bundle there is no row with a wrong number', () => {
    expect(rowOf('Internet', prepaidOverview)).toBeUndefined()
    expect(rowOf('Internet', withData({ size: 0 }))).toBeUndefined()
    expect(bundleRows({ ...overview, subscriptionActive: false }, usps, 'fresh')).toEqual([])
  })
})

describe('what asks for attention', () => {
  const items = (fixMeBarItems: Overview['fixMeBarItems'], more: Partial<Overview> = {}) => ({
    ...overview,
    ...more,
    fixMeBarItems,
  })
  const texts = (given: Overview, coming = false) =>
    attentionOf(given, coming, now).map(({ text }) =>
      plain(text.map((piece) => (typeof piece === 'string' ? piece : `[${piece.missing}]`)).join('')),
    )

  test('figures are filled in', () => {
    const given = items([
      { templateType: 'portingApproved', number: '0690001008', date: '2026-11-27' },
      { templateType: 'paymentOverdue', amount: 3635 },
      { templateType: 'arrangement', amount: 2910, date: '2026-11-29' },
      { templateType: 'outage', area: 'Leeuwarden', time: '16:30' },
      { templateType: 'simActivation' },
      { templateType: 'esimActivation' },
    ])
    expect(texts(given)).toEqual([
      'Je nummer 06 90 00 10 08 komt over op 27 november.',
      'Je hebt een factuur die nog niet is betaald: € 36,35.',
      'Je volgende termijn van € 29,10 is op 29 november.',
      'Er is een storing in Leeuwarden. We verwachten dat het om 16:30 is opgelost.',
      'Je nieuwe simkaart is onderweg. Heb je hem al? Zet hem dan aan.',
      'Je eSIM staat klaar. Zet hem op je telefoon.',
    ])
  })

  test('two invoices are two, and a term that is late is a warning with its last day', () => {
    const given = items([
      { templateType: 'paymentOverdue', amount: 5070, count: 2 },
      { templateType: 'arrangementLate', amount: 1690, date: '2026-12-08' },
    ])
    expect(texts(given)).toEqual([
      'Je hebt 2 facturen die nog niet zijn betaald: € 50,70.',
      'Je termijn van € 16,90 is te laat. Betaal uiterlijk op 8 december, anders stopt je regeling.',
    ])
    expect(attentionOf(given, false, now).map(({ tone }) => tone)).toEqual(['bad', 'warn'])
  })

  test('too little credit for a bundle: what lacks goes along to where it is topped up', () => {
    const given = items([{ templateType: 'extensionLacking', amount: 915, date: '2026-12-23' }])
    expect(texts(given)).toEqual(['Je bundel verlengt op 23 december, maar je tegoed is dan € 9,15 te weinig.'])
    expect(attentionOf(given, false, now)[0]?.ways[0]?.to).toBe('/beltegoed-opwaarderen?tekort=915')
    const missed = items([{ templateType: 'extensionMissed', amount: 915, date: '2026-12-23' }])
    expect(texts(missed)).toEqual(['Je bundel is niet verlengd op 23 december: er was € 9,15 te weinig.'])
    expect(attentionOf(missed, false, now)[0]?.ways.map(({ label }) => label)).toEqual(['Opwaarderen', 'Kies een bundel'])
    const onNet = items([{ templateType: 'mutualMissed', amount: 150, date: '2026-12-09' }])
    expect(texts(onNet)).toEqual(['Onderling bellen is niet verlengd op 9 december: er was € 1,50 te weinig.'])
    expect(attentionOf(onNet, false, now)[0]?.ways.map(({ to }) => to)).toEqual([
      '/beltegoed-opwaarderen?tekort=150',
      '/onderling-bellen',
    ])
  })

  test('an order that waits for its payment counts its last half hour, and is gone once that is over', () => {
    const given = items([{ templateType: 'orderWaiting', keptUntil: now + 22.5 * 60_000 }])
    expect(texts(given)).toEqual(['Je bestelling wacht op betaling. We bewaren hem tot 14:31, nog 23 minuten.'])
    const minutesAt = (minutes: number) =>
      attentionOf(items([{ templateType: 'orderWaiting', keptUntil: now + minutes * 60_000 }]), false, now).map(
        (item) => item.minutes,
      )
    expect([30, 29.1, 1, 0.1].map(minutesAt)).toEqual([[30], [30], [1], [1]])
    expect([0, -5].map(minutesAt)).toEqual([[], []])
    expect(minutesAt(31)).toEqual([null]) // a backend that keeps it longer
    expect(texts(items([{ templateType: 'orderWaiting', keptUntil: now + 3_600_000 }]))).toEqual([
      'Je bestelling wacht op betaling. We bewaren hem tot 15:09.',
    ])
    expect(texts(items([{ templateType: 'orderWaiting' }]))).toEqual(['Je bestelling wacht op betaling.'])
  })

  test('a phone that goes back is a warning with its last day, and the way to what was withdrawn', () => {
    const given = items([{ templateType: 'phoneReturn', date: '2026-12-07' }])
    expect(texts(given)).toEqual(['Stuur je telefoon uiterlijk op 7 december terug.'])
    expect(attentionOf(given, false, now)[0]).toMatchObject({
      tone: 'warn',
      ways: [{ to: '/annuleren', label: 'Bekijk je herroeping', costsMoney: false }],
    })
  })

  test.each([
    [{ templateType: 'phoneReturn', date: '2026-11-01' }, /^We hebben je telefoon nog niet ontvangen\..* 1 november/],
    [{ templateType: 'phoneReturned', date: '2026-12-07', amount: 641 }, /ontvangen\. Op 7 december krijg je € 6,41 terug/],
    [
      { templateType: 'phoneReturned', date: '2026-11-02', amount: 641 },
      /ontvangen\. Op 2 november hebben we € 6,41 teruggestort/,
    ],
    [{ templateType: 'phoneReturned', date: '2026-11-20', amount: 0 }, /ontvangen\. Je hoeft er niets meer voor te betalen\.$/],
    [{ templateType: 'phoneReturned' }, /^We hebben je telefoon ontvangen\.$/],
    [{ templateType: 'phoneRefund', date: '2026-12-07', amount: 641 }, /krijgt € 6,41 terug.* op 7 december/],
    [{ templateType: 'phoneRefund', date: '2026-11-01', amount: 641 }, /€ 6,41 teruggestort, op 1 november/],
  ] as const)('a withdrawn phone, %o: %s', (item, sentence) => {
    expect(texts(items([item]))).toEqual([expect.stringMatching(sentence)])
  })

  test('credit that is the number of the screen needs no notice that it is low', () => {
    const low = { ...prepaidOverview, balance: 85, fixMeBarItems: [{ templateType: 'lowBalance' as const, amount: 85 }] }
    expect(texts(low)).toEqual([])
    expect(texts({ ...low, dataBundle: overview.dataBundle })).toHaveLength(1)
  })

  test('while fresh figures are on their way, only the missing ones are left open', () => {
    const stored = items([{ templateType: 'arrangement' }, { templateType: 'simBlocked' }])
    expect(texts(stored, true)).toEqual(['Je volgende termijn van [amount] is op [date].', 'Je simkaart is geblokkeerd.'])
  })

  test('when none come, the sentence does without', () => {
    expect(texts(items([{ templateType: 'paymentOverdue' }, { templateType: 'outage', area: 'Leeuwarden' }]))).toEqual([
      'Je hebt een factuur die nog niet is betaald.',
      'Er is een storing.',
    ])
  })

  test('balance and dates also stand elsewhere in the overview', () => {
    const given = items([{ templateType: 'lowBalance' }, { templateType: 'creditExpiring' }, { templateType: 'terminating' }], {
      balance: 85,
      creditValidUntil: '2026-12-10',
      terminationDate: '2026-12-11',
    })
    expect(texts(given)).toEqual([
      'Je tegoed is € 0,85. Waardeer op om te blijven bellen.',
      'Je tegoed verloopt op 10 december. Gebruik internet, bel of waardeer op om het te houden.',
      'Je abonnement stopt op 11 december.',
    ])
  })

  test.each(['paymentOverdue', 'paymentFailed'] as const)('%s leads to paying what is overdue', (templateType) =>
    expect(attentionOf(items([{ templateType }]), false, now)).toMatchObject([
      { ways: [{ to: `/betaal-factuur/${ALL_OVERDUE}` }] },
    ]),
  )

  test.each([
    ['portingSms', '/nummerbehoud-gegevens'],
    ['portingSent', '/nummerbehoud'],
    ['portingApproved', '/nummerbehoud'],
    ['portingRejected', '/nummerbehoud'],
    ['simActivation', '/simkaart-activeren'],
    ['esimActivation', '/esim'],
    ['simBlocked', '/instellingen/simkaart'],
    ['arrangement', '/betalingsregelingen'],
    ['lowBalance', '/beltegoed-opwaarderen'],
    ['creditExpiring', '/beltegoed-opwaarderen'],
    ['onboarding', '/welkom'],
    ['mfa', '/instellingen/gegevens/2-stapsbeveiliging'],
    ['ibanMissing', '/instellingen/wijzig/bankrekeningnummer'],
    ['terminating', '/opzeggen'],
    ['outage', '/storingstool'],
  ] as const)('%s leads to %s', (templateType, path) => {
    expect(attentionOf(items([{ templateType }]), false, now)).toMatchObject([{ ways: [{ to: path }], close: null }])
  })

  test('a number that has come over only has to be read', () => {
    expect(attentionOf(items([{ templateType: 'portingDone', number: '0690001008' }]), false, now)).toMatchObject([
      { ways: [], close: 'Sluiten', tone: 'good' },
    ])
  })
})

describe('why there is no internet', () => {
  const still = (standstill: Standstill | null, fixMeBarItems: Overview['fixMeBarItems'] = [], more: Partial<Overview> = {}) =>
    attentionOf({ ...overview, ...more, standstill, fixMeBarItems }, false, now).map(({ text, ways }) => [
      plain(text.join('')),
      ...ways.map(({ label }) => plain(label)),
    ])
  const blocked = { templateType: 'simBlocked' } as const

  test('an unpaid invoice and a blocked card are one box, with cause and cure', () =>
    expect(still({ why: 'unpaid', amount: 3635 }, [blocked, { templateType: 'paymentOverdue', amount: 3635 }])).toEqual([
      ['Je simkaart is geblokkeerd, omdat € 36,35 openstaat.', 'Betaal € 36,35', 'In delen betalen'],
    ]))

  test('a term pays for it, and one that is late says until when', () => {
    const term = { amount: 1690, date: '2026-12-08' }
    expect(still({ why: 'term', amount: 1690 }, [blocked, { templateType: 'arrangement', ...term }])).toEqual([
      ['Je simkaart is geblokkeerd. Betaal je eerste termijn van € 16,90, dan doet hij het weer.', 'Termijn betalen'],
    ])
    const late = still({ why: 'term', amount: 1690 }, [blocked, { templateType: 'arrangementLate', ...term }])
    expect(late).toHaveLength(1)
    expect(late[0]?.[0]).toContain('te laat. Betaal uiterlijk op 8 december')
  })

  test('a payment that is being checked is not asked for again', () =>
    expect(still({ why: 'checking', amount: 3635 }, [blocked, { templateType: 'paymentChecking', amount: 3635 }])).toEqual([
      ['We controleren je betaling van € 36,35. Daarna doet je simkaart het weer.', 'Naar je facturen'],
    ]))

  test('a card that was stolen: another one, or activating the one that is on its way, or unblocking', () => {
    expect(still({ why: 'stolen' }, [blocked])[0]?.slice(1)).toEqual(['Nieuwe simkaart', 'Deblokkeren'])
    const next = still({ why: 'stolen' }, [blocked, { templateType: 'simActivation' }])
    expect(next).toHaveLength(1)
    expect(next[0]?.slice(1)).toEqual(['Activeren', 'Deblokkeren'])
  })

  test('a card that never worked has one notice, and one that was asked to work says so', () => {
    expect(still({ why: 'inactive' }, [{ templateType: 'simActivation' }])).toHaveLength(1)
    expect(still({ why: 'inactive' }, [{ templateType: 'simActivating' }])).toEqual([
      ['Je nieuwe simkaart wordt actief. Dat duurt meestal 15 minuten, soms 2 uur.', 'Bekijk je simkaart'],
    ])
  })

  test('a number that came before its simcard works is not called reachable', () => {
    const moved = { templateType: 'portingDone', number: '0690001008' } as const
    const told = (why?: 'inactive') => still(why ? { why } : null, [moved]).map(([text]) => text)
    expect(told()).toEqual(['Je nummer 06 90 00 10 08 is overgezet. Je bent nu bereikbaar op dit nummer.'])
    expect(told('inactive')).toContain(
      'Je nummer 06 90 00 10 08 is overgezet. Je bent erop bereikbaar zodra je simkaart aan staat.',
    )
  })

  test('no internet: with an empty bundle under a data cap, then no box repeats what the hero tells', () =>
    expect(still({ why: 'capped', until: '2026-12-01' })).toEqual([]))

  test('notices: when one of them is the step that helps now, then its way alone is the main one', () => {
    const items = [{ templateType: 'portingSent' }, { templateType: 'ibanMissing' }, { templateType: 'paymentFailed' }] as const
    const mains = attentionOf({ ...overview, fixMeBarItems: [...items] }, false, now).flatMap(({ type, ways }) =>
      ways.some((way) => way.isMain) ? [type] : [],
    )
    expect(mains).toEqual(['paymentFailed'])
  })

  test('of a subscription that has stopped nothing is said here', () =>
    expect(still({ why: 'unpaid', amount: 1 }, [], { subscriptionActive: false })).toEqual([]))
})

describe('the next invoice, and the newest one', () => {
  const latest = {
    date: '2026-11-02',
    amount: 1430,
    state: 'PAID',
    paidOn: '2026-11-09',
    dueOn: null,
    debitOn: null,
    processing: false,
    inArrangement: false,
    paidInTerms: 0,
  } as const

  test('what was used beside the bundle is a sum, when all of it cost the same', () => {
    const line = (kind: CostLine['kind'], quantity: number, amount: number) =>
      plain(outsideText({ kind, quantity, amount }, usps))
    expect(line('data', 180, 1800)).toBe('Internet, 180 MB × € 0,10')
    expect(line('data', 180, 1700)).toBe('Internet, 180 MB')
    expect(line('sms', 12, 180)).toBe("Sms, 12 sms'jes × € 0,15")
    expect(line('abroad', 4, 88)).toBe('Naar het buitenland, 4 min')
    expect(plain(outsideText({ kind: 'data', quantity: 1500, amount: 15_000 }, null))).toBe('Internet, 1.500 MB')
  })

  test('the newest one leads to itself, with how it stands', () => {
    expect(latestRow(latest)).toMatchObject({ to: '/factuur/vorige-maand', chip: { tone: 'good', children: 'Betaald' } })
    const text = (change: Partial<LatestInvoice>) => plain(latestRow({ ...latest, paidOn: null, ...change })?.text ?? '')
    expect(text({ state: 'TO_PAY', debitOn: '2026-12-08' })).toBe('We schrijven hem af op 8 december')
    expect(text({ state: 'TO_PAY', dueOn: '2026-12-07' })).toBe('Betaal uiterlijk op 7 december')
    expect(text({ state: 'NOT_PAID' })).toBe('Betaal zo snel mogelijk')
    expect(text({ state: 'NOT_PAID', processing: true })).toBe('Wordt verwerkt')
    expect(latestRow({ ...latest, state: 'NOT_PAID', inArrangement: true })).toMatchObject({
      text: 'In betalingsregeling',
      chip: null,
    })
  })

  test('not told is not the same as none', () => {
    expect(latestRow(undefined)).toMatchObject({ to: '/facturen' })
    expect(latestRow(null)).toBeNull()
  })
})

describe('Voor jou', () => {
  const bodies = (given: Partial<Overview>) => tileRows({ ...overview, ...given }, TODAY).map(({ body }) => plain(body))

  test('facts are told', () => {
    expect(bodies({ tiles: [{ templateType: 'complete' }], completeStatus: 'OUT_OF_SYNC' })).toEqual([
      'Je bundels zijn verdubbeld.',
    ])
    expect(bodies({ tiles: [{ templateType: 'complete' }], completeStatus: 'PENDING' })).toHaveLength(1)
    expect(bodies({ tiles: [{ templateType: 'phone', paid: 11_000, total: 52_800 }] })).toEqual([
      'Je hebt € 110,00 van € 528,00 afbetaald.',
    ])
    expect(
      bodies({ tiles: [{ templateType: 'phone', paid: 0, total: 52_800, status: 'DELIVERED', firstTermOn: '2026-12-01' }] }),
    ).toEqual(['Je eerste termijn hoort bij je factuur van 1 december.'])
    expect(bodies({ tiles: [{ templateType: 'phone', paid: 38_400, total: 38_400 }] })).toEqual(['Je telefoon is afbetaald.'])
    const change = { templateType: 'pendingBundle', date: '2026-12-01' } as const
    expect(bodies({ fixMeTiles: [{ ...change, size: 20_000 }] })).toEqual(['Vanaf 1 december heb je 20 GB internet.'])
    expect(bodies({ fixMeTiles: [{ ...change, size: null }] })).toEqual(['Vanaf 1 december heb je onbeperkt internet.'])
    expect(bodies({ fixMeTiles: [{ ...change, size: 0 }] })).toEqual(['Vanaf 1 december heb je geen internet meer.'])
    expect(bodies({ fixMeTiles: [{ ...change, minutes: 200 }] })).toEqual(['Vanaf 1 december heb je 200 belminuten.'])
    expect(bodies({ fixMeTiles: [{ ...change, minutes: null }] })).toEqual(['Vanaf 1 december heb je onbeperkt bellen.'])
    expect(bodies({ fixMeTiles: [{ ...change, renews: true }] })).toEqual([
      'Vanaf 1 december loopt je nieuwe contract, met dezelfde bundels.',
    ])
    expect(bodies({ fixMeTiles: [change] })).toEqual(['Je wijziging gaat in op 1 december.'])
    expect(bodies({ fixMeTiles: [{ ...change, size: 20_000 }], completeStatus: 'ACTIVE' })).toEqual([
      'Vanaf 1 december heb je 40 GB internet.',
    ])
  })

  test('a phone that is on its way has a card instead of a tile; one that has just come has both, and later the tile alone', () => {
    const phone = { templateType: 'phone', paid: 0, total: 60_000, date: '2026-11-24' } as const
    const told = (status: HandsetOrderStatus, today: string) => {
      const tiles = [{ ...phone, status }]
      return { card: parcelOf({ tiles }, today)?.status ?? null, tiles: tileRows({ ...overview, tiles }, today).length }
    }
    expect(told('PROCESSING_BY_LOGISTICS', '2026-11-23')).toEqual({ card: 'PROCESSING_BY_LOGISTICS', tiles: 0 })
    expect(told('WAIT_FOR_DELIVERY', '2026-11-25')).toEqual({ card: 'WAIT_FOR_DELIVERY', tiles: 0 }) // late
    expect(told('DELIVERED', '2026-11-24')).toEqual({ card: 'DELIVERED', tiles: 0 })
    expect(told('DELIVERED', '2026-11-26')).toEqual({ card: 'DELIVERED', tiles: 0 })
    expect(told('DELIVERED', '2026-11-27')).toEqual({ card: null, tiles: 1 })
    expect(parcelOf({ tiles: [{ templateType: 'phone', paid: 0, total: 60_000 }] }, '2026-11-24')).toBeNull()
    expect(parcelOf({ tiles: [{ ...phone, status: 'WAIT_FOR_RETURN' }] }, '2026-11-24')).toBeNull()
  })

  test('of a phone the device keeps the day on which it comes, which is told until that day', () => {
    const kept = (status: HandsetOrderStatus) =>
      overviewForDevice({ ...overview, tiles: [{ templateType: 'phone', paid: 0, total: 60_000, date: '2026-11-24', status }] })
    expect(kept('WAIT_FOR_DELIVERY').tiles).toEqual([{ templateType: 'phone', date: '2026-11-24' }])
    expect(kept('DELIVERED').tiles).toEqual([])
    expect(parcelOf(kept('NEW'), '2026-11-24')).toEqual({ status: null, arrivesOn: '2026-11-24' })
    expect(parcelOf(kept('NEW'), '2026-11-25')).toBeNull()
  })

  test('the device keeps a pending bundle with its date and size, but no invitation', () => {
    const pending = { templateType: 'pendingBundle', date: '2026-12-01', size: 20_000 } as const
    const kept = overviewForDevice({ ...overview, fixMeTiles: [{ templateType: 'complete' }, pending] })
    expect(kept.fixMeTiles).toEqual([pending])
  })

  test('a phone that was paid at once is no news once it is there', () => {
    expect(bodies({ tiles: [{ templateType: 'phone', paid: 0, total: 0, status: 'DELIVERED', date: '2026-11-24' }] })).toEqual([])
  })

  test('a phone that is paid off leads to its feast', () => {
    const [tile] = tileRows(
      { ...overview, tiles: [{ templateType: 'phone', paid: 38_400, total: 38_400, status: 'PAID_OFF' }] },
      TODAY,
    )
    expect(tile?.to).toBe('/instellingen/abonnement/telefoon-afbetaald')
  })

  test('Compleet invites with what would really become more', () => {
    const eligible: Partial<Overview> = { tiles: [{ templateType: 'complete' }], completeStatus: 'ELIGIBLE' }
    const { dataBundle, voiceSmsBundle } = overview
    if (!dataBundle || !voiceSmsBundle) throw new Error('both bundles are in the example')
    const data = (isInfiniteBundle: boolean) => ({ dataBundle: { ...dataBundle, isInfiniteBundle } })
    const voice = (isUnlimited: boolean) => ({ voiceSmsBundle: { ...voiceSmsBundle, size: 200, isUnlimited } })
    expect([data(false), data(true)].map((has) => bodies({ ...eligible, ...has, ...voice(true) }))).toEqual([
      ['Verdubbel je internet, gratis.'],
      [],
    ])
    expect([data(false), data(true)].map((has) => bodies({ ...eligible, ...has, ...voice(false) }))).toEqual([
      ['Verdubbel je internet en je minuten, gratis.'],
      ['Verdubbel je minuten, gratis.'],
    ])
  })

  test('who leaves, or has not paid, is not invited to change anything', () =>
    expect(bodies({ tiles: [{ templateType: 'complete' }], completeStatus: 'ELIGIBLE', buyDataEligible: false })).toEqual([]))

  test('an invitation leads to what it invites to', () => {
    const invitations = [
      ['/vriendendeal', { tiles: [{ templateType: 'memberDeal' }] }],
      ['/nieuwste-prepaid-prijzen', { tiles: [{ templateType: 'newestPrices', perMb: { current: 20, newest: 10 } }] }],
      ['/verlengen/telefoons', { tiles: [{ templateType: 'renew', date: '2027-02-20' }] }],
      ['/compleet', { tiles: [{ templateType: 'complete' }], completeStatus: 'ELIGIBLE' }],
    ] as const satisfies readonly (readonly [string, Partial<Overview>])[]
    for (const [path, given] of invitations)
      expect(tileRows({ ...overview, ...given }, TODAY).map(({ to }) => to)).toEqual([path])
  })

  test('the card of the year: when January is over, then a kept overview does not offer it any more', () => {
    const tiles = [{ templateType: 'yearCard', date: '2027-01-31' }] as const
    const [card] = tileRows({ ...overview, tiles: [...tiles] }, '2027-01-31')
    expect(card).toMatchObject({ title: 'Groeten uit 2026', to: '/jaarkaart', invites: false })
    expect(tileRows({ ...overview, tiles: [...tiles] }, '2027-02-01')).toEqual([])
  })

  test('news first, at most three; a senseless tile is not shown', () => {
    const tiles = [
      { templateType: 'memberDeal' },
      { templateType: 'renew' },
      { templateType: 'phone', paid: 0, total: 1 },
      { templateType: 'complete' },
    ] as const
    const shown = tileRows({ ...overview, completeStatus: 'ACTIVE', tiles: [...tiles] }, TODAY)
    expect(shown.map(({ id }) => id)).toEqual(['phone', 'complete', 'memberDeal'])
    expect(bodies({ tiles: [{ templateType: 'inactive' }, { templateType: 'phone' }, { templateType: 'complete' }] })).toEqual([])
  })
})

describe('Beltegoed', () => {
  test('below € 2,50 it is nearly used up', () => {
    expect([251, 250, 249, 1, 0, -5].map(isLowBalance)).toEqual([false, false, true, true, false, false])
  })

  test('what can be topped up in one tap: what was chosen, what lacks, or what is proposed', () => {
    expect([quickAmount(null, 0), quickAmount(null, 1600), quickAmount(null, 9000), quickAmount(3000, 915)]).toEqual([
      1500, 2000, 3000, 3000,
    ])
  })

  test('as water in a glass: nearly full at € 50, or at what there will be', () => {
    const high = (balance: number, amount: number) => {
      const { level, after } = glassOf(balance, amount)
      return [level, after].map((one) => Math.round(one * 100))
    }
    expect(high(0, 0)).toEqual([0, 0])
    expect(high(-25, 0)).toEqual([0, 0])
    expect(high(2000, 3000)).toEqual([37, 92])
    expect(high(7000, 3000)).toEqual([64, 92])
    expect(high(7000, 1000)).toEqual([64, 74]) // on the same scale
  })

  test('what an amount brings', () => {
    expect(plain(filledText(85, 2000, usps))).toBe(
      "Met € 20 erbij heb je € 20,85: genoeg voor 104 minuten bellen of 139 sms'jes.",
    )
    expect(plain(filledText(85, 2000, null))).toBe('Met € 20 erbij heb je € 20,85.')
  })

  test('until when', () => {
    expect(plain(validityNote('2027-04-20', '2026-11-20'))).toBe('Geldig tot en met 20 april 2027')
    expect(plain(validityNote('2026-11-19', '2026-11-20'))).toBe('Was geldig tot en met 19 november 2026')
  })

  test('automatic top-up by kind', () => {
    const topUp = { amount: 2000, threshold: null, dayOfMonth: null }
    expect(plain(autoTopUpRowText({ ...topUp, type: 'BALANCE', threshold: 500 }))).toBe(
      'Aan: € 20,00 bij een tegoed onder € 5,00',
    )
    expect(plain(autoTopUpRowText({ ...topUp, type: 'MONTHLY', dayOfMonth: 14 }))).toBe('Aan: € 20,00 op dag 14 van de maand')
    expect(plain(autoTopUpRowText({ ...topUp, type: 'BUNDLE' }))).toBe('Aan: voor je bundel verlengt')
    expect(plain(autoTopUpRowText({ ...topUp, type: 'BALANCE' }))).toBe('Aan: € 20,00')
  })
})

test('old prepaid rates: when they are dearer than the newest, then a tile says both prices', async () => {
  const customer = visitor(quickBackend())
  await customer.as(34)
  const { body } = await customer.read('prepaidOverview')
  expect(tileRows(body.result as Overview, TODAY).map((row) => plain(row.body))).toEqual([
    'Internet kost je € 0,20 per MB. Met de nieuwste prijzen is dat € 0,10.',
  ])
  await customer.write('chooseNewestPrices', {})
  expect(tileRows((await customer.read('prepaidOverview')).body.result as Overview, TODAY)).toEqual([])
})
