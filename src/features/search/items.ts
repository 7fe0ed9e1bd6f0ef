import { toWaitingOrder } from '#features/phones/shared/waitingOrder.ts'
import { entriesFor } from '#features/profile/shared/entries.ts'
import { contactText } from '#features/usage/shared/contactText.ts'
import { type Findable, search, searchLoosely } from '#kit/search.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import { monthText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { countriesAbroad, countryName } from '#model/abroad/countries.ts'
import type { AccessFacts } from '#model/access/access.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf, hindranceOf } from '#model/invoices/dueInvoices.ts'
import type { FixMeItem } from '#model/overview/contract.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { phoneOrderText } from '#model/phones/phoneOrderText.ts'
import { phoneState } from '#model/phones/phoneState.ts'
import type { UsageEvent } from '#model/usage/contract.ts'
import { searchedNumber } from '#model/usage/searchedNumber.ts'
import { type Contact, contactsBy, numberText } from '#model/usage/usage.ts'
import { type Href, href, type PlainPath, partOf, withQuery } from '#platform/router/href.ts'
import { offered } from '#platform/router/offered.ts'
import { titleOf } from '#platform/router/titleOf.ts'
import type { Theme } from '#platform/theme.ts'
import { copy } from './copy.ts'

/** The effect of choosing an item: it opens a screen, shows the calls on a number, or changes something at once. */
type Does = { to: Href } | { number: string } | { theme: Theme | null } | { logsOut: true } | { support: true }
export type SearchItem = Findable & { icon: IconName; does: Does }

/** `part`: the id of a section of the screen, which is scrolled to and lit up. Without `title`: that of the screen. */
type Row = Omit<Findable, 'title'> & { icon: IconName; path: PlainPath; part?: string; title?: string }

/** The screens and parts of screens that are no settings page, with the words that people search for. */
// biome-ignore format: one row a line
const screens: readonly Row[] = [
  { icon: 'overview', path: '/', text: 'Wat er nog over is', more: 'home start begin beginscherm hoeveel over rest bundel mb gb nog resterend resterende data internet minuten', asked: 'wat heb ik over' },
  { icon: 'usage', path: '/verbruik', text: 'Wat je deze maand gebruikt', more: 'gebruik gebruikt hoeveel over mb gb minuten data bekijken' },
  { icon: 'data', path: '/verbruik/internet', text: 'Per dag, in Nederland en daarbuiten', more: 'data mb gb per dag grafiek snel' },
  { icon: 'call', path: '/verbruik/bellen-en-sms', title: 'Gesprekken en sms', text: 'Met wie, hoe lang en wat het kost', more: 'gebeld bellen nummer nummers belgeschiedenis lijst minuten bericht oproepen oproep gemiste gebelde belgegevens call history specificatie telefoontjes' },
  { icon: 'call', path: '/verbruik/namen', text: 'Zie met wie je belt', more: 'telefoonboek contacten adresboek geven' },
  { icon: 'calendar', path: '/jaarkaart', text: 'Je jaar, en wat voordeliger was geweest', more: 'jaar kaart ansichtkaart terugblik heel vorig kalenderjaar wrapped' },
  { icon: 'invoices', path: '/factuur/huidige-maand', title: 'Je volgende factuur', text: 'Wat er tot nu toe op staat', more: 'kosten deze maand volgende verwachting prijs' },
  { icon: 'invoices', path: '/betalingen', text: 'Wat je eerder betaalde', more: 'betaald bon bonnetje ideal geschiedenis' },
  { icon: 'calendar', path: '/betalingsregelingen', title: 'Betalingsregeling', text: 'Een factuur in delen betalen', more: 'betalingsregelingen termijn termijnen uitstel gespreid schuld achterstand niet kunnen betalen regeling betaalregeling betalings delen schulden geldproblemen later deurwaarder incassobureau betaalachterstand rekening betaling' },
  { icon: 'plus', path: '/mbs-bijkopen', title: 'Extra internet', text: 'GB’s erbij voor deze maand', more: '1 2 gb mb bijkopen kopen bij data op erbij internet leeg bundel extra' },
  { icon: 'plus', path: '/minuten-bijkopen', title: 'Extra minuten', text: 'Minuten erbij voor deze maand', more: 'bijkopen kopen bij bellen op erbij belminuten minuten leeg' },
  { icon: 'gift', path: '/cadeau', text: 'Pak je cadeau uit', more: 'cadeautje gratis gb uitpakken verrassing actie kado kadootje cadeautjes gift' },
  { icon: 'data', path: '/kies-prepaid-bundel', title: 'Bundel kiezen', text: 'Internet en bellen op je beltegoed', more: 'prepaid bundel kopen gb minuten internetbundel data leeg mb internet' },
  { icon: 'invoices', path: '/nieuwste-prepaid-prijzen', title: 'Prepaid tarieven', text: 'Wat bellen, sms en internet kosten', more: 'prijzen prijs kosten tarief per minuut duur te kost bellen sms', asked: 'wat kost bellen, wat kost sms, wat kost internet' },
  { icon: 'friends', path: '/onderling-bellen', text: 'Samen voor niets bellen', more: 'gratis prepaid vrienden elkaar' },
  { icon: 'phones', path: '/verlengen/telefoons', text: 'Een nieuwe telefoon bij je abonnement', more: 'iphone samsung galaxy pixel toestel mobiel mobieltje kopen nieuwe winkel refurbished smartphone nieuw bestellen telefoon', asked: 'nieuw toestel' },
  { icon: 'sim', path: '/verlengen/sim-only', title: 'Verlengen zonder telefoon', text: 'Sim only: je houdt je eigen telefoon', more: 'sim only goedkoper contract zonder toestel' },
  { icon: 'phones', path: '/reparatie', title: 'Reparatie', text: 'Is je telefoon stuk?', more: 'kapot scherm gebarsten garantie maken accu batterij repareren stuk slecht leeg snel waterschade vallen gevallen laten glas doet telefoon' },
  { icon: 'sim', path: '/simkaart-activeren', text: 'Zet je nieuwe simkaart aan', more: 'nieuwe sim aanzetten werkt niet activatie activeren' },
  { icon: 'lock', path: '/simkaart-deblokkeren', text: 'Teruggevonden? Zet hem weer aan', more: 'teruggevonden gevonden deblokkade blokkade opheffen geblokkeerd' },
  { icon: 'password', path: '/instellingen/simkaart', part: 'codes', title: 'Pin- en pukcode', text: 'Bekijk je codes', more: 'pin puk pincode pukcode code vergeten ontgrendelen simpin verkeerde kwijt simcode' },
  { icon: 'settings', path: '/instellingen', part: 'weergave', title: 'Weergave', text: 'Licht, donker of zoals je toestel', more: 'thema dark mode donkere modus nacht lichte kleuren scherm letters lettergrootte letter klein grote groter kiezen' },
  { icon: 'download', path: '/instellingen/gegevens/privacy-instellingen', part: 'je-gegevens', title: 'Je gegevens downloaden', text: 'Alles wat we van je weten', more: 'data downloaden export exporteren csv zip avg inzage opvragen kopie mijn' },
  { icon: 'data', path: '/instellingen/internet-en-bellen', part: 'mobileData', title: 'Mobiel internet', text: 'Aan of uit', more: 'uitzetten aanzetten data 4g 5g hotspot persoonlijke delen tethering mobiele' },
  { icon: 'roaming', path: '/instellingen/internet-en-bellen', part: 'roaming', title: 'Roaming', text: 'Bellen en internetten in het buitenland, aan of uit', more: 'dataroaming uitzetten aanzetten data' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'voicemail', title: 'Voicemail', text: 'Aan of uit', more: 'antwoordapparaat inspreken uitzetten aanzetten voice mail' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'callForwarding', title: 'Doorschakelen', text: 'Gesprekken naar een ander nummer', more: 'doorverbinden doorsturen uitzetten aanzetten oproepen nummer call forwarding doorverbind' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'callWaiting', title: 'Wisselgesprek', text: 'Een toon als iemand anders belt', more: 'tweede gesprek wacht' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'adult', title: 'Nummers voor 18+', text: '0906-nummers, aan of uit', more: 'ouderlijk toezicht erotiek porno kinderen blokkeren uitzetten' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'hideNumber', title: 'Mijn nummer verbergen', text: 'Aan of uit', more: 'anoniem bellen prive nummerweergave geheim uitzetten aanzetten afgeschermd onbekend' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'serviceNumbers', title: '0900-nummers', text: 'En andere betaalde nummers, aan of uit', more: '0906 0909 servicenummers blokkeren uitzetten betaalnummers betaalde betaalnummer' },
  { icon: 'sms', path: '/instellingen/internet-en-bellen', part: 'premiumSms', title: 'Sms-diensten', text: 'Betaalde diensten per sms, aan of uit', more: 'abonnement dienst blokkeren uitzetten betaalde stoppen premium diensten' },
  { icon: 'lock', path: '/instellingen/gegevens/beveiliging', part: 'nummerslot', title: 'Mijn nummer op slot', text: 'Tegen misbruik van je 06-nummer', more: 'nummerslot sim swap gekaapt porteren simswap swapping beveiligen' },
  { icon: 'data-cap', path: '/dataplafond', text: 'Nooit betalen voor internet buiten je bundel', more: 'limiet datalimiet kosten stoppen bundel op datacap plafond buiten maximum instellen', asked: 'limiet' },
  { icon: 'data', path: '/bundels-wijzigen', text: 'Meer of minder internet en bellen', more: 'bundel aanpassen gb minuten abonnement veranderen goedkoper te duur dure minder betalen kleinere grotere kleiner groter ander upgrade upgraden downgraden downgrade unlimited onbeperkt bellen per maand wijzigen', asked: 'abonnement wijzigen, abonnement aanpassen, abonnement veranderen, ander abonnement' },
  { icon: 'close', path: '/annuleren', title: 'Herroepen', text: 'Zie je ervan af binnen de bedenktijd?', more: 'bedenktijd 14 dagen annuleren retour terugsturen overeenkomst afzien bestelling spijt toch geld terug', asked: 'bedenktijd' },
  { icon: 'phones', path: '/instellingen/abonnement/telefoon-afbetaald', title: 'Telefoon op afbetaling', text: 'Is je telefoon al afbetaald?', more: 'toestel lening bkr krediet termijnen afbetaald afbetaling toestelkrediet aflossen afbetalen telefoon' },
  { icon: 'friends', path: '/ft/samenkorting', text: 'Korting als je met meer bent thuis', more: 'gezin huisgenoten familie korting adres kortingen gezinskorting familiekorting huisgenoot partner meerdere abonnementen' },
  { icon: 'plus', path: '/compleet', text: 'Alles dubbel met internet thuis', more: 'dubbel dubbele data verdubbelen thuis wifi glasvezel' },
  { icon: 'auto', path: '/beltegoed-automatisch-opwaarderen', text: 'Nooit zonder tegoed', more: 'saldo tegoed laag maandelijks automatisch opladen' },
  { icon: 'credit', path: '/beltegoed-opwaarderen', text: 'Met iDEAL of een code', more: 'tegoed saldo opladen kraskaart ideal top up beltegoed kopen leeg code invoeren' },
  { icon: 'invoices', path: '/overstappen', text: 'Met je eigen nummer', more: 'prepaid abonnement worden wisselen nemen' },
  { icon: 'lock', path: '/simkaart-blokkeren', text: 'Kwijt of gestolen? Blokkeer hem meteen', more: 'gestolen verloren kwijt diefstal blokkade telefoon toestel sim mobiel weg beroofd lost phone stolen blokeren' },
  { icon: 'shield', path: '/noodkaart', text: 'Je pukcode, ook zonder internet', more: 'puk pukcode noodgeval nood offline diefstal gestolen blokkeernummer 112' },
  { icon: 'sim', path: '/simkaart-aanvragen', title: 'Nieuwe simkaart aanvragen', text: 'Kapot, kwijt of een eSIM', more: 'vervangen vervangende simkaart bestellen kapot sim nieuwe nano' },
  { icon: 'warning', path: '/instellingen/gegevens/beveiliging/dit-was-ik-niet', text: 'Was er iemand anders in je account?', more: 'iemand vreemde account hack inbraak oplichter phishing opgelicht oplichting' },
  { icon: 'roaming', path: '/buitenland', text: 'Wat bellen en internet daar kosten', more: 'buitenland vakantie reis reizen op roaming tarieven prijzen kosten land europa eu alarmnummer internet bellen buiten vliegtuig cruise abroad travel buitenlandtarieven ik ga' },
  { icon: 'call', path: '/instellingen/internet-en-bellen', part: 'internationalCalls', title: 'Bellen naar het buitenland', text: 'Vanuit Nederland, aan of uit', more: 'internationaal buitenlands nummer' },
  { icon: 'outage', path: '/storingstool', text: 'Werkt er iets niet?', more: 'storing kapot geen bereik internet werkt niet bellen melden vergoeding compensatie geld terug doet traag langzaam slecht netwerk netwerkstoring lukt kan bereikbaar schadevergoeding verbinding valt weg service signaal telefoon ligt eruit', asked: 'geen internet, ik heb geen internet, ik kan niet bellen, kan niet bellen, het doet het niet, doet het niet, no service' },
  { icon: 'invoices', path: '/facturen', text: 'Bekijk en betaal je facturen', more: 'factuur rekening betalen betaald aanmaning kosten nota hoog hoge pdf downloaden download rekeningen invoice bill klopt verkeerde verkeerd fout veel teveel dubbel afgeschreven betalingsherinnering factuuroverzicht herinnering jaaroverzicht factuurnummer bezwaar maken openstaande waarom', asked: 'te laat betaald, factuur betalen' },
  { icon: 'gift', path: '/vriendendeal', text: 'Nodig iemand uit', more: 'vrienden uitnodigen cadeau delen link vriend iemand aanbrengen' },
]

// biome-ignore format: one row a line
const deeds: readonly SearchItem[] = [
  { icon: 'settings', ...copy.deeds.dark, more: 'donkere modus dark mode nacht nachtstand thema zwart scherm kleuren', does: { theme: 'dark' } },
  { icon: 'settings', ...copy.deeds.light, more: 'lichte modus light mode dag thema wit kleuren', does: { theme: 'light' } },
  { icon: 'settings', ...copy.deeds.device, more: 'thema automatisch systeem', does: { theme: null } },
  { icon: 'external', ...copy.deeds.support, more: 'contact opnemen us hulp nodig help helpdesk support klantenservice service vraag vragen chat chatten mailen telefoonnummer bellen met medewerker mens iemand spreken klacht klachten indienen whatsapp openingstijden winkel buurt verzekering verzekeren toestelverzekering telefoon wifi calling apn simlock', does: { support: true } },
  { icon: 'log-out', ...copy.deeds.logOut, more: 'afmelden uit loggen log out logout logoff account verlaten', does: { logsOut: true } },
]

/** The suggestions before anything is typed. */
const USUAL: readonly PlainPath[] = [
  '/mbs-bijkopen',
  '/beltegoed-opwaarderen',
  '/facturen',
  '/simkaart-blokkeren',
  '/storingstool',
  '/bundels-wijzigen',
]

/** The customer's own items, as far as this device knows them. */
export type Own = {
  invoices?: readonly InvoiceSummary[] | undefined
  phones?: readonly HandsetOrder[] | undefined
  fixMe?: readonly FixMeItem[] | undefined
  events?: readonly UsageEvent[] | null | undefined
}

/** An invoice is found by its month, its number and its amount, and as one that is open. */
function ofInvoice(invoice: InvoiceSummary): SearchItem {
  const { id, month, number, amount } = invoice
  const isOpen = hindranceOf(invoice) === null
  return {
    icon: 'invoices',
    title: copy.invoice(monthText(month)),
    text: isOpen ? copy.open(euro(dueOf(invoice))) : euro(amount),
    more: `rekening nota ${number}${isOpen ? ' open openstaand betalen achterstand te laat' : ''}`,
    does: { to: href('/factuur/:id', { id }) },
  }
}

/** The customer's own phone, by its name. Only the first order counts. */
function ofPhone([order]: readonly HandsetOrder[], to: Href | null): SearchItem[] {
  if (!order?.phone || to === null || phoneState(order) === 'none') return []
  const { name } = order.phone
  return [
    {
      icon: 'phones',
      title: name,
      text: phoneOrderText(order),
      more: 'mijn eigen telefoon toestel bestelling',
      does: { to: partOf(to, 'telefoon') },
    },
  ]
}

/** A phone order that waits for its payment. */
const ofWaiting = ({ order }: FixMeItem): SearchItem[] =>
  order
    ? [
        {
          icon: 'phones',
          ...copy.waiting,
          more: 'open openstaand betalen betaling mislukt telefoon',
          does: { to: toWaitingOrder(order) },
        },
      ]
    : []

const ofContact = (contact: Contact): SearchItem => ({
  icon: contact.calls > 0 ? 'call' : 'sms',
  title: numberText(contact.number),
  text: contactText(contact),
  more: '',
  does: { number: contact.number },
})

/** Everything that this customer can find by words: screens that they may open, what can be done at once, and what is their own. */
export function itemsFor(facts: AccessFacts, { invoices = [], phones = [], fixMe = [] }: Own = {}): SearchItem[] {
  const others = screens.flatMap(({ path, part, title = titleOf(path), ...row }): SearchItem[] => {
    const to = offered(path, facts)
    return to === null ? [] : [{ ...row, title, does: { to: part === undefined ? to : partOf(to, part) } }]
  })
  const settings = entriesFor(facts.prepaid).map(
    ({ to, path: _path, group: _group, ...found }): SearchItem => ({ ...found, does: { to } }),
  )
  const own = [
    ...fixMe.flatMap(ofWaiting),
    ...ofPhone(phones, offered('/instellingen/abonnement', facts)),
    ...invoices.map(ofInvoice),
  ]
  return [...settings, ...deeds, ...others, ...own]
}

/** Shorter words begin too many countries: `nieuw`, `noord`. */
const COUNTRY_FROM = 4
const SHORT_NAMES: ReadonlySet<string> = new Set(['uk', 'usa', 'vs'])

/** The countries that are found so by what was typed, for the screen with their prices; none where there is no such screen. */
function countriesBy(how: typeof search, typed: string, items: readonly SearchItem[]): SearchItem[] {
  const isOffered = items.some(({ does }) => 'to' in does && does.to === '/buitenland')
  const named = countriesAbroad().map(({ value, text, more }) => ({ value, title: `${text} ${more}`, text: '', more: '' }))
  const isShort = typed.trim().length < COUNTRY_FROM
  if (!isOffered || (isShort && !SHORT_NAMES.has(typed.trim().toLowerCase()))) return []
  return how(typed, named).map(({ value }) => ({
    icon: 'roaming',
    title: countryName(value),
    text: copy.country,
    more: '',
    does: { to: withQuery('/buitenland', { land: value }) },
  }))
}

/** The most answers shown. */
const MOST = 8

/** The answers to what was typed, best first: numbers that were called, then what is found by words; what is usual when nothing was. */
export function answersTo(typed: string, items: readonly SearchItem[], events: Own['events'] = []): SearchItem[] {
  if (typed.trim() !== '') {
    const number = searchedNumber(typed)
    const contacts = number === null ? [] : contactsBy(number, events ?? [])
    const found = [...contacts.map(ofContact), ...search(typed, items), ...countriesBy(search, typed, items)]
    // Of a question that nothing answers whole, a country is what it is about.
    const loosely = () => [...countriesBy(searchLoosely, typed, items), ...searchLoosely(typed, items)]
    return (found.length > 0 ? found : loosely()).slice(0, MOST)
  }
  return USUAL.flatMap((path) => items.find(({ does }) => 'to' in does && does.to === path) ?? [])
}
