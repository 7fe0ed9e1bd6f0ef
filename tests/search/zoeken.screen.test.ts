import { describe, expect, test } from 'vitest'
import { answersTo, itemsFor, type SearchItem } from '#features/search/items.ts'
import type { AccessFacts } from '#model/access/access.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import type { UsageEvent } from '#model/usage/contract.ts'
import { loadScreenList } from '#platform/router/screen.ts'

await loadScreenList()
const facts = (prepaid: boolean): AccessFacts => ({ prepaid, needsOnboarding: false })
const invoice = (id: string, month: string, amount: number, state: InvoiceSummary['state'] = 'PAID'): InvoiceSummary => ({
  id,
  month: `${month}-01`,
  number: `41000${id}`,
  amount,
  state,
  date: `${month}-03`,
  paidOn: state === 'PAID' ? `${month}-14` : null,
  dueOn: `${month}-14`,
  debitOn: null,
  processing: false,
  inArrangement: false,
  changes: [],
  paidInTerms: 0,
})
const invoices = [invoice('11', '2026-11', 2450), invoice('10', '2026-10', 2510), invoice('09', '2026-09', 2390)]
const phone: HandsetOrder = {
  status: 'DELIVERED',
  totalCredit: 48_000,
  totalPaid: 12_000,
  monthlyPrice: 2000,
  phone: { name: 'Wader 12 128 GB', color: 'Zwart', picture: null },
}

/** Texts join number and unit with a no-break space. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

const [subscriber, prepaid] = [itemsFor(facts(false), { invoices }), itemsFor(facts(true))]
const titles = (typed: string, items: readonly SearchItem[] = subscriber) => answersTo(typed, items).map(({ title }) => title)

/** The words of customers by the answer that comes first, separated by commas. */
const words: Readonly<Record<string, string>> = {
  Betalingsregeling:
    'betaalregeling, betalingsregeling, betalings regeling, gespreid betalen, in delen betalen, kan niet betalen, ik kan mijn rekening niet betalen, schulden, schuld, geldproblemen, uitstel van betaling, later betalen, deurwaarder, incassobureau, betaalachterstand, in termijnen betalen, uitstel, betalingsregelingen',
  'Bundels wijzigen':
    'te duur, mijn abonnement is te duur, duur, goedkoper abonnement, kleinere bundel, grotere bundel, minder betalen, meer gb, meer gb per maand, abonnement wijzigen, abonnement aanpassen, ander abonnement, upgrade, upgraden, downgraden, bundel aanpassen, unlimited, onbeperkt bellen',
  Facturen:
    'pdf, factuur pdf, factuur downloaden, nota, rekeningen, invoice, bill, mijn factuur klopt niet, factuur klopt niet, verkeerde factuur, te veel betaald, teveel betaald, dubbel afgeschreven, rekening te hoog, hoge rekening, waarom is mijn rekening zo hoog, factuur te hoog, fout op factuur, factuur betalen, openstaande facturen, aanmaning, betalingsherinnering, jaaroverzicht, factuurnummer, facturren, factuuroverzicht, bezwaar maken, facturen, faturen, te laat betaald',
  Rekeningnummer:
    'nieuwe bank, andere bank, andere rekening, nieuw rekeningnummer, rekeningnummer wijzigen, incasso, automatische incasso, automatische afschrijving, machtiging, ander iban, bankrekening wijzigen, bank account, rekeningnumer, overgestapt naar een andere bank, iban, bankrekening',
  Klantenservice:
    'verzekering, toestelverzekering, telefoon verzekeren, klantenservice, contact, contact opnemen, chat, chatten met medewerker, mens spreken, iemand spreken, telefoonnummer klantenservice, klacht, klacht indienen, openingstijden, winkel in de buurt, helpdesk, medewerker, whatsapp, hulp nodig, help, support, apn, simlock',
  Wachtwoord:
    'wachtwoord kwijt, wachtwoord vergeten, wachtwoord weg, nieuw wachtwoord, password, paswoord, wachtwoort, wachtwoord veranderen, inloggegevens, ww, wachtwoord, wachtword',
  Samenkorting: 'korting, kortingen, gezinskorting, familiekorting, huisgenoot, meerdere abonnementen, partner, samenkorting',
  'Internet en bellen': 'wifi bellen, bellen via wifi, wifi calling, wifi-bellen, vowifi, volte, bel instellingen',
  'Mobiel internet':
    'hotspot, internet delen, tethering, 5g, 4g, 5G aanzetten, mobiele data, mobiele data uitzetten, persoonlijke hotspot',
  Roaming: 'roaming, data roaming, dataroaming uitzetten',
  'Naar het buitenland':
    'buitenland, internet in het buitenland, vakantie, op reis, buiten europa, europa, vliegtuig, buitenlandtarieven, cruise, abroad, travel, op vakantie, buitnland',
  'Bellen naar het buitenland': 'bellen naar het buitenland, internationaal bellen, buitenlands nummer bellen',
  Voicemail: 'voicemail, voicemail uitzetten, antwoordapparaat, voice mail, voicmail, voicemail inspreken',
  Doorschakelen: 'doorschakelen, doorverbinden, call forwarding, oproepen doorsturen, nummer doorsturen',
  Wisselgesprek: 'wisselgesprek, gesprek in de wacht, tweede gesprek',
  'Mijn nummer verbergen':
    'anoniem, anoniem bellen, prive nummer, geheim nummer, nummer verbergen, afgeschermd nummer, nummerweergave, onbekend nummer bellen',
  '0900-nummers': '0900, 0906, servicenummers, betaalnummers blokkeren, betaalde nummers',
  'Sms-diensten': 'betaalde sms, sms diensten, sms dienst stoppen, sms abonnement, premium sms',
  Opzeggen:
    'opzeggen, ik wil opzeggen, opzegen, opzegging, stoppen, abonnement opzeggen, abonnement stopzetten, abonnement beëindigen, contract beëindigen, contract opzeggen, weg bij tureluur, overleden, mijn man is overleden, mijn moeder is overleden, iemand is overleden, overlijden doorgeven, nabestaande, cancel, cancel subscription, ik wil weg, ozpeggen, overlijden',
  Storingstool:
    'storing, is er een storing, geen internet, internet doet het niet, internet werkt niet, traag internet, langzaam internet, internet is traag, slecht bereik, geen bereik, netwerkstoring, ik kan niet bellen, bellen lukt niet, niet bereikbaar, netwerk, storin, compensatie, schadevergoeding, het doet het niet, geen verbinding, no service, verbinding valt weg, vergoeding storing, geen netwerk',
  'Pin- en pukcode':
    'puk, puk code, pukcode, pin vergeten, pincode, pincode kwijt, simpin, pin code, verkeerde pin, pin, pukcode vergeten',
  Nummerbehoud:
    'nummer behouden, nummerbehoud, oude nummer, mijn oude nummer, nummer meenemen, 06 nummer meenemen, nummer houden, nummer overzetten, eigen nummer houden, porteren, keep my number, overstapen',
  Adres:
    'adres, adreswijziging, verhuisd, ik ben verhuisd, nieuw adres, nieuw huis, verhuzing, adres wijzigen, postcode, woonplaats, address, verhuizen, ik ga verhuizen',
  'Mijn nummer op slot': 'sim swap, simswap, sim swapping, nummerslot, nummer beveiligen',
  'Simkaart blokkeren':
    'gestolen telefoon, mobiel gestolen, telefoon verloren, toestel kwijt, mobiel kwijt, sim kwijt, simkaart kwijt, gestolen, blokkeren, simkaart blokeren, telefoon weg, beroofd, lost phone, stolen, blokkeer mijn simkaart, simkaart blokkeren, telefoon kwijt',
  'Nieuwe simkaart aanvragen':
    'nieuwe sim, nieuwe simkaart, nieuwe simkaart aanvragen, sim vervangen, vervangende sim, simkaart bestellen, simkaart kapot, sim kapot, nano sim, sim aanvragen',
  'Simkaart activeren': 'simkaart activeren, sim activeren, nieuwe sim activeren, activeren',
  eSIM: 'esim, e-sim, esim installeren, esim overzetten, esim nieuwe telefoon, qr code',
  'Mijn gegevens':
    'mijn gegevens, naam wijzigen, naam veranderen, achternaam, getrouwd, geboortedatum, klantnummer, mijn nummer, hoe is mijn nummer',
  'E-mailadres': 'e-mail wijzigen, mailadres, email veranderen, ander mailadres, nieuw e-mailadres, email',
  Profiel: 'bijnaam, profielfoto, foto, avatar, nickname',
  'Extra internet':
    'data bijkopen, mb op, internet op, data op, gb op, gb bijkopen, bijkopen, extra data, internet bijkopen, extra mb, extra internet, mijn internet is op, bundel is op, 1 gb bijkopen, gb kopen, data erbij, 5 gb kopen',
  'Extra minuten': 'belminuten, minuten op, extra minuten, extra bellen, belminuten op, minuten kopen, minuten bijkopen',
  Verbruik: 'verbruik, verbruik bekijken, verbruikt',
  Overzicht:
    'hoeveel gb heb ik nog, hoeveel data heb ik over, hoeveel heb ik nog, resterend, wat heb ik over, hoeveel heb ik over',
  'Namen bij nummers': 'namen bij nummers, telefoonboek, contacten',
  Jaarkaart: 'jaarkaart, mijn jaar, kaart van het jaar, terugblik, wrapped, ansichtkaart',
  'Gesprekken en sms':
    'belgeschiedenis, gebelde nummers, oproepen, wie heb ik gebeld, gesprekken, gemiste oproepen, belgegevens, call history',
  Kostenlimiet: 'kostenlimiet, kosten beperken, kosten begrenzen, grens aan kosten, budget, onverwachte kosten',
  Dataplafond: 'dataplafond, datalimiet, datacap, limiet, plafond, buiten bundel stoppen, maximum instellen',
  Verlengen: 'verlengen, contract verlengen, abonnement verlengen, wanneer mag ik verlengen, nieuw contract, aanbieding',
  Abonnement:
    'contract, looptijd, einddatum, mijn abonnement, abonement, abbonement, opzegtermijn, subscription, wanneer loopt mijn contract af',
  Telefoons:
    'nieuwe mobiel, nieuw toestel, mobieltje, smartphone, telefoon kopen, samsung, iphone, toestel bestellen, nieuwe telefoon',
  'Telefoon op afbetaling': 'lening, telefoon afbetaald, afbetaling, toestelkrediet, bkr, toestel afbetalen, telefoon aflossen',
  Herroepen: 'herroepen, bedenktijd, retour, terugsturen, 14 dagen, bestelling annuleren, toch niet, spijt',
  'Tureluur Compleet': 'glasvezel, internet thuis, wifi thuis, compleet, dubbele data',
  VriendenDeal: 'vrienden, vriend uitnodigen, vriendendeal, iemand uitnodigen, vriend aanbrengen',
  Cadeau: 'gratis gb, cadeautje, cadeau, kado, kadootje, gift',
  'Donker aan': 'donkere modus, nachtstand, dark mode, zwart scherm, donker, donker aan',
  Weergave: 'thema kiezen, grote letters, lettergrootte, letters te klein',
  'Privacy-instellingen': 'cookies, privacy, avg, account verwijderen, gegevens verwijderen',
  'Je gegevens downloaden': 'gegevens downloaden, gegevens opvragen, mijn data downloaden',
  'Berichten van Tureluur': 'nieuwsbrief, spam, reclame, uitschrijven, geen reclame, geen mail meer, afmelden',
  '2-stapsbeveiliging':
    '2fa, twee factor, twee staps verificatie, mfa, authenticator, extra code bij inloggen, sms code, tweefactor, tweestaps',
  Uitloggen: 'uitloggen, uitlogen, log out, logout, logoff, log uit',
  'Waarschuw mij':
    'notificaties, meldingen aan, pushberichten, waarschuwing verbruik, seintje als data op is, waarschuwing, melding als internet bijna op is, waarschuw mij bij 80 %',
  'Slot op de app': 'app vergrendelen, vingerafdruk, face id, gezichtsherkenning, toestelcheck',
  Passkeys: 'passkey, passkeys, inloggen zonder wachtwoord, toegangssleutel',
  'Veilig nummer': 'gehackt, fraude, verdacht, apparaten, waar ben ik ingelogd, wie is er ingelogd',
  'Dit was ik niet': 'phishing, oplichter, iemand in mijn account, dit was ik niet',
  Noodkaart: 'noodkaart, noodgeval, nood',
  Reparatie:
    'scherm kapot, telefoon kapot, accu slecht, batterij snel leeg, garantie, gebarsten scherm, waterschade, telefoon laten vallen, reparatie, kapot, scherm stuk, accu',
  'Nummers voor 18+': '18+, ouderlijk toezicht, erotiek, porno blokkeren',
  'Licht aan': 'licht aan',
  'Factuur oktober 2026': 'factuur oktober, rekening oktober, 4100010, facuur oktober',
  'Factuur september 2026': 'september',
  'Je volgende factuur': 'volgende factuur',
  Turkije: 'turkije, wat kost bellen naar turkije',
  Zwitserland: 'ik ga naar zwitserland',
  'Verenigde Staten': 'Amerika, usa',
  'Verenigde Arabische Emiraten': 'dubai',
  Spanje: 'mallorca',
  Marokko: 'marroko',
  'Verenigd Koninkrijk': 'engeland',
  'Verlengen zonder telefoon': 'sim only',
}
const prepaidWords: Readonly<Record<string, string>> = {
  Opwaarderen: 'opwaarderen, top up, beltegoed kopen, kraskaart, tegoed op, code invoeren',
  Beltegoed: 'hoeveel tegoed heb ik, saldo',
  'Prepaid tarieven': 'te duur, wat kost bellen, tarieven',
  'Overstappen naar een abonnement': 'abonnement nemen, abonnement',
  'Automatisch opwaarderen': 'automatisch opladen',
  'Onderling bellen': 'gratis bellen',
  Betalingen: 'betaald, bonnetje',
  'Bundel kiezen': 'gb kopen, data op, bundel kopen',
  'Simkaart blokkeren': 'simkaart kwijt',
  Wachtwoord: 'wachtwoord kwijt',
  Adres: 'verhuisd',
}
const rowsOf = (list: typeof words) =>
  Object.entries(list).flatMap(([title, all]) => all.split(', ').map((typed) => [typed, title] as const))

describe('the search of a subscriber', () => {
  test.each([...rowsOf(words), ['25,10', 'Factuur oktober 2026']] as const)(
    'when %s is typed, then %s comes first',
    (typed, title) => expect(titles(typed)[0]).toBe(title),
  )
})

describe('words that mean several things', () => {
  test.each([
    ['geld terug', ['Herroepen', 'Storingstool']],
    ['rekening', ['Facturen', 'Rekeningnummer']],
    ['inloggen', ['Wachtwoord', '2-stapsbeveiliging']],
    ['opgelicht', ['Dit was ik niet']],
    ['annuleren', ['Herroepen', 'Opzeggen']],
    ['simkaart geblokkeerd', ['Simkaart deblokkeren']],
    ['112', ['Noodkaart']],
    ['bellen in het buitenland', ['Naar het buitenland', 'Bellen naar het buitenland']],
    ['kinderen', ['Slot op de app', 'Nummers voor 18+']],
    ['goedkoper', ['Bundels wijzigen', 'Verlengen zonder telefoon']],
    ['telefoon doet het niet', ['Reparatie', 'Storingstool']],
  ] as const)('when %s is typed, then %j are among the first three', (typed, expected) =>
    expect(titles(typed).slice(0, 3)).toEqual(expect.arrayContaining([...expected])),
  )
})

describe('the search of a prepaid customer', () => {
  test.each(rowsOf(prepaidWords))('when %s is typed, then %s comes first', (typed, title) =>
    expect(titles(typed, prepaid)[0]).toBe(title),
  )

  test('when the answers are listed, then none is for subscribers only', () => {
    const titles = prepaid.map(({ title }) => title)
    for (const title of ['Extra internet', 'Opzeggen', 'Betalingsregeling', 'Abonnement', 'Facturen', 'Dataplafond'])
      expect(titles).not.toContain(title)
  })
})

describe('a question that few answers fit', () => {
  test.each(['pizza bellen', 'rood internet', 'kat data', 'voetbal kopen', 'xyz', 'brood betalen'])(
    'when %s is typed, then nothing comes',
    (typed) => expect(titles(typed)).toEqual([]),
  )
  test('when wifi bellen is typed, then its settings and the customer service come', () =>
    expect(titles('wifi bellen')).toEqual(['Internet en bellen', 'Klantenservice']))
  test('when wachtwoord kwijt is typed, then no simcard comes', () =>
    expect(titles('wachtwoord kwijt').join()).not.toMatch(/Simkaart/))
  test('when several words are typed, then at most five answers come', () => {
    const many = rowsOf(words).filter(([typed]) => typed.includes(' ') && titles(typed).length > 5)
    expect(many).toEqual([])
  })
})

describe('an answer', () => {
  test.each([
    ['btw', '/instellingen/gegevens'],
    ['inzage', '/instellingen/gegevens/privacy-instellingen'],
    ['nieuwsbrief', '/instellingen/gegevens/berichten-van-tureluur'],
    ['einddatum', '/instellingen/abonnement'],
    ['weergave', '/instellingen#weergave'],
    ['telefoonnummer', '/instellingen/gegevens'],
    ['wijzig rekening', '/instellingen/wijzig/bankrekeningnummer'],
    ['data downloaden', '/instellingen/gegevens/privacy-instellingen#je-gegevens'],
    ['pin', '/instellingen/simkaart#codes'],
    ['voicemail', '/instellingen/internet-en-bellen#voicemail'],
    ['roaming', '/instellingen/internet-en-bellen#roaming'],
    ['email', '/instellingen/wijzig/email'],
    ['verlengen', '/verlengen'],
    ['factuur oktober', '/factuur/10'],
    ['turkije', '/buitenland?land=TR'],
  ])('when %s is typed, then it leads to %s', (typed, to) => expect(answersTo(typed, subscriber)[0]?.does).toEqual({ to }))
  test('when it signs out or changes the theme, then it does so at once', () => {
    expect(answersTo('uitloggen', subscriber)[0]?.does).toEqual({ logsOut: true })
    expect(answersTo('donker', prepaid)[0]?.does).toEqual({ theme: 'dark' })
  })
})

describe('an answer about what the customer has', () => {
  const late = invoice('08', '2026-08', 3120, 'NOT_PAID')
  const order = { brand: 'wader', name: 'wader-12', spec: '128-zwart', payment: 'p1' }
  const own = itemsFor(facts(false), {
    invoices: [...invoices, late],
    phones: [phone],
    fixMe: [{ templateType: 'orderWaiting', order }],
  })
  test.each([
    ['wader', 'Wader 12 128 GB', '/instellingen/abonnement#telefoon'],
    ['mijn toestel wader', 'Wader 12 128 GB', '/instellingen/abonnement#telefoon'],
    ['openstaand', 'Bestelling afronden', '/verlengen/telefoons/wader/wader-12/128-zwart/afronding?betaling=p1'],
    ['factuur openstaand', 'Factuur augustus 2026', '/factuur/08'],
    ['te laat', 'Factuur augustus 2026', '/factuur/08'],
  ])('when %s is typed, then %s comes first', (typed, title, to) =>
    expect(answersTo(typed, own)[0]).toMatchObject({ title, does: { to } }),
  )
  test('when an invoice is open, then its answer gives the amount', () =>
    expect(plain(answersTo('augustus', own)[0]?.text)).toBe('Nog te betalen: € 31,20'))
  test('when a phone went back, then it is not found', () => {
    const none = itemsFor(facts(false), { phones: [{ ...phone, status: 'CANCELLED' }] })
    expect(none.map(({ title }) => title)).not.toContain('Wader 12 128 GB')
  })

  const events: UsageEvent[] = [
    [1_795_000_000, 'voice', '0690009•••', 130, 0],
    [1_794_990_000, 'sms', '0690009•••', 0, 0],
    [1_794_980_000, 'voice', '0880000•••', 600, 0],
  ]
  test('when part of a called number is typed, then the number comes with its calls and messages', () => {
    for (const typed of ['0690009', '06 90 00 9', '06-90009123', '+31690009', '90009']) {
      const [first] = answersTo(typed, own, events)
      expect(first).toMatchObject({ title: '06 90 00 9•••', does: { number: '0690009•••' } })
      expect(plain(first?.text)).toBe("1 gesprek van 3 minuten en 1 sms'je")
    }
    expect(answersTo('088', own, events).map(({ title }) => title)).toEqual(['088 000 0•••'])
    expect(answersTo('0612345678', own, events)).toEqual([])
  })
})

test('the search: when only a part of a word is typed, then it is not found', () =>
  expect(answersTo('taal', subscriber)).toEqual([]))
test('the answers: when they are compared, then no two have the same name and text', () => {
  for (const items of [subscriber, prepaid])
    expect(new Set(items.map(({ title, text }) => `${title} ${text}`)).size).toBe(items.length)
})
test('the answers: when they open screens, then no two open the same one', () => {
  for (const items of [subscriber, prepaid]) {
    const opened = items.flatMap(({ does }) => ('to' in does ? [does.to] : []))
    expect(opened.filter((to, at) => opened.indexOf(to) !== at)).toEqual([])
  }
})
test('the search: when nothing is typed, then the usual answers for this customer come', () => {
  expect(answersTo('', subscriber).map(({ title }) => title)).toContain('Extra internet')
  expect(answersTo(' ', prepaid).map(({ title }) => title)).toContain('Opwaarderen')
})
test('the search: when many answers fit, then at most eight come', () =>
  expect(answersTo('een', subscriber).length).toBeLessThanOrEqual(8))
