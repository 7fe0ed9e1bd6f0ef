import { describe, expect, test } from 'vitest'
import { answersTo, itemsFor, type SearchItem } from '#features/search/items.ts'
import type { AccessFacts } from '#model/access/access.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import type { UsageEvent } from '#model/usage/contract.ts'

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
const first = (typed: string, items: readonly SearchItem[] = subscriber) => answersTo(typed, items)[0]?.title

describe('a hundred questions in everyday words, and the first answer of a subscriber', () => {
  test.each([
    ['pin', 'Pin- en pukcode'],
    ['pincode', 'Pin- en pukcode'],
    ['puk', 'Pin- en pukcode'],
    ['pukcode vergeten', 'Pin- en pukcode'],
    ['verhuizen', 'Adres'],
    ['ik ga verhuizen', 'Adres'],
    ['nieuw adres', 'Adres'],
    ['postcode', 'Adres'],
    ['waarschuwing', 'Waarschuw mij'],
    ['melding als internet bijna op is', 'Waarschuw mij'],
    ['donker', 'Donker aan'],
    ['donker aan', 'Donker aan'],
    ['dark mode', 'Donker aan'],
    ['licht aan', 'Licht aan'],
    ['uitloggen', 'Uitloggen'],
    ['afmelden', 'Berichten van Tureluur'],
    ['kapot', 'Reparatie'],
    ['telefoon kapot', 'Reparatie'],
    ['scherm stuk', 'Reparatie'],
    ['accu', 'Reparatie'],
    ['storing', 'Storingstool'],
    ['wie is er ingelogd', 'Veilig nummer'],
    ['gehackt', 'Veilig nummer'],
    ['geen bereik', 'Storingstool'],
    ['vergoeding storing', 'Storingstool'],
    ['internet werkt niet', 'Storingstool'],
    ['wifi thuis', 'Tureluur Compleet'],
    ['1 gb bijkopen', 'Extra internet'],
    ['gb kopen', 'Extra internet'],
    ['data erbij', 'Extra internet'],
    ['minuten bijkopen', 'Extra minuten'],
    ['blokkeer mijn simkaart', 'Simkaart blokkeren'],
    ['simkaart blokkeren', 'Simkaart blokkeren'],
    ['gestolen', 'Simkaart blokkeren'],
    ['telefoon kwijt', 'Simkaart blokkeren'],
    ['esim', 'eSIM'],
    ['e-sim', 'eSIM'],
    ['qr code', 'eSIM'],
    ['factuur oktober', 'Factuur oktober 2026'],
    ['rekening oktober', 'Factuur oktober 2026'],
    ['september', 'Factuur september 2026'],
    ['4100010', 'Factuur oktober 2026'],
    ['25,10', 'Factuur oktober 2026'],
    ['facturen', 'Facturen'],
    ['volgende factuur', 'Je volgende factuur'],
    ['in termijnen betalen', 'Betalingsregeling'],
    ['uitstel', 'Betalingsregeling'],
    ['wachtwoord', 'Wachtwoord'],
    ['wachtword', 'Wachtwoord'],
    ['tweestaps', '2-stapsbeveiliging'],
    ['2fa', '2-stapsbeveiliging'],
    ['iban', 'Rekeningnummer'],
    ['bankrekening', 'Rekeningnummer'],
    ['voicemail', 'Voicemail'],
    ['buitenland', 'Naar het buitenland'],
    ['op vakantie', 'Naar het buitenland'],
    ['turkije', 'Turkije'],
    ['ik ga naar zwitserland', 'Zwitserland'],
    ['Amerika', 'Verenigde Staten'],
    ['dubai', 'Verenigde Arabische Emiraten'],
    ['mallorca', 'Spanje'],
    ['marroko', 'Marokko'],
    ['engeland', 'Verenigd Koninkrijk'],
    ['roaming', 'Roaming'],
    ['anoniem bellen', 'Mijn nummer verbergen'],
    ['0900', '0900-nummers'],
    ['opzeggen', 'Opzeggen'],
    ['ozpeggen', 'Opzeggen'],
    ['iphone', 'Telefoons'],
    ['nieuwe telefoon', 'Telefoons'],
    ['sim only', 'Verlengen zonder telefoon'],
    ['dataplafond', 'Dataplafond'],
    ['cadeau', 'Cadeau'],
    ['gesprekken', 'Gesprekken en sms'],
    ['wie heb ik gebeld', 'Gesprekken en sms'],
    ['hoeveel heb ik over', 'Overzicht'],
    ['reclame', 'Berichten van Tureluur'],
    ['noodkaart', 'Noodkaart'],
    ['nummer meenemen', 'Nummerbehoud'],
    ['gegevens downloaden', 'Je gegevens downloaden'],
    ['facuur oktober', 'Factuur oktober 2026'],
    ['faturen', 'Facturen'],
    ['overstapen', 'Nummerbehoud'],
    ['buitnland', 'Naar het buitenland'],
    ['uitlogen', 'Uitloggen'],
    ['betalingsregelingen', 'Betalingsregeling'],
    ['log uit', 'Uitloggen'],
    ['nummerslot', 'Mijn nummer op slot'],
    ['sim swap', 'Mijn nummer op slot'],
    ['dit was ik niet', 'Dit was ik niet'],
    ['iemand in mijn account', 'Dit was ik niet'],
    ['vingerafdruk', 'Slot op de app'],
    ['face id', 'Slot op de app'],
    ['toestelcheck', 'Slot op de app'],
    ['contact', 'Klantenservice'],
    ['help', 'Klantenservice'],
    ['usa', 'Verenigde Staten'],
    ['wanneer loopt mijn contract af', 'Abonnement'],
    ['overlijden', 'Opzeggen'],
    // of a question that nothing answers whole, what answers most of it
    ['waarschuw mij bij 80 %', 'Waarschuw mij'],
    ['5 gb kopen', 'Extra internet'],
    ['voicemail uitzetten', 'Voicemail'],
    ['wat kost bellen naar turkije', 'Turkije'],
    ['geen netwerk', 'Storingstool'],
    ['te laat betaald', 'Facturen'],
  ])('%s: %s', (typed, title) => expect(first(typed)).toBe(title))
})

describe('a prepaid customer', () => {
  test.each([
    ['opwaarderen', 'Opwaarderen'],
    ['saldo', 'Beltegoed'],
    ['tarieven', 'Prepaid tarieven'],
    ['bundel kopen', 'Bundel kiezen'],
    ['abonnement', 'Overstappen naar een abonnement'],
    ['betaald', 'Betalingen'],
  ])('%s: %s', (typed, title) => expect(first(typed, prepaid)).toBe(title))
  test('finds nothing that only subscribers have', () => {
    const titles = prepaid.map(({ title }) => title)
    for (const title of ['Extra internet', 'Opzeggen', 'Betalingsregeling', 'Abonnement', 'Facturen', 'Dataplafond'])
      expect(titles).not.toContain(title)
  })
})

describe('answers lead to the very place', () => {
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
  ])('%s: %s', (typed, to) => expect(answersTo(typed, subscriber)[0]?.does).toEqual({ to }))
  test('or do it at once', () => {
    expect(answersTo('uitloggen', subscriber)[0]?.does).toEqual({ logsOut: true })
    expect(answersTo('donker', prepaid)[0]?.does).toEqual({ theme: 'dark' })
  })
})

describe('what is the customer’s own', () => {
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
  ])('%s: %s', (typed, title, to) => expect(answersTo(typed, own)[0]).toMatchObject({ title, does: { to } }))
  test('an invoice that is open says so', () =>
    expect(plain(answersTo('augustus', own)[0]?.text)).toBe('Nog te betalen: € 31,20'))
  test('a phone that went back is no phone of one’s own', () => {
    const none = itemsFor(facts(false), { phones: [{ ...phone, status: 'CANCELLED' }] })
    expect(none.map(({ title }) => title)).not.toContain('Wader 12 128 GB')
  })

  const events: UsageEvent[] = [
    [1_795_000_000, 'voice', '0690009•••', 130, 0],
    [1_794_990_000, 'sms', '0690009•••', 0, 0],
    [1_794_980_000, 'voice', '0880000•••', 600, 0],
  ]
  test('a number that was called, also as only a part or with hidden digits', () => {
    for (const typed of ['0690009', '06 90 00 9', '06-90009123', '+31690009', '90009']) {
      const [first] = answersTo(typed, own, events)
      expect(first).toMatchObject({ title: '06 90 00 9•••', does: { number: '0690009•••' } })
      expect(plain(first?.text)).toBe("1 gesprek van 3 minuten en 1 sms'je")
    }
    expect(answersTo('088', own, events).map(({ title }) => title)).toEqual(['088 000 0•••'])
    expect(answersTo('0612345678', own, events)).toEqual([])
  })
})

test('a part of a word is not the word: taal is not in betaling', () => expect(answersTo('taal', subscriber)).toEqual([]))
test('nothing is found twice, and every answer has a name of its own', () => {
  for (const items of [subscriber, prepaid])
    expect(new Set(items.map(({ title, text }) => `${title} ${text}`)).size).toBe(items.length)
})
test('before anything is typed: what is usual, of what this customer has', () => {
  expect(answersTo('', subscriber).map(({ title }) => title)).toContain('Extra internet')
  expect(answersTo(' ', prepaid).map(({ title }) => title)).toContain('Opwaarderen')
})
test('there are at most eight answers', () => expect(answersTo('een', subscriber).length).toBeLessThanOrEqual(8))
