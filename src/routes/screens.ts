import { slugText } from '../domain/slug.ts'
import { provider } from '../provider.ts'
import type { Screen, Title } from './route.ts'
import type { ApartPath } from './table.ts'

const brandTitle: Title = ({ params: { brand = '' } }) => `Telefoons van ${slugText(brand)}`
const phoneTitle: Title = ({ params: { brand = '', name = '' } }) => `${slugText(brand)} ${slugText(name)}`
const variantTitle: Title = ({ params: { brand = '', name = '', spec = '' } }) =>
  `${slugText(brand)} ${slugText(name)}, ${Number.parseInt(spec, 10) || 0} GB`

/**
 * The screens of customers, in the order of the table: their titles, their code, and what they read. Apart from the table, which the first screens
 * wait for: this comes with the first of these screens, or once there is nothing better to do.
 */
// biome-ignore format: one row a line
export const screens: Readonly<Record<ApartPath, Screen>> = {
  // Overview and usage
  '/verbruik': { title: 'Verbruik', reads: () => import('../screens/verbruik/reads.ts'), screen: () => import('../screens/verbruik/Verbruik.tsx') },
  '/verbruik/internet': { title: 'Verbruik internet', reads: () => import('../screens/verbruik/reads.ts'), screen: () => import('../screens/verbruik/Internet.tsx') },
  '/verbruik/bellen-en-sms': { title: 'Verbruik bellen en sms', reads: () => import('../screens/verbruik/callReads.ts'), screen: () => import('../screens/verbruik/BellenEnSms.tsx') },

  // Invoices and payments
  '/facturen': { title: 'Facturen', reads: () => import('../screens/facturen/reads.ts'), screen: () => import('../screens/facturen/Facturen.tsx') },
  '/factuur/huidige-maand': { title: 'Kosten deze maand', reads: () => import('../screens/facturen/monthReads.ts'), screen: () => import('../screens/facturen/HuidigeMaand.tsx') },
  '/factuur/vorige-maand': { title: 'Factuur vorige maand', reads: () => import('../screens/facturen/invoiceReads.ts'), screen: () => import('../screens/facturen/VorigeMaand.tsx') },
  '/factuur/:id': { title: 'Factuur', reads: () => import('../screens/facturen/invoiceReads.ts'), screen: () => import('../screens/facturen/Factuur.tsx') },
  '/betaal-factuur/bedankt': { title: 'Factuur betaald', screen: () => import('../screens/facturen/betalen/FactuurBetaald.tsx') },
  '/betaal-factuur/:id': { title: 'Factuur betalen', reads: () => import('../screens/facturen/betalen/reads.ts'), screen: () => import('../screens/facturen/betalen/BetaalFactuur.tsx') },
  '/betalingen': { title: 'Betalingen', reads: () => import('../screens/betalingen/reads.ts'), screen: () => import('../screens/betalingen/Betalingen.tsx') },
  '/betalingsregelingen': { title: 'Betalingsregelingen', reads: () => import('../screens/facturen/regelingen/reads.ts'), screen: () => import('../screens/facturen/regelingen/Betalingsregelingen.tsx') },
  '/betalingsregelingen/termijn': { title: 'Termijn betalen', reads: () => import('../screens/facturen/regelingen/termReads.ts'), screen: () => import('../screens/facturen/regelingen/TermijnBetalen.tsx') },
  '/betalingsregelingen/bedankt': { title: 'Betalingsregeling geregeld', screen: () => import('../screens/facturen/regelingen/Geregeld.tsx') },

  // Bundles and gifts
  '/vriendendeal': { title: 'VriendenDeal', reads: () => import('../screens/vriendendeal/reads.ts'), screen: () => import('../screens/vriendendeal/Vriendendeal.tsx') },
  '/ft/samenkorting': { title: 'Samenkorting', reads: () => import('../screens/samenkorting/reads.ts'), screen: () => import('../screens/samenkorting/Samenkorting.tsx') },
  '/storingstool': { title: 'Storingstool', reads: () => import('../screens/storingstool/reads.ts'), screen: () => import('../screens/storingstool/Storingstool.tsx') },
  '/storingstool/bedankt': { title: 'Storing gemeld', screen: () => import('../screens/storingstool/Gemeld.tsx') },
  '/cadeau': { title: 'Cadeau', reads: () => import('../screens/cadeau/reads.ts'), screen: () => import('../screens/cadeau/Cadeau.tsx') },
  '/cadeau/bedankt': { title: 'Cadeau uitgepakt', reads: () => import('../screens/cadeau/reads.ts'), screen: () => import('../screens/cadeau/Uitgepakt.tsx') },
  '/mbs-bijkopen': { title: 'Extra internet kopen', reads: () => import('../screens/bijkopen/reads.ts'), screen: () => import('../screens/bijkopen/MbsBijkopen.tsx') },
  '/mbs-bijkopen/bedankt': { title: 'Extra internet gekocht', screen: () => import('../screens/bijkopen/MbsBijgekocht.tsx') },
  '/minuten-bijkopen': { title: 'Extra minuten kopen', reads: () => import('../screens/bijkopen/reads.ts'), screen: () => import('../screens/bijkopen/MinutenBijkopen.tsx') },
  '/minuten-bijkopen/bedankt': { title: 'Extra minuten gekocht', screen: () => import('../screens/bijkopen/MinutenBijgekocht.tsx') },
  '/kies-prepaid-bundel': { title: 'Kies een prepaidbundel', reads: () => import('../screens/prepaidbundel/reads.ts'), screen: () => import('../screens/prepaidbundel/KiesPrepaidBundel.tsx') },
  '/kies-prepaid-bundel/bedankt': { title: 'Bundel gekocht', screen: () => import('../screens/prepaidbundel/BundelGekocht.tsx') },
  '/onderling-bellen': { title: 'Onderling bellen', reads: () => import('../screens/prepaidbundel/reads.ts'), screen: () => import('../screens/prepaidbundel/OnderlingBellen.tsx') },
  '/onderling-bellen/bedankt': { title: 'Onderling bellen gewijzigd', screen: () => import('../screens/prepaidbundel/OnderlingBellenKlaar.tsx') },
  '/bundels-wijzigen': { title: 'Bundels wijzigen', reads: () => import('../screens/bundels/reads.ts'), screen: () => import('../screens/bundels/BundelsWijzigen.tsx') },
  '/bundels-wijzigen/controle': { title: 'Controleer je bundels', reads: () => import('../screens/bundels/reads.ts'), screen: () => import('../screens/bundels/Controle.tsx') },
  '/bundels-wijzigen/bedankt': { title: 'Bundels gewijzigd', screen: () => import('../screens/bundels/Bedankt.tsx') },
  '/compleet': { title: `${provider.name} Compleet`, reads: () => import('../screens/compleet/reads.ts'), screen: () => import('../screens/compleet/Compleet.tsx') },
  '/compleet/bedankt': { title: 'Compleet aangezet', screen: () => import('../screens/compleet/Aangezet.tsx') },
  '/dataplafond': { title: 'Dataplafond', reads: () => import('../screens/dataplafond/reads.ts'), screen: () => import('../screens/dataplafond/Dataplafond.tsx') },
  '/dataplafond/error': { title: 'Dataplafond niet gewijzigd', screen: () => import('../screens/dataplafond/Mislukt.tsx') },
  '/dataplafond/succes': { title: 'Dataplafond gewijzigd', screen: () => import('../screens/dataplafond/Gewijzigd.tsx') },

  // Prepaid credit
  '/beltegoed-opwaarderen': { title: 'Opwaarderen', reads: () => import('../screens/beltegoed/reads.ts'), screen: () => import('../screens/beltegoed/Opwaarderen.tsx') },
  '/beltegoed-opwaarderen/bedankt': { title: 'Opgewaardeerd', screen: () => import('../screens/beltegoed/Opgewaardeerd.tsx') },
  '/beltegoed-automatisch-opwaarderen': { title: 'Automatisch opwaarderen', reads: () => import('../screens/automatisch/reads.ts'), screen: () => import('../screens/automatisch/Automatisch.tsx') },
  '/beltegoed-automatisch-opwaarderen/aanpassen': { title: 'Automatisch opwaarderen wijzigen', reads: () => import('../screens/automatisch/reads.ts'), screen: () => import('../screens/automatisch/Aanpassen.tsx') },
  '/beltegoed-automatisch-opwaarderen/uitschakelen': { title: 'Automatisch opwaarderen uitzetten', reads: () => import('../screens/automatisch/reads.ts'), screen: () => import('../screens/automatisch/Uitschakelen.tsx') },
  '/beltegoed-automatisch-opwaarderen/bedankt': { title: 'Automatisch opwaarderen ingesteld', screen: () => import('../screens/automatisch/Ingesteld.tsx') },

  // Prepaid to postpaid
  '/overstappen': { title: 'Overstappen naar een abonnement', reads: () => import('../screens/bundels/overstappen/reads.ts'), screen: () => import('../screens/bundels/overstappen/Overstappen.tsx') },
  '/overstappen/gegevens': { title: 'Gegevens voor je abonnement', reads: () => import('../screens/bundels/overstappen/reads.ts'), screen: () => import('../screens/bundels/overstappen/Gegevens.tsx') },
  '/overstappen/afronden': { title: 'Controleren en bevestigen', reads: () => import('../screens/bundels/overstappen/checkReads.ts'), screen: () => import('../screens/bundels/overstappen/Afronden.tsx') },
  '/overstappen/bedankt': { title: 'Overgestapt', screen: () => import('../screens/bundels/overstappen/Overgestapt.tsx') },
  '/nieuwste-prepaid-prijzen': { title: 'Nieuwste prepaidprijzen', reads: () => import('../screens/prepaidprijzen/reads.ts'), screen: () => import('../screens/prepaidprijzen/NieuwstePrijzen.tsx') },

  // Cancellation
  '/opzeggen': { title: 'Abonnement opzeggen', reads: () => import('../screens/opzeggen/reads.ts'), screen: () => import('../screens/opzeggen/Opzeggen.tsx') },
  '/opzeggen/bedankt': { title: 'Opgezegd', screen: () => import('../screens/opzeggen/Opgezegd.tsx') },
  '/abonnement-annuleren': { title: 'Abonnement herroepen', reads: () => import('../screens/herroepen/reads.ts'), screen: () => import('../screens/herroepen/AbonnementAnnuleren.tsx') },
  '/annuleren': { title: 'Bestelling herroepen', reads: () => import('../screens/herroepen/reads.ts'), screen: () => import('../screens/herroepen/Annuleren.tsx') },

  // SIM and eSIM
  '/simkaart-activeren': { title: 'Simkaart activeren', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Activeren.tsx') },
  '/simkaart-activeren/bedankt': { title: 'Simkaart geactiveerd', reads: () => import('../screens/simkaart/detailReads.ts'), screen: () => import('../screens/simkaart/Geactiveerd.tsx') },
  '/simkaart-aanvragen': { title: 'Simkaart aanvragen', reads: () => import('../screens/simkaart/requestReads.ts'), screen: () => import('../screens/simkaart/Aanvragen.tsx') },
  '/simkaart-aanvragen/bedankt': { title: 'Simkaart aangevraagd', screen: () => import('../screens/simkaart/Aangevraagd.tsx') },
  '/simkaart-blokkeren': { title: 'Simkaart blokkeren', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Blokkeren.tsx') },
  '/simkaart-deblokkeren': { title: 'Simkaart deblokkeren', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Deblokkeren.tsx') },
  '/esim': { title: 'eSIM installeren', reads: () => import('../screens/simkaart/esimReads.ts'), screen: () => import('../screens/simkaart/Esim.tsx') },
  '/reparatie': { title: 'Telefoon laten repareren', reads: () => import('../screens/reparatie/reads.ts'), screen: () => import('../screens/reparatie/Reparatie.tsx') },

  // Number porting
  '/nummerbehoud': { title: 'Nummerbehoud', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Nummerbehoud.tsx') },
  '/nummerbehoud-aanvragen': { title: 'Nummerbehoud aanvragen', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aanvragen.tsx') },
  '/nummerbehoud-aanvragen/bedankt': { title: 'Nummerbehoud aangevraagd', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aangevraagd.tsx') },
  '/nummerbehoud-gegevens': { title: 'Je nummerbehoud', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Gegevens.tsx') },
  '/nummerbehoud-gegevens-aanpassen': { title: 'Gegevens aanpassen', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aanpassen.tsx') },
  '/nummerbehoud-gegevens-aanpassen/bedankt': { title: 'Opnieuw aangevraagd', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aangepast.tsx') },
  '/nummerbehoud-annuleren': { title: 'Nummerbehoud annuleren', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Annuleren.tsx') },

  // Onboarding
  '/welkom': { title: 'Welkom', reads: () => import('../screens/welkom/reads.ts'), screen: () => import('../screens/welkom/Welkom.tsx') },

  // Extending
  '/verlengen/sim-only': { title: 'Verlengen sim only', reads: () => import('../screens/bundels/verlengen/reads.ts'), screen: () => import('../screens/bundels/verlengen/VerlengenSimOnly.tsx') },

  // An order that was sent is looked up here, also once it stands in the way of another.
  '/verlengen/sim-only/controle': { title: 'Controleer je verlenging', reads: () => import('../screens/bundels/verlengen/checkReads.ts'), screen: () => import('../screens/bundels/verlengen/Controle.tsx') },
  '/verlengen/sim-only/bedankt': { title: 'Verlengd', screen: () => import('../screens/bundels/verlengen/Bedankt.tsx') },
  '/verlengen/telefoons': { title: 'Telefoons', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Telefoons.tsx') },
  '/verlengen/telefoons/alle': { title: 'Alle telefoons', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Alle.tsx') },
  '/verlengen/telefoons/refurbished': { title: 'Refurbished telefoons', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Refurbished.tsx') },
  '/verlengen/telefoons/:brand': { title: brandTitle, reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Merk.tsx') },
  '/verlengen/telefoons/:brand/:name': { title: phoneTitle, reads: () => import('../screens/telefoons/deviceReads.ts'), screen: () => import('../screens/telefoons/Telefoon.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec': { title: variantTitle, reads: () => import('../screens/telefoons/bestellen/reads.ts'), screen: () => import('../screens/telefoons/bestellen/Samenstellen.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/inkomen-en-lasten': { title: 'Inkomen en lasten', reads: () => import('../screens/telefoons/bestellen/reads.ts'), screen: () => import('../screens/telefoons/bestellen/Inkomen.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/legitimatie': { title: 'Legitimatie', reads: () => import('../screens/telefoons/bestellen/reads.ts'), screen: () => import('../screens/telefoons/bestellen/Legitimatie.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/controle': { title: 'Controleer je bestelling', reads: () => import('../screens/telefoons/bestellen/reads.ts'), screen: () => import('../screens/telefoons/bestellen/Controle.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/bedankt': { title: 'Bedankt voor je bestelling', reads: () => import('../screens/telefoons/bestellen/doneReads.ts'), screen: () => import('../screens/telefoons/bestellen/Bedankt.tsx') },

  // Settings
  '/instellingen': { title: 'Instellingen', reads: () => import('../screens/instellingen/reads.ts'), screen: () => import('../screens/instellingen/Instellingen.tsx') },
  '/instellingen/gegevens': { title: 'Mijn gegevens', reads: () => import('../screens/instellingen/detailsReads.ts'), screen: () => import('../screens/instellingen/Gegevens.tsx') },
  '/instellingen/gegevens/2-stapsbeveiliging': { title: '2-stapsbeveiliging', reads: () => import('../screens/instellingen/mfaReads.ts'), screen: () => import('../screens/instellingen/TweeStaps.tsx') },
  [provider.messagesPath]: { title: `Berichten van ${provider.name}`, reads: () => import('../screens/instellingen/messagesReads.ts'), screen: () => import('../screens/instellingen/Berichten.tsx') },
  '/instellingen/gegevens/privacy-instellingen': { title: 'Privacy-instellingen', reads: () => import('../screens/instellingen/privacyReads.ts'), screen: () => import('../screens/instellingen/Privacy.tsx') },
  '/instellingen/wijzig/adres': { title: 'Adres wijzigen', reads: () => import('../screens/wijzig/addressReads.ts'), screen: () => import('../screens/wijzig/Adres.tsx') },
  '/instellingen/wijzig/email': { title: 'E-mailadres wijzigen', reads: () => import('../screens/wijzig/emailReads.ts'), screen: () => import('../screens/wijzig/Email.tsx') },
  '/instellingen/wijzig/wachtwoord': { title: 'Wachtwoord wijzigen', reads: () => import('../screens/wijzig/passwordReads.ts'), screen: () => import('../screens/wijzig/Wachtwoord.tsx') },
  '/instellingen/wijzig/profiel': { title: 'Profiel wijzigen', reads: () => import('../screens/profiel/reads.ts'), screen: () => import('../screens/profiel/Profiel.tsx') },
  '/instellingen/wijzig/bankrekeningnummer': { title: 'Rekeningnummer wijzigen', reads: () => import('../screens/bankrekening/reads.ts'), screen: () => import('../screens/bankrekening/Bankrekeningnummer.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren': { title: 'Rekeningnummer controleren', reads: () => import('../screens/bankrekening/checkReads.ts'), screen: () => import('../screens/bankrekening/Controleren.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/bedankt': { title: 'Rekeningnummer gewijzigd', reads: () => import('../screens/bankrekening/reads.ts'), screen: () => import('../screens/bankrekening/Bedankt.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/mislukt': { title: 'Wijzigen niet gelukt', reads: () => import('../screens/bankrekening/reads.ts'), screen: () => import('../screens/bankrekening/Mislukt.tsx') },
  '/instellingen/internet-en-bellen': { title: 'Internet en bellen', reads: () => import('../screens/instellingen/networkReads.ts'), screen: () => import('../screens/instellingen/InternetEnBellen.tsx') },
  '/instellingen/simkaart': { title: 'Simkaart', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Simkaart.tsx') },
  '/instellingen/simkaart/noodkaart': { title: 'Noodkaart maken', reads: () => import('../screens/noodkaart/reads.ts'), screen: () => import('../screens/noodkaart/Maken.tsx') },
  '/instellingen/esim': { title: 'eSIM', reads: () => import('../screens/simkaart/esimReads.ts'), screen: () => import('../screens/simkaart/EsimInstellingen.tsx') },
  '/instellingen/abonnement/telefoon-afbetaald': { title: 'Telefoon afbetaald', reads: () => import('../screens/abonnement/phoneReads.ts'), screen: () => import('../screens/abonnement/TelefoonAfbetaald.tsx') },
  '/instellingen/beltegoed': { title: 'Beltegoed', reads: () => import('../screens/beltegoed/creditReads.ts'), screen: () => import('../screens/beltegoed/Beltegoed.tsx') },
  '/instellingen/abonnement': { title: 'Abonnement', reads: () => import('../screens/abonnement/reads.ts'), screen: () => import('../screens/abonnement/Abonnement.tsx') },
}
