import { provider } from '../provider.ts'
import { slugText } from '../words/slug.ts'
import type { Screen, Title } from './route.ts'
import type { ApartPath } from './table.ts'

const brandTitle: Title = ({ params: { brand = '' } }) => `Telefoons van ${slugText(brand)}`
const phoneTitle: Title = ({ params: { brand = '', name = '' } }) => `${slugText(brand)} ${slugText(name)}`
const variantTitle: Title = ({ params: { brand = '', name = '', spec = '' } }) =>
  `${slugText(brand)} ${slugText(name)}, ${Number.parseInt(spec, 10) || 0} GB`

/**
 * The titles and code of the customers' screens, in the order of the table. Separate from the table, which the first screen waits for;
 * loaded with the first of these screens or when idle.
 */
// biome-ignore format: one row a line
export const screens: Readonly<Record<ApartPath, Screen>> = {
  // Overview and usage
  '/verbruik': { title: 'Verbruik', screen: () => import('../screens/verbruik/Verbruik.tsx') },
  '/verbruik/internet': { title: 'Verbruik internet', screen: () => import('../screens/verbruik/Internet.tsx') },
  '/verbruik/bellen-en-sms': { title: 'Verbruik bellen en sms', screen: () => import('../screens/verbruik/gesprekken/BellenEnSms.tsx') },

  // Invoices and payments
  '/facturen': { title: 'Facturen', screen: () => import('../screens/facturen/Facturen.tsx') },
  '/factuur/huidige-maand': { title: 'Kosten deze maand', screen: () => import('../screens/facturen/HuidigeMaand.tsx') },
  '/factuur/vorige-maand': { title: 'Factuur vorige maand', screen: () => import('../screens/facturen/VorigeMaand.tsx') },
  '/factuur/:id': { title: 'Factuur', screen: () => import('../screens/facturen/Factuur.tsx') },
  '/betaal-factuur/bedankt': { title: 'Factuur betaald', screen: () => import('../screens/facturen/betalen/FactuurBetaald.tsx') },
  '/betaal-factuur/:id': { title: 'Factuur betalen', screen: () => import('../screens/facturen/betalen/BetaalFactuur.tsx') },
  '/betalingen': { title: 'Betalingen', screen: () => import('../screens/facturen/betalingen/Betalingen.tsx') },
  '/betalingsregelingen': { title: 'Betalingsregelingen', screen: () => import('../screens/facturen/regelingen/Betalingsregelingen.tsx') },
  '/betalingsregelingen/termijn': { title: 'Termijn betalen', screen: () => import('../screens/facturen/regelingen/TermijnBetalen.tsx') },
  '/betalingsregelingen/bedankt': { title: 'Betalingsregeling geregeld', screen: () => import('../screens/facturen/regelingen/Geregeld.tsx') },

  // Bundles and gifts
  '/vriendendeal': { title: 'VriendenDeal', screen: () => import('../screens/voordeel/vriendendeal/Vriendendeal.tsx') },
  '/ft/samenkorting': { title: 'Samenkorting', screen: () => import('../screens/voordeel/samenkorting/Samenkorting.tsx') },
  '/storingstool': { title: 'Storingstool', screen: () => import('../screens/storingstool/Storingstool.tsx') },
  '/buitenland': { title: 'Naar het buitenland', screen: () => import('../screens/buitenland/Buitenland.tsx') },
  '/storingstool/bedankt': { title: 'Storing gemeld', screen: () => import('../screens/storingstool/Gemeld.tsx') },
  '/cadeau': { title: 'Cadeau', screen: () => import('../screens/bundels/cadeau/Cadeau.tsx') },
  '/cadeau/bedankt': { title: 'Cadeau uitgepakt', screen: () => import('../screens/bundels/cadeau/Uitgepakt.tsx') },
  '/mbs-bijkopen': { title: 'Extra internet kopen', screen: () => import('../screens/bundels/bijkopen/MbsBijkopen.tsx') },
  '/mbs-bijkopen/bedankt': { title: 'Extra internet gekocht', screen: () => import('../screens/bundels/bijkopen/MbsBijgekocht.tsx') },
  '/minuten-bijkopen': { title: 'Extra minuten kopen', screen: () => import('../screens/bundels/bijkopen/MinutenBijkopen.tsx') },
  '/minuten-bijkopen/bedankt': { title: 'Extra minuten gekocht', screen: () => import('../screens/bundels/bijkopen/MinutenBijgekocht.tsx') },
  '/kies-prepaid-bundel': { title: 'Kies een prepaidbundel', screen: () => import('../screens/prepaidbundel/KiesPrepaidBundel.tsx') },
  '/kies-prepaid-bundel/bedankt': { title: 'Bundel gekocht', screen: () => import('../screens/prepaidbundel/BundelGekocht.tsx') },
  '/onderling-bellen': { title: 'Onderling bellen', screen: () => import('../screens/prepaidbundel/OnderlingBellen.tsx') },
  '/onderling-bellen/bedankt': { title: 'Onderling bellen gewijzigd', screen: () => import('../screens/prepaidbundel/OnderlingBellenKlaar.tsx') },
  '/bundels-wijzigen': { title: 'Bundels wijzigen', screen: () => import('../screens/bundels/BundelsWijzigen.tsx') },
  '/bundels-wijzigen/controle': { title: 'Controleer je bundels', screen: () => import('../screens/bundels/Controle.tsx') },
  '/bundels-wijzigen/bedankt': { title: 'Bundels gewijzigd', screen: () => import('../screens/bundels/Bedankt.tsx') },
  '/compleet': { title: `${provider.name} Compleet`, screen: () => import('../screens/bundels/compleet/Compleet.tsx') },
  '/compleet/bedankt': { title: 'Compleet aangezet', screen: () => import('../screens/bundels/compleet/Aangezet.tsx') },
  '/dataplafond': { title: 'Dataplafond', screen: () => import('../screens/bundels/dataplafond/Dataplafond.tsx') },
  '/dataplafond/error': { title: 'Dataplafond niet gewijzigd', screen: () => import('../screens/bundels/dataplafond/Mislukt.tsx') },
  '/dataplafond/succes': { title: 'Dataplafond gewijzigd', screen: () => import('../screens/bundels/dataplafond/Gewijzigd.tsx') },

  // Prepaid credit
  '/beltegoed-opwaarderen': { title: 'Opwaarderen', screen: () => import('../screens/beltegoed/Opwaarderen.tsx') },
  '/beltegoed-opwaarderen/bedankt': { title: 'Opgewaardeerd', screen: () => import('../screens/beltegoed/Opgewaardeerd.tsx') },
  '/beltegoed-automatisch-opwaarderen': { title: 'Automatisch opwaarderen', screen: () => import('../screens/beltegoed/automatisch/Automatisch.tsx') },
  '/beltegoed-automatisch-opwaarderen/aanpassen': { title: 'Automatisch opwaarderen wijzigen', screen: () => import('../screens/beltegoed/automatisch/Aanpassen.tsx') },
  '/beltegoed-automatisch-opwaarderen/uitschakelen': { title: 'Automatisch opwaarderen uitzetten', screen: () => import('../screens/beltegoed/automatisch/Uitschakelen.tsx') },
  '/beltegoed-automatisch-opwaarderen/bedankt': { title: 'Automatisch opwaarderen ingesteld', screen: () => import('../screens/beltegoed/automatisch/Ingesteld.tsx') },

  // Prepaid to postpaid
  '/overstappen': { title: 'Overstappen naar een abonnement', screen: () => import('../screens/bundels/overstappen/Overstappen.tsx') },
  '/overstappen/gegevens': { title: 'Gegevens voor je abonnement', screen: () => import('../screens/bundels/overstappen/Gegevens.tsx') },
  '/overstappen/afronden': { title: 'Controleren en bevestigen', screen: () => import('../screens/bundels/overstappen/Afronden.tsx') },
  '/overstappen/bedankt': { title: 'Overgestapt', screen: () => import('../screens/bundels/overstappen/Overgestapt.tsx') },
  '/nieuwste-prepaid-prijzen': { title: 'Nieuwste prepaidprijzen', screen: () => import('../screens/prepaidbundel/prijzen/NieuwstePrijzen.tsx') },

  // Cancellation
  '/opzeggen': { title: 'Abonnement opzeggen', screen: () => import('../screens/abonnement/opzeggen/Opzeggen.tsx') },
  '/opzeggen/bedankt': { title: 'Opgezegd', screen: () => import('../screens/abonnement/opzeggen/Opgezegd.tsx') },
  '/abonnement-annuleren': { title: 'Abonnement herroepen', screen: () => import('../screens/abonnement/herroepen/AbonnementAnnuleren.tsx') },
  '/annuleren': { title: 'Bestelling herroepen', screen: () => import('../screens/abonnement/herroepen/Annuleren.tsx') },

  // SIM and eSIM
  '/simkaart-activeren': { title: 'Simkaart activeren', screen: () => import('../screens/simkaart/Activeren.tsx') },
  '/simkaart-activeren/bedankt': { title: 'Simkaart geactiveerd', screen: () => import('../screens/simkaart/Geactiveerd.tsx') },
  '/simkaart-aanvragen': { title: 'Simkaart aanvragen', screen: () => import('../screens/simkaart/Aanvragen.tsx') },
  '/simkaart-aanvragen/bedankt': { title: 'Simkaart aangevraagd', screen: () => import('../screens/simkaart/Aangevraagd.tsx') },
  '/simkaart-blokkeren': { title: 'Simkaart blokkeren', screen: () => import('../screens/simkaart/Blokkeren.tsx') },
  '/simkaart-deblokkeren': { title: 'Simkaart deblokkeren', screen: () => import('../screens/simkaart/Deblokkeren.tsx') },
  '/esim': { title: 'eSIM installeren', screen: () => import('../screens/simkaart/Esim.tsx') },
  '/reparatie': { title: 'Telefoon laten repareren', screen: () => import('../screens/telefoons/reparatie/Reparatie.tsx') },

  // Number porting
  '/nummerbehoud': { title: 'Nummerbehoud', screen: () => import('../screens/nummerbehoud/Nummerbehoud.tsx') },
  '/nummerbehoud-aanvragen': { title: 'Nummerbehoud aanvragen', screen: () => import('../screens/nummerbehoud/Aanvragen.tsx') },
  '/nummerbehoud-aanvragen/bedankt': { title: 'Nummerbehoud aangevraagd', screen: () => import('../screens/nummerbehoud/Aangevraagd.tsx') },
  '/nummerbehoud-gegevens': { title: 'Je nummerbehoud', screen: () => import('../screens/nummerbehoud/Gegevens.tsx') },
  '/nummerbehoud-gegevens-aanpassen': { title: 'Gegevens aanpassen', screen: () => import('../screens/nummerbehoud/Aanpassen.tsx') },
  '/nummerbehoud-gegevens-aanpassen/bedankt': { title: 'Opnieuw aangevraagd', screen: () => import('../screens/nummerbehoud/Aangepast.tsx') },
  '/nummerbehoud-annuleren': { title: 'Nummerbehoud annuleren', screen: () => import('../screens/nummerbehoud/Annuleren.tsx') },

  // Onboarding
  '/welkom': { title: 'Welkom', screen: () => import('../screens/welkom/Welkom.tsx') },

  // Extending
  '/verlengen/sim-only': { title: 'Verlengen sim only', screen: () => import('../screens/bundels/verlengen/VerlengenSimOnly.tsx') },

  '/verlengen/sim-only/controle': { title: 'Controleer je verlenging', screen: () => import('../screens/bundels/verlengen/Controle.tsx') },
  '/verlengen/sim-only/bedankt': { title: 'Verlengd', screen: () => import('../screens/bundels/verlengen/Bedankt.tsx') },
  '/verlengen/telefoons': { title: 'Telefoons', screen: () => import('../screens/telefoons/Telefoons.tsx') },
  '/verlengen/telefoons/alle': { title: 'Alle telefoons', screen: () => import('../screens/telefoons/Alle.tsx') },
  '/verlengen/telefoons/refurbished': { title: 'Refurbished telefoons', screen: () => import('../screens/telefoons/Refurbished.tsx') },
  '/verlengen/telefoons/:brand': { title: brandTitle, screen: () => import('../screens/telefoons/Merk.tsx') },
  '/verlengen/telefoons/:brand/:name': { title: phoneTitle, screen: () => import('../screens/telefoons/Telefoon.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec': { title: variantTitle, screen: () => import('../screens/telefoons/bestellen/Samenstellen.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/inkomen-en-lasten': { title: 'Inkomen en lasten', screen: () => import('../screens/telefoons/bestellen/Inkomen.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/legitimatie': { title: 'Legitimatie', screen: () => import('../screens/telefoons/bestellen/Legitimatie.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/controle': { title: 'Controleer je bestelling', screen: () => import('../screens/telefoons/bestellen/Controle.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/bedankt': { title: 'Bedankt voor je bestelling', screen: () => import('../screens/telefoons/bestellen/Bedankt.tsx') },

  // Settings
  '/instellingen': { title: 'Instellingen', screen: () => import('../screens/instellingen/Instellingen.tsx') },
  '/instellingen/gegevens': { title: 'Mijn gegevens', screen: () => import('../screens/instellingen/Gegevens.tsx') },
  '/instellingen/gegevens/2-stapsbeveiliging': { title: '2-stapsbeveiliging', screen: () => import('../screens/instellingen/TweeStaps.tsx') },
  '/instellingen/gegevens/beveiliging': { title: 'Veilig nummer', screen: () => import('../screens/instellingen/beveiliging/Beveiliging.tsx') },
  '/instellingen/gegevens/beveiliging/dit-was-ik-niet': { title: 'Dit was ik niet', screen: () => import('../screens/instellingen/beveiliging/NietIk.tsx') },
  '/instellingen/gegevens/app-slot': { title: 'Slot op de app', screen: () => import('../screens/appslot/AppSlot.tsx') },
  [provider.messagesPath]: { title: `Berichten van ${provider.name}`, screen: () => import('../screens/instellingen/Berichten.tsx') },
  '/instellingen/gegevens/privacy-instellingen': { title: 'Privacy-instellingen', screen: () => import('../screens/instellingen/Privacy.tsx') },
  '/instellingen/wijzig/adres': { title: 'Adres wijzigen', screen: () => import('../screens/instellingen/wijzig/Adres.tsx') },
  '/instellingen/wijzig/email': { title: 'E-mailadres wijzigen', screen: () => import('../screens/instellingen/wijzig/Email.tsx') },
  '/instellingen/wijzig/wachtwoord': { title: 'Wachtwoord wijzigen', screen: () => import('../screens/instellingen/wijzig/Wachtwoord.tsx') },
  '/instellingen/wijzig/profiel': { title: 'Profiel wijzigen', screen: () => import('../screens/instellingen/profiel/Profiel.tsx') },
  '/instellingen/wijzig/bankrekeningnummer': { title: 'Rekeningnummer wijzigen', screen: () => import('../screens/instellingen/bankrekening/Bankrekeningnummer.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren': { title: 'Rekeningnummer controleren', screen: () => import('../screens/instellingen/bankrekening/Controleren.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/bedankt': { title: 'Rekeningnummer gewijzigd', screen: () => import('../screens/instellingen/bankrekening/Bedankt.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/mislukt': { title: 'Wijzigen niet gelukt', screen: () => import('../screens/instellingen/bankrekening/Mislukt.tsx') },
  '/instellingen/internet-en-bellen': { title: 'Internet en bellen', screen: () => import('../screens/instellingen/InternetEnBellen.tsx') },
  '/instellingen/waarschuwingen': { title: 'Waarschuw mij', screen: () => import('../screens/instellingen/waarschuwingen/Waarschuwingen.tsx') },
  '/instellingen/simkaart': { title: 'Simkaart', screen: () => import('../screens/simkaart/Simkaart.tsx') },
  '/instellingen/simkaart/noodkaart': { title: 'Noodkaart maken', screen: () => import('../screens/simkaart/noodkaart/Maken.tsx') },
  '/instellingen/esim': { title: 'eSIM', screen: () => import('../screens/simkaart/EsimInstellingen.tsx') },
  '/instellingen/abonnement/telefoon-afbetaald': { title: 'Telefoon afbetaald', screen: () => import('../screens/abonnement/TelefoonAfbetaald.tsx') },
  '/instellingen/beltegoed': { title: 'Beltegoed', screen: () => import('../screens/beltegoed/Beltegoed.tsx') },
  '/instellingen/abonnement': { title: 'Abonnement', screen: () => import('../screens/abonnement/Abonnement.tsx') },
}
