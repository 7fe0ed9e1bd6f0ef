import { provider } from '#kit/provider.ts'
import type { Findable } from '#kit/search.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { offered } from '#platform/router/offered.ts'
import { titleOf } from '#platform/router/titleOf.ts'
import { settingsCopy } from '../copy.ts'

export type Group = 'you' | 'subscription' | 'safe'
type Row = { path: PlainPath; icon: IconName; group: Group }
/** Without `title`: that of the page. */
type SettingsEntry = Row & Omit<Findable, 'title'> & { title?: string }
export type ShownEntry = Row & Findable & { to: Href }

/** The settings pages, in screen order, with the words that people search for. */
// biome-ignore format: one row a line
const rows: readonly SettingsEntry[] = [
  { group: 'you', icon: 'profile', path: '/instellingen/gegevens', text: 'Naam, adres, e-mail en wachtwoord', more: 'klantnummer geboortedatum verjaardag tariefplan account persoonlijk btw factuur bijnaam telefoonnummer 06-nummer mijn nummer achternaam getrouwd trouwen naam hoe heet veranderen wijzigen', asked: 'mijn nummer, hoe is mijn nummer, wat is mijn nummer' },
  { group: 'you', icon: 'friends', path: '/instellingen/wijzig/profiel', title: 'Profiel', text: 'Plaatje, foto en bijnaam', more: 'avatar profielfoto afbeelding naam roepnaam selfie nickname', asked: 'bijnaam, mijn bijnaam' },
  { group: 'you', icon: 'address', path: '/instellingen/wijzig/adres', title: 'Adres', text: 'Verhuisd? Geef het hier door', more: 'nieuw verhuizen verhuizing verhuisd woonplaats straat postcode huisnummer adreswijziging wonen nieuwe huis verhuis ander andere address postbus' },
  { group: 'you', icon: 'mail', path: '/instellingen/wijzig/email', title: 'E-mailadres', text: 'Voor je facturen en bevestigingen', more: 'mail mailadres email emailadres ander nieuw nieuwe e wijzigen veranderen' },
  { group: 'you', icon: 'bank', path: '/instellingen/wijzig/bankrekeningnummer', title: 'Rekeningnummer', text: 'Waarvan we je factuur afschrijven', more: 'bank iban bankrekening incasso automatische afschrijven machtiging rekening nieuw nieuwe ander andere automatisch afschrijving overgestapt bankrekeningnummer account' },

  { group: 'subscription', icon: 'invoices', path: '/instellingen/abonnement', text: 'Contract, bundels en verlengen', more: 'contractduur loopt af afgelopen einddatum looptijd verlengen opzegtermijn bedenktijd telefoon toestel contract subscription abbonement' },
  { group: 'subscription', icon: 'calendar', path: '/tijdlijn', text: 'Alles met een datum, vroeger en straks', more: 'agenda datum datums data belangrijke wanneer geschiedenis overzicht gebeurd berichten terugbetaling terugbetaald kalender timeline' },
  { group: 'subscription', icon: 'phones', path: '/verlengen', title: 'Verlengen', text: 'Met een telefoon of sim only', more: 'nieuw contract contractverlenging nieuwe telefoon toestel aanbod aanbieding aanbiedingen abonnement', asked: 'abonnement verlengen, mijn abonnement verlengen, contract verlengen' },
  { group: 'subscription', icon: 'credit', path: '/instellingen/beltegoed', text: 'Opwaarderen en automatisch opwaarderen', more: 'saldo tegoed geldig prepaid opladen hoeveel' },
  { group: 'subscription', icon: 'data', path: '/instellingen/internet-en-bellen', text: 'Voicemail, buitenland en betaalde diensten', more: 'wisselgesprek 18+ mobiel data sms dienst wifi calling via vowifi volte bel instellingen wifibellen' },
  { group: 'subscription', icon: 'bell', path: '/instellingen/waarschuwingen', text: 'Als je internet of tegoed bijna op is', more: 'waarschuwing waarschuwingen melding meldingen notificatie notificaties push alarm seintje waarschuw herinnering bijna op verbruik kosten buiten bundel grens limiet pushberichten pushbericht aan' },
  { group: 'subscription', icon: 'data-cap', path: '/instellingen/kostenlimiet', text: 'Nooit meer extra kosten dan jij wilt', more: 'kosten begrenzen beperken grens budget kind kinderen onverwachte schrikken 0900', asked: 'kostenlimiet, kosten beperken' },
  { group: 'subscription', icon: 'sim', path: '/instellingen/simkaart', text: 'Pin- en pukcode, blokkeren en vervangen', more: 'simkaartnummer sim' },
  { group: 'subscription', icon: 'esim', path: '/instellingen/esim', text: 'Installeren of overzetten', more: 'e sim qr code nieuwe telefoon digitale simkaart' },
  { group: 'subscription', icon: 'porting', path: '/nummerbehoud', text: 'Neem je oude nummer mee', more: 'nummer meenemen overzetten overstappen porteren behouden 06 houden oude eigen keep my number' },
  { group: 'subscription', icon: 'close', path: '/opzeggen', title: 'Opzeggen', text: 'Stop je abonnement', more: `stoppen beeindigen annuleren weg overleden overlijden opzegging kosten vertrekken stopzetten stop nabestaande nabestaanden dood gestorven man vrouw moeder vader iemand cancel subscription doorgeven contract abonnement ${provider.name}` },

  { group: 'safe', icon: 'password', path: '/instellingen/wijzig/wachtwoord', title: 'Wachtwoord', text: 'Kies een nieuw wachtwoord', more: 'password inlogcode inloggen veranderen wijzigen vergeten kwijt weg paswoord inloggegevens ww nieuw' },
  { group: 'safe', icon: 'shield', path: '/instellingen/gegevens/2-stapsbeveiliging', text: 'Log in met een extra code', more: 'tweestaps twee stappen mfa 2fa verificatie beveiliging veilig sms code inlogcode tweefactor factor authenticator staps bij inloggen extra' },
  { group: 'safe', icon: 'password', path: '/instellingen/gegevens/passkeys', text: 'Log in zonder wachtwoord', more: 'passkey pas key inloggen wachtwoordloos toegangssleutel sleutel fido webauthn' },
  { group: 'safe', icon: 'lock', path: '/instellingen/gegevens/beveiliging', text: 'Nummerslot, en wat er is gebeurd', more: 'op slot zetten simkaart beveiliging ingelogd inloggen apparaat apparaten sessies activiteit logboek gehackt hacker fraude misbruik oplichting verdacht vreemd waar ben' },
  { group: 'safe', icon: 'eye-off', path: '/instellingen/gegevens/app-slot', text: 'Open de app met je vinger, gezicht of code', more: 'app slot vergrendelen vergrendeling toestelcheck vingerafdruk gezicht face id touch biometrie app-code appcode code meekijken afschermen beveiligen verbergen kinderen gezichtsherkenning vergrendel' },
  { group: 'safe', icon: 'eye', path: '/instellingen/gegevens/privacy-instellingen', text: 'Bepaal wat we met je gegevens doen', more: 'avg cookies onthouden toestel wissen inzage opvragen downloaden exporteren telefoongids nummers anderen advies toestemming vergeten verwijderen account gegevens data' },
  { group: 'safe', icon: 'bell', path: provider.messagesPath, text: 'Kies wat je van ons krijgt', more: 'reclame nieuwsbrief aanbiedingen spam afmelden uitschrijven sms email e-mail melding marketing onderzoek geen meer mail mails e' },
]

/** The entries whose page this kind of customer may open. */
export const entriesFor = (isPrepaid: boolean): ShownEntry[] =>
  rows.flatMap((entry) => {
    const to = offered(entry.path, { prepaid: isPrepaid })
    return to === null ? [] : [{ ...entry, title: entry.title ?? titleOf(entry.path), to }]
  })

type ShownGroup = { title: string; own: readonly ShownEntry[] }

/** The entries by group, in screen order. */
export const settingGroupsOf = (entries: readonly ShownEntry[], isPrepaid: boolean): ShownGroup[] =>
  (['you', 'subscription', 'safe'] as const)
    .map((group) => ({
      title: settingsCopy.groups[group === 'subscription' && isPrepaid ? 'credit' : group],
      own: entries.filter((entry) => entry.group === group),
    }))
    .filter(({ own }) => own.length > 0)

/** The entry of a page or of its nearest ancestor; undefined if there is none. */
export const entryOf = (entries: readonly ShownEntry[], path: string): ShownEntry | undefined =>
  entries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
