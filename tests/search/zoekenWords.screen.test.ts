import { describe, expect, test } from 'vitest'
import { answersTo, itemsFor } from '#features/search/items.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'

const invoice = (id: string, month: string): InvoiceSummary => ({
  id,
  month: `${month}-01`,
  number: `41000${id}`,
  amount: 2450,
  state: 'PAID',
  date: `${month}-03`,
  paidOn: `${month}-14`,
  dueOn: `${month}-14`,
  debitOn: null,
  processing: false,
  inArrangement: false,
  changes: [],
  paidInTerms: 0,
})
const facts = (prepaid: boolean) => ({ prepaid, needsOnboarding: false })
const invoices = ['2026-11', '2026-10', '2026-09'].map((month, at) => invoice(String(11 - at), month))
const [subscriber, prepaid] = [itemsFor(facts(false), { invoices }), itemsFor(facts(true))]
const titles = (typed: string, items = subscriber) => answersTo(typed, items).map(({ title }) => title)

/** The words of customers by the answer that comes first, separated by commas. */
const words: Readonly<Record<string, string>> = {
  Betalingsregeling:
    'betaalregeling, betalingsregeling, betalings regeling, gespreid betalen, in delen betalen, kan niet betalen, ik kan mijn rekening niet betalen, schulden, schuld, geldproblemen, uitstel van betaling, later betalen, deurwaarder, incassobureau, betaalachterstand',
  'Bundels wijzigen':
    'te duur, mijn abonnement is te duur, duur, goedkoper abonnement, kleinere bundel, grotere bundel, minder betalen, meer gb, meer gb per maand, abonnement wijzigen, abonnement aanpassen, ander abonnement, upgrade, upgraden, downgraden, bundel aanpassen, unlimited, onbeperkt bellen',
  Facturen:
    'pdf, factuur pdf, factuur downloaden, nota, rekeningen, invoice, bill, mijn factuur klopt niet, factuur klopt niet, verkeerde factuur, te veel betaald, teveel betaald, dubbel afgeschreven, rekening te hoog, hoge rekening, waarom is mijn rekening zo hoog, factuur te hoog, fout op factuur, factuur betalen, openstaande facturen, aanmaning, betalingsherinnering, jaaroverzicht, factuurnummer, facturren, factuuroverzicht, bezwaar maken',
  Rekeningnummer:
    'nieuwe bank, andere bank, andere rekening, nieuw rekeningnummer, rekeningnummer wijzigen, incasso, automatische incasso, automatische afschrijving, machtiging, ander iban, bankrekening wijzigen, bank account, rekeningnumer, overgestapt naar een andere bank',
  Klantenservice:
    'verzekering, toestelverzekering, telefoon verzekeren, klantenservice, contact, contact opnemen, chat, chatten met medewerker, mens spreken, iemand spreken, telefoonnummer klantenservice, klacht, klacht indienen, openingstijden, winkel in de buurt, helpdesk, medewerker, whatsapp, hulp nodig, help, support, apn, simlock',
  Wachtwoord:
    'wachtwoord kwijt, wachtwoord vergeten, wachtwoord weg, nieuw wachtwoord, password, paswoord, wachtwoort, wachtwoord veranderen, inloggegevens, ww',
  Samenkorting: 'korting, kortingen, gezinskorting, familiekorting, huisgenoot, meerdere abonnementen, partner, samenkorting',
  'Internet en bellen': 'wifi bellen, bellen via wifi, wifi calling, wifi-bellen, vowifi, volte, bel instellingen',
  'Mobiel internet':
    'hotspot, internet delen, tethering, 5g, 4g, 5G aanzetten, mobiele data, mobiele data uitzetten, persoonlijke hotspot',
  Roaming: 'roaming, data roaming, dataroaming uitzetten',
  'Naar het buitenland':
    'buitenland, internet in het buitenland, vakantie, op reis, buiten europa, europa, vliegtuig, buitenlandtarieven, cruise, abroad, travel',
  'Bellen naar het buitenland': 'bellen naar het buitenland, internationaal bellen, buitenlands nummer bellen',
  Voicemail: 'voicemail, voicemail uitzetten, antwoordapparaat, voice mail, voicmail, voicemail inspreken',
  Doorschakelen: 'doorschakelen, doorverbinden, call forwarding, oproepen doorsturen, nummer doorsturen',
  Wisselgesprek: 'wisselgesprek, gesprek in de wacht, tweede gesprek',
  'Mijn nummer verbergen':
    'anoniem, anoniem bellen, prive nummer, geheim nummer, nummer verbergen, afgeschermd nummer, nummerweergave, onbekend nummer bellen',
  '0900-nummers': '0900, 0906, servicenummers, betaalnummers blokkeren, betaalde nummers',
  'Sms-diensten': 'betaalde sms, sms diensten, sms dienst stoppen, sms abonnement, premium sms',
  Opzeggen:
    'opzeggen, ik wil opzeggen, opzegen, opzegging, stoppen, abonnement opzeggen, abonnement stopzetten, abonnement beëindigen, contract beëindigen, contract opzeggen, weg bij tureluur, overleden, mijn man is overleden, mijn moeder is overleden, iemand is overleden, overlijden doorgeven, nabestaande, cancel, cancel subscription, ik wil weg',
  Storingstool:
    'storing, is er een storing, geen internet, internet doet het niet, internet werkt niet, traag internet, langzaam internet, internet is traag, slecht bereik, geen bereik, netwerkstoring, ik kan niet bellen, bellen lukt niet, niet bereikbaar, netwerk, storin, compensatie, schadevergoeding, het doet het niet, geen verbinding, no service, verbinding valt weg',
  'Pin- en pukcode': 'puk, puk code, pukcode, pin vergeten, pincode, pincode kwijt, simpin, pin code, verkeerde pin',
  Nummerbehoud:
    'nummer behouden, nummerbehoud, oude nummer, mijn oude nummer, nummer meenemen, 06 nummer meenemen, nummer houden, nummer overzetten, eigen nummer houden, porteren, keep my number',
  Adres:
    'adres, adreswijziging, verhuisd, ik ben verhuisd, nieuw adres, nieuw huis, verhuzing, adres wijzigen, postcode, woonplaats, address',
  'Mijn nummer op slot': 'sim swap, simswap, sim swapping, nummerslot, nummer beveiligen',
  'Simkaart blokkeren':
    'gestolen telefoon, mobiel gestolen, telefoon verloren, toestel kwijt, mobiel kwijt, sim kwijt, simkaart kwijt, gestolen, blokkeren, simkaart blokeren, telefoon weg, beroofd, lost phone, stolen',
  'Nieuwe simkaart aanvragen':
    'nieuwe sim, nieuwe simkaart, nieuwe simkaart aanvragen, sim vervangen, vervangende sim, simkaart bestellen, simkaart kapot, sim kapot, nano sim, sim aanvragen',
  'Simkaart activeren': 'simkaart activeren, sim activeren, nieuwe sim activeren, activeren',
  eSIM: 'esim, e-sim, esim installeren, esim overzetten, esim nieuwe telefoon',
  'Mijn gegevens':
    'mijn gegevens, naam wijzigen, naam veranderen, achternaam, getrouwd, geboortedatum, klantnummer, mijn nummer, hoe is mijn nummer',
  'E-mailadres': 'e-mail wijzigen, mailadres, email veranderen, ander mailadres, nieuw e-mailadres, email',
  Profiel: 'bijnaam, profielfoto, foto, avatar, nickname',
  'Extra internet':
    'data bijkopen, mb op, internet op, data op, gb op, gb bijkopen, bijkopen, extra data, internet bijkopen, extra mb, extra internet, mijn internet is op, bundel is op',
  'Extra minuten': 'belminuten, minuten op, extra minuten, extra bellen, belminuten op, minuten kopen',
  Verbruik: 'verbruik, verbruik bekijken, verbruikt',
  Overzicht: 'hoeveel gb heb ik nog, hoeveel data heb ik over, hoeveel heb ik nog, resterend, wat heb ik over',
  'Gesprekken en sms':
    'belgeschiedenis, gebelde nummers, oproepen, wie heb ik gebeld, gesprekken, gemiste oproepen, belgegevens, call history',
  Dataplafond: 'dataplafond, datalimiet, datacap, limiet, kostenlimiet, plafond, buiten bundel stoppen, maximum instellen',
  Verlengen: 'verlengen, contract verlengen, abonnement verlengen, wanneer mag ik verlengen, nieuw contract, aanbieding',
  Abonnement: 'contract, looptijd, einddatum, mijn abonnement, abonement, abbonement, opzegtermijn, subscription',
  Telefoons:
    'nieuwe mobiel, nieuw toestel, mobieltje, smartphone, telefoon kopen, samsung, iphone, toestel bestellen, nieuwe telefoon',
  'Telefoon op afbetaling': 'lening, telefoon afbetaald, afbetaling, toestelkrediet, bkr, toestel afbetalen, telefoon aflossen',
  Herroepen: 'herroepen, bedenktijd, retour, terugsturen, 14 dagen, bestelling annuleren, toch niet, spijt',
  'Tureluur Compleet': 'glasvezel, internet thuis, wifi thuis, compleet, dubbele data',
  VriendenDeal: 'vrienden, vriend uitnodigen, vriendendeal, iemand uitnodigen, vriend aanbrengen',
  Cadeau: 'gratis gb, cadeautje, cadeau, kado, kadootje, gift',
  'Donker aan': 'donkere modus, nachtstand, dark mode, zwart scherm',
  Weergave: 'thema kiezen, grote letters, lettergrootte, letters te klein',
  'Privacy-instellingen': 'cookies, privacy, avg, account verwijderen, gegevens verwijderen',
  'Je gegevens downloaden': 'gegevens downloaden, gegevens opvragen, mijn data downloaden',
  'Berichten van Tureluur': 'nieuwsbrief, spam, reclame, uitschrijven, geen reclame, geen mail meer',
  '2-stapsbeveiliging':
    '2fa, twee factor, twee staps verificatie, mfa, authenticator, extra code bij inloggen, sms code, tweefactor',
  Uitloggen: 'uitloggen, uitlogen, log out, logout, logoff',
  'Waarschuw mij': 'notificaties, meldingen aan, pushberichten, waarschuwing verbruik, seintje als data op is',
  'Slot op de app': 'app vergrendelen, vingerafdruk, face id, gezichtsherkenning',
  'Veilig nummer': 'gehackt, fraude, verdacht, apparaten, waar ben ik ingelogd',
  'Dit was ik niet': 'phishing, oplichter, iemand in mijn account, dit was ik niet',
  Noodkaart: 'noodkaart, noodgeval, nood',
  Reparatie:
    'scherm kapot, telefoon kapot, accu slecht, batterij snel leeg, garantie, gebarsten scherm, waterschade, telefoon laten vallen, reparatie',
  'Nummers voor 18+': '18+, ouderlijk toezicht, erotiek, porno blokkeren',
}

const rows = Object.entries(words).flatMap(([title, list]) => list.split(', ').map((typed) => [typed, title] as const))

describe('everyday words of a subscriber: the answer that is meant comes first', () => {
  test.each(rows)('%s: %s', (typed, title) => expect(titles(typed)[0]).toBe(title))
})

describe('words that mean several things: these are among the first three', () => {
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
  ] as const)('%s: %j', (typed, expected) => expect(titles(typed).slice(0, 3)).toEqual(expect.arrayContaining([...expected])))
})

describe('everyday words of a prepaid customer', () => {
  test.each([
    ['opwaarderen', 'Opwaarderen'],
    ['top up', 'Opwaarderen'],
    ['beltegoed kopen', 'Opwaarderen'],
    ['kraskaart', 'Opwaarderen'],
    ['tegoed op', 'Opwaarderen'],
    ['code invoeren', 'Opwaarderen'],
    ['hoeveel tegoed heb ik', 'Beltegoed'],
    ['te duur', 'Prepaid tarieven'],
    ['wat kost bellen', 'Prepaid tarieven'],
    ['abonnement nemen', 'Overstappen naar een abonnement'],
    ['automatisch opladen', 'Automatisch opwaarderen'],
    ['gratis bellen', 'Onderling bellen'],
    ['betaald', 'Betalingen'],
    ['bonnetje', 'Betalingen'],
    ['gb kopen', 'Bundel kiezen'],
    ['data op', 'Bundel kiezen'],
    ['simkaart kwijt', 'Simkaart blokkeren'],
    ['wachtwoord kwijt', 'Wachtwoord'],
    ['verhuisd', 'Adres'],
  ])('%s: %s', (typed, title) => expect(titles(typed, prepaid)[0]).toBe(title))
})

describe('what has nothing to do with the question does not come', () => {
  test.each(['pizza bellen', 'rood internet', 'kat data', 'voetbal kopen', 'xyz', 'brood betalen'])('%s: nothing', (typed) =>
    expect(titles(typed)).toEqual([]),
  )
  test('wifi bellen: where it would stand, and whom to ask', () =>
    expect(titles('wifi bellen')).toEqual(['Internet en bellen', 'Klantenservice']))
  test('wachtwoord kwijt: no simcard', () => expect(titles('wachtwoord kwijt').join()).not.toMatch(/Simkaart/))
  test('a question of several words has at most five answers', () => {
    const many = rows.filter(([typed]) => typed.includes(' ') && titles(typed).length > 5)
    expect(many).toEqual([])
  })
})
