import { provider } from '#kit/provider.ts'
import { slugText } from '#kit/words/slug.ts'
import type { Screen, Title } from '#platform/router/route.ts'
import type { LazyPath } from './table.ts'

const brandTitle: Title = ({ params: { brand = '' } }) => `Telefoons van ${slugText(brand)}`
const phoneTitle: Title = ({ params: { brand = '', name = '' } }) => `${slugText(brand)} ${slugText(name)}`
const variantTitle: Title = ({ params: { brand = '', name = '', spec = '' } }) =>
  `${slugText(brand)} ${slugText(name)}, ${Number.parseInt(spec, 10) || 0} GB`

/**
 * The titles and code of the customers' screens, in the order of the table. Separate from the table, which the first screen waits for;
 * loaded with the first of these screens or when idle.
 */
// biome-ignore format: one row a line
export const screens: Readonly<Record<LazyPath, Screen>> = {
  // Overview and usage
  '/verbruik': { title: 'Verbruik', screen: () => import('#features/usage/Verbruik.tsx') },
  '/verbruik/internet': { title: 'Verbruik internet', screen: () => import('#features/usage/Internet.tsx') },
  '/verbruik/bellen-en-sms': { title: 'Verbruik bellen en sms', screen: () => import('#features/usage/gesprekken/BellenEnSms.tsx') },
  '/verbruik/namen': { title: 'Namen bij nummers', screen: () => import('#features/usage/namen/Namen.tsx') },
  '/jaarkaart': { title: 'Jaarkaart', screen: () => import('#features/year/Jaarkaart.tsx') },

  // Invoices and payments
  '/facturen': { title: 'Facturen', screen: () => import('#features/invoices/Facturen.tsx') },
  '/factuur/huidige-maand': { title: 'Kosten deze maand', screen: () => import('#features/invoices/HuidigeMaand.tsx') },
  '/factuur/vorige-maand': { title: 'Factuur vorige maand', screen: () => import('#features/invoices/VorigeMaand.tsx') },
  '/factuur/:id': { title: 'Factuur', screen: () => import('#features/invoices/Factuur.tsx') },
  '/factuur/:id/regel/:line': { title: 'Regel van je factuur', screen: () => import('#features/invoices/regel/Factuurregel.tsx') },
  '/betaal-factuur/bedankt': { title: 'Factuur betaald', screen: () => import('#features/invoices/betalen/FactuurBetaald.tsx') },
  '/betaal-factuur/:id': { title: 'Factuur betalen', screen: () => import('#features/invoices/betalen/BetaalFactuur.tsx') },
  '/betalingen': { title: 'Betalingen', screen: () => import('#features/invoices/betalingen/Betalingen.tsx') },
  '/betalingsregelingen': { title: 'Betalingsregelingen', screen: () => import('#features/invoices/regelingen/Betalingsregelingen.tsx') },
  '/betalingsregelingen/termijn': { title: 'Termijn betalen', screen: () => import('#features/invoices/regelingen/TermijnBetalen.tsx') },
  '/betalingsregelingen/bedankt': { title: 'Betalingsregeling geregeld', screen: () => import('#features/invoices/regelingen/Geregeld.tsx') },
  '/tijdlijn': { title: 'Tijdlijn', screen: () => import('#features/timeline/Tijdlijn.tsx') },

  // Bundles and gifts
  '/vriendendeal': { title: 'VriendenDeal', screen: () => import('#features/friends/vriendendeal/Vriendendeal.tsx') },
  '/ft/samenkorting': { title: 'Samenkorting', screen: () => import('#features/friends/samenkorting/Samenkorting.tsx') },
  '/storingstool': { title: 'Storingstool', screen: () => import('#features/outage/Storingstool.tsx') },
  '/buitenland': { title: 'Naar het buitenland', screen: () => import('#features/abroad/Buitenland.tsx') },
  '/storingstool/bedankt': { title: 'Storing gemeld', screen: () => import('#features/outage/Gemeld.tsx') },
  '/cadeau': { title: 'Cadeau', screen: () => import('#features/bundles/cadeau/Cadeau.tsx') },
  '/cadeau/bedankt': { title: 'Cadeau uitgepakt', screen: () => import('#features/bundles/cadeau/Uitgepakt.tsx') },
  '/mbs-bijkopen': { title: 'Extra internet kopen', screen: () => import('#features/bundles/bijkopen/MbsBijkopen.tsx') },
  '/mbs-bijkopen/bedankt': { title: 'Extra internet gekocht', screen: () => import('#features/bundles/bijkopen/MbsBijgekocht.tsx') },
  '/minuten-bijkopen': { title: 'Extra minuten kopen', screen: () => import('#features/bundles/bijkopen/MinutenBijkopen.tsx') },
  '/minuten-bijkopen/bedankt': { title: 'Extra minuten gekocht', screen: () => import('#features/bundles/bijkopen/MinutenBijgekocht.tsx') },
  '/kies-prepaid-bundel': { title: 'Kies een prepaidbundel', screen: () => import('#features/credit/bundel/KiesPrepaidBundel.tsx') },
  '/kies-prepaid-bundel/bedankt': { title: 'Bundel gekocht', screen: () => import('#features/credit/bundel/BundelGekocht.tsx') },
  '/onderling-bellen': { title: 'Onderling bellen', screen: () => import('#features/credit/bundel/OnderlingBellen.tsx') },
  '/onderling-bellen/bedankt': { title: 'Onderling bellen gewijzigd', screen: () => import('#features/credit/bundel/OnderlingBellenKlaar.tsx') },
  '/bundels-wijzigen': { title: 'Bundels wijzigen', screen: () => import('#features/bundles/BundelsWijzigen.tsx') },
  '/bundels-wijzigen/controle': { title: 'Controleer je bundels', screen: () => import('#features/bundles/Controle.tsx') },
  '/bundels-wijzigen/bedankt': { title: 'Bundels gewijzigd', screen: () => import('#features/bundles/Bedankt.tsx') },
  '/compleet': { title: `${provider.name} Compleet`, screen: () => import('#features/bundles/compleet/Compleet.tsx') },
  '/compleet/bedankt': { title: 'Compleet aangezet', screen: () => import('#features/bundles/compleet/Aangezet.tsx') },
  '/dataplafond': { title: 'Dataplafond', screen: () => import('#features/bundles/dataplafond/Dataplafond.tsx') },
  '/dataplafond/error': { title: 'Dataplafond niet gewijzigd', screen: () => import('#features/bundles/dataplafond/Mislukt.tsx') },
  '/dataplafond/succes': { title: 'Dataplafond gewijzigd', screen: () => import('#features/bundles/dataplafond/Gewijzigd.tsx') },

  // Prepaid credit
  '/beltegoed-opwaarderen': { title: 'Opwaarderen', screen: () => import('#features/credit/Opwaarderen.tsx') },
  '/beltegoed-opwaarderen/bedankt': { title: 'Opgewaardeerd', screen: () => import('#features/credit/Opgewaardeerd.tsx') },
  '/beltegoed-automatisch-opwaarderen': { title: 'Automatisch opwaarderen', screen: () => import('#features/credit/automatisch/Automatisch.tsx') },
  '/beltegoed-automatisch-opwaarderen/aanpassen': { title: 'Automatisch opwaarderen wijzigen', screen: () => import('#features/credit/automatisch/Aanpassen.tsx') },
  '/beltegoed-automatisch-opwaarderen/uitschakelen': { title: 'Automatisch opwaarderen uitzetten', screen: () => import('#features/credit/automatisch/Uitschakelen.tsx') },
  '/beltegoed-automatisch-opwaarderen/bedankt': { title: 'Automatisch opwaarderen ingesteld', screen: () => import('#features/credit/automatisch/Ingesteld.tsx') },

  // Prepaid to postpaid
  '/overstappen': { title: 'Overstappen naar een abonnement', screen: () => import('#features/switching/Overstappen.tsx') },
  '/overstappen/gegevens': { title: 'Gegevens voor je abonnement', screen: () => import('#features/switching/Gegevens.tsx') },
  '/overstappen/afronden': { title: 'Controleren en bevestigen', screen: () => import('#features/switching/Afronden.tsx') },
  '/overstappen/bedankt': { title: 'Overgestapt', screen: () => import('#features/switching/Overgestapt.tsx') },
  '/nieuwste-prepaid-prijzen': { title: 'Nieuwste prepaidprijzen', screen: () => import('#features/credit/bundel/prijzen/NieuwstePrijzen.tsx') },

  // Cancellation
  '/opzeggen': { title: 'Abonnement opzeggen', screen: () => import('#features/subscription/opzeggen/Opzeggen.tsx') },
  '/opzeggen/bedankt': { title: 'Opgezegd', screen: () => import('#features/subscription/opzeggen/Opgezegd.tsx') },
  '/abonnement-annuleren': { title: 'Abonnement herroepen', screen: () => import('#features/subscription/herroepen/AbonnementAnnuleren.tsx') },
  '/annuleren': { title: 'Bestelling herroepen', screen: () => import('#features/subscription/herroepen/Annuleren.tsx') },

  // SIM and eSIM
  '/simkaart-activeren': { title: 'Simkaart activeren', screen: () => import('#features/sim/Activeren.tsx') },
  '/simkaart-activeren/bedankt': { title: 'Simkaart geactiveerd', screen: () => import('#features/sim/Geactiveerd.tsx') },
  '/simkaart-aanvragen': { title: 'Simkaart aanvragen', screen: () => import('#features/sim/Aanvragen.tsx') },
  '/simkaart-aanvragen/bedankt': { title: 'Simkaart aangevraagd', screen: () => import('#features/sim/Aangevraagd.tsx') },
  '/simkaart-blokkeren': { title: 'Simkaart blokkeren', screen: () => import('#features/sim/Blokkeren.tsx') },
  '/simkaart-deblokkeren': { title: 'Simkaart deblokkeren', screen: () => import('#features/sim/Deblokkeren.tsx') },
  '/esim': { title: 'eSIM installeren', screen: () => import('#features/sim/Esim.tsx') },
  '/reparatie': { title: 'Telefoon laten repareren', screen: () => import('#features/phones/reparatie/Reparatie.tsx') },

  // Number porting
  '/nummerbehoud': { title: 'Nummerbehoud', screen: () => import('#features/porting/Nummerbehoud.tsx') },
  '/nummerbehoud-aanvragen': { title: 'Nummerbehoud aanvragen', screen: () => import('#features/porting/Aanvragen.tsx') },
  '/nummerbehoud-aanvragen/bedankt': { title: 'Nummerbehoud aangevraagd', screen: () => import('#features/porting/Aangevraagd.tsx') },
  '/nummerbehoud-gegevens': { title: 'Je nummerbehoud', screen: () => import('#features/porting/Gegevens.tsx') },
  '/nummerbehoud-gegevens-aanpassen': { title: 'Gegevens aanpassen', screen: () => import('#features/porting/Aanpassen.tsx') },
  '/nummerbehoud-gegevens-aanpassen/bedankt': { title: 'Opnieuw aangevraagd', screen: () => import('#features/porting/Aangepast.tsx') },
  '/nummerbehoud-annuleren': { title: 'Nummerbehoud annuleren', screen: () => import('#features/porting/Annuleren.tsx') },

  // Onboarding
  '/welkom': { title: 'Welkom', screen: () => import('#features/welcome/Welkom.tsx') },

  // Extending
  '/verlengen/sim-only': { title: 'Verlengen sim only', screen: () => import('#features/renewal/VerlengenSimOnly.tsx') },

  '/verlengen/sim-only/controle': { title: 'Controleer je verlenging', screen: () => import('#features/renewal/Controle.tsx') },
  '/verlengen/sim-only/bedankt': { title: 'Verlengd', screen: () => import('#features/renewal/Bedankt.tsx') },
  '/verlengen/telefoons': { title: 'Telefoons', screen: () => import('#features/phones/Telefoons.tsx') },
  '/verlengen/telefoons/alle': { title: 'Alle telefoons', screen: () => import('#features/phones/Alle.tsx') },
  '/verlengen/telefoons/refurbished': { title: 'Refurbished telefoons', screen: () => import('#features/phones/Refurbished.tsx') },
  '/verlengen/telefoons/:brand': { title: brandTitle, screen: () => import('#features/phones/Merk.tsx') },
  '/verlengen/telefoons/:brand/:name': { title: phoneTitle, screen: () => import('#features/phones/Telefoon.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec': { title: variantTitle, screen: () => import('#features/phones/bestellen/Samenstellen.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/inkomen-en-lasten': { title: 'Inkomen en lasten', screen: () => import('#features/phones/bestellen/Inkomen.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/legitimatie': { title: 'Legitimatie', screen: () => import('#features/phones/bestellen/Legitimatie.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/controle': { title: 'Controleer je bestelling', screen: () => import('#features/phones/bestellen/Controle.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/bedankt': { title: 'Bedankt voor je bestelling', screen: () => import('#features/phones/bestellen/Bedankt.tsx') },

  // Settings
  '/instellingen': { title: 'Instellingen', screen: () => import('#features/profile/Instellingen.tsx') },
  '/instellingen/gegevens': { title: 'Mijn gegevens', screen: () => import('#features/profile/Gegevens.tsx') },
  '/instellingen/gegevens/2-stapsbeveiliging': { title: '2-stapsbeveiliging', screen: () => import('#features/profile/TweeStaps.tsx') },
  '/instellingen/gegevens/beveiliging': { title: 'Veilig nummer', screen: () => import('#features/security/Beveiliging.tsx') },
  '/instellingen/gegevens/beveiliging/dit-was-ik-niet': { title: 'Dit was ik niet', screen: () => import('#features/security/NietIk.tsx') },
  '/instellingen/gegevens/passkeys': { title: 'Passkeys', screen: () => import('#features/security/passkeys/Passkeys.tsx') },
  '/instellingen/gegevens/app-slot': { title: 'Slot op de app', screen: () => import('#features/security/appslot/AppSlot.tsx') },
  [provider.messagesPath]: { title: `Berichten van ${provider.name}`, screen: () => import('#features/profile/Berichten.tsx') },
  '/instellingen/gegevens/privacy-instellingen': { title: 'Privacy-instellingen', screen: () => import('#features/profile/Privacy.tsx') },
  '/instellingen/wijzig/adres': { title: 'Adres wijzigen', screen: () => import('#features/profile/wijzig/Adres.tsx') },
  '/instellingen/wijzig/email': { title: 'E-mailadres wijzigen', screen: () => import('#features/profile/wijzig/Email.tsx') },
  '/instellingen/wijzig/wachtwoord': { title: 'Wachtwoord wijzigen', screen: () => import('#features/profile/wijzig/Wachtwoord.tsx') },
  '/instellingen/wijzig/profiel': { title: 'Profiel wijzigen', screen: () => import('#features/profile/profiel/Profiel.tsx') },
  '/instellingen/wijzig/bankrekeningnummer': { title: 'Rekeningnummer wijzigen', screen: () => import('#features/profile/bankrekening/Bankrekeningnummer.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren': { title: 'Rekeningnummer controleren', screen: () => import('#features/profile/bankrekening/Controleren.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/bedankt': { title: 'Rekeningnummer gewijzigd', screen: () => import('#features/profile/bankrekening/Bedankt.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/mislukt': { title: 'Wijzigen niet gelukt', screen: () => import('#features/profile/bankrekening/Mislukt.tsx') },
  '/instellingen/internet-en-bellen': { title: 'Internet en bellen', screen: () => import('#features/profile/InternetEnBellen.tsx') },
  '/instellingen/waarschuwingen': { title: 'Waarschuw mij', screen: () => import('#features/warnings/Waarschuwingen.tsx') },
  '/instellingen/kostenlimiet': { title: 'Kostenlimiet', screen: () => import('#features/costs/Kostenlimiet.tsx') },
  '/instellingen/waarschuwingen/meldingen': { title: 'Meldingen op dit toestel', screen: () => import('#features/warnings/Meldingen.tsx') },
  '/instellingen/simkaart': { title: 'Simkaart', screen: () => import('#features/sim/Simkaart.tsx') },
  '/instellingen/simkaart/noodkaart': { title: 'Noodkaart maken', screen: () => import('#features/security/noodkaart/Maken.tsx') },
  '/instellingen/esim': { title: 'eSIM', screen: () => import('#features/sim/EsimInstellingen.tsx') },
  '/instellingen/abonnement/telefoon-afbetaald': { title: 'Telefoon afbetaald', screen: () => import('#features/subscription/TelefoonAfbetaald.tsx') },
  '/instellingen/beltegoed': { title: 'Beltegoed', screen: () => import('#features/credit/Beltegoed.tsx') },
  '/instellingen/abonnement': { title: 'Abonnement', screen: () => import('#features/subscription/Abonnement.tsx') },
}
