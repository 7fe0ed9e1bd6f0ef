import type { InvoiceSummary } from '../../api/contract/invoices.ts'
import type { AccessFacts } from '../../domain/access.ts'
import { type Findable, search } from '../../domain/search.ts'
import { type Href, href, type PlainPath } from '../../routes/href.ts'
import { offered } from '../../routes/offered.ts'
import type { Theme } from '../../theme.ts'
import type { IconName } from '../../ui/Icon.tsx'
import { monthText } from '../../words/dateText.ts'
import { euro } from '../../words/money.ts'
import { entriesFor } from '../instellingen/shared/entries.ts'
import { searchCopy as copy } from './copy.ts'

/** What an item does when it is chosen: opens a screen, or changes something at once. */
type Does = { to: Href } | { theme: Theme | null } | { logsOut: true }
export type Item = Findable & { icon: IconName; does: Does }

type Row = Findable & { icon: IconName; path: PlainPath }

/** The screens outside the settings, with the words that people search for. */
// biome-ignore format: one row a line
const screens: readonly Row[] = [
  { icon: 'overview', path: '/', title: 'Overzicht', text: 'Wat er nog over is', more: 'home start begin beginscherm hoeveel over rest bundel mb gb' },
  { icon: 'usage', path: '/verbruik', title: 'Verbruik', text: 'Wat je deze maand gebruikt', more: 'gebruik gebruikt hoeveel over mb gb minuten data' },
  { icon: 'data', path: '/verbruik/internet', title: 'Verbruik internet', text: 'Per dag, in Nederland en daarbuiten', more: 'data mb gb per dag grafiek snel' },
  { icon: 'call', path: '/verbruik/bellen-en-sms', title: 'Gesprekken en sms', text: 'Met wie, hoe lang en wat het kost', more: 'gebeld bellen nummer nummers belgeschiedenis lijst minuten bericht' },
  { icon: 'invoices', path: '/factuur/huidige-maand', title: 'Je volgende factuur', text: 'Wat er tot nu toe op staat', more: 'kosten deze maand volgende verwachting prijs' },
  { icon: 'invoices', path: '/betalingen', title: 'Betalingen', text: 'Wat je eerder betaalde', more: 'betaald bon bonnetje ideal geschiedenis' },
  { icon: 'calendar', path: '/betalingsregelingen', title: 'Betalingsregeling', text: 'Een factuur in delen betalen', more: 'termijn termijnen uitstel gespreid schuld achterstand niet kunnen betalen regeling' },
  { icon: 'plus', path: '/mbs-bijkopen', title: 'Extra internet', text: 'GB’s erbij voor deze maand', more: '1 2 gb mb bijkopen kopen bij data op erbij internet' },
  { icon: 'plus', path: '/minuten-bijkopen', title: 'Extra minuten', text: 'Minuten erbij voor deze maand', more: 'bijkopen kopen bij bellen op erbij belminuten' },
  { icon: 'gift', path: '/cadeau', title: 'Cadeau', text: 'Pak je cadeau uit', more: 'cadeautje gratis gb uitpakken verrassing actie' },
  { icon: 'data', path: '/kies-prepaid-bundel', title: 'Bundel kiezen', text: 'Internet en bellen op je beltegoed', more: 'prepaid bundel kopen gb minuten internetbundel' },
  { icon: 'invoices', path: '/nieuwste-prepaid-prijzen', title: 'Prepaid tarieven', text: 'Wat bellen, sms en internet kosten', more: 'prijzen prijs kosten tarief per minuut' },
  { icon: 'friends', path: '/onderling-bellen', title: 'Onderling bellen', text: 'Samen voor niets bellen', more: 'gratis prepaid vrienden elkaar' },
  { icon: 'phones', path: '/verlengen/telefoons', title: 'Telefoons', text: 'Een nieuwe telefoon bij je abonnement', more: 'iphone samsung galaxy pixel toestel mobiel mobieltje kopen nieuwe winkel refurbished' },
  { icon: 'sim', path: '/verlengen/sim-only', title: 'Verlengen zonder telefoon', text: 'Sim only: je houdt je eigen telefoon', more: 'sim only goedkoper contract zonder toestel' },
  { icon: 'phones', path: '/reparatie', title: 'Reparatie', text: 'Is je telefoon stuk?', more: 'kapot scherm gebarsten garantie maken accu batterij repareren stuk' },
  { icon: 'sim', path: '/simkaart-activeren', title: 'Simkaart activeren', text: 'Zet je nieuwe simkaart aan', more: 'nieuwe sim aanzetten werkt niet activatie activeren' },
  { icon: 'lock', path: '/simkaart-deblokkeren', title: 'Simkaart deblokkeren', text: 'Teruggevonden? Zet hem weer aan', more: 'teruggevonden gevonden deblokkade blokkade opheffen' },
]

// biome-ignore format: one row a line
const deeds: readonly Item[] = [
  { icon: 'settings', ...copy.deeds.dark, more: 'donkere modus dark mode nacht thema zwart kleuren', does: { theme: 'dark' } },
  { icon: 'settings', ...copy.deeds.light, more: 'lichte modus light mode dag thema wit kleuren', does: { theme: 'light' } },
  { icon: 'settings', ...copy.deeds.device, more: 'thema automatisch systeem', does: { theme: null } },
]

/** What is shown before anything is typed. */
const USUAL: readonly PlainPath[] = [
  '/mbs-bijkopen',
  '/beltegoed-opwaarderen',
  '/facturen',
  '/simkaart-blokkeren',
  '/storingstool',
  '/bundels-wijzigen',
]

/** An invoice is found by its month, its number and its amount. */
const ofInvoice = ({ id, month, number, amount }: InvoiceSummary): Item => ({
  icon: 'invoices',
  title: copy.invoice(monthText(month)),
  text: euro(amount),
  more: `rekening nota ${number}`,
  does: { to: href('/factuur/:id', { id }) },
})

/** Everything that this customer can find: screens that they may open, what can be done at once, and their own invoices. */
export function itemsFor(facts: AccessFacts, invoices: readonly InvoiceSummary[] = []): Item[] {
  const settings = entriesFor(facts.prepaid).map(
    ({ icon, title, text, more, to, part }): Item => ({
      icon,
      title,
      text,
      more,
      does: part === 'uitloggen' ? { logsOut: true } : { to },
    }),
  )
  const others = screens.flatMap(({ path, ...row }): Item[] => {
    const to = offered(path, facts)
    return to === null ? [] : [{ ...row, does: { to } }]
  })
  return [...deeds, ...others, ...settings, ...invoices.map(ofInvoice)]
}

/** The most answers shown. */
const MOST = 8

/** The answers to what was typed, best first; what is usual when nothing was. */
export function answersTo(typed: string, items: readonly Item[]): Item[] {
  if (typed.trim() !== '') return search(typed, items).slice(0, MOST)
  return USUAL.flatMap((path) => items.find(({ does }) => 'to' in does && does.to === path) ?? [])
}
