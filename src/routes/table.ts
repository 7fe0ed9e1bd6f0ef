import {
  hasGift,
  mayBuyData,
  mayBuyMinutes,
  mayCancelPorting,
  mayEditPorting,
  mayRetain,
  onboarding,
  postpaid,
  prepaid,
} from '../domain/access.ts'
import { provider } from '../provider.ts'
import type { Later, Route } from './route.ts'

/**
 * The map of the product, in the order of spec 2. A row `later` is a screen that does not exist yet: links to it are hidden, and it is the 404
 * page, as is every path that is not here.
 */
// biome-ignore format: one row a line, aligned by hand
export const table = {
  // Login and guest area
  '/inloggen':                    { for: 'guests', layout: 'login', title: 'Inloggen', screen: () => import('../screens/inloggen/Inloggen.tsx') },
  '/inloggen/mfa':                { for: 'guests', layout: 'login', flow: true, title: 'Inloggen met code', screen: () => import('../screens/inloggen/InloggenMetCode.tsx') },
  '/loginsso':                    { redirect: '/inloggen' },
  '/wachtwoord-vergeten':         { for: 'guests', layout: 'logged-out', title: 'Wachtwoord vergeten', screen: () => import('../screens/wachtwoord/Vergeten.tsx') },
  '/wachtwoord-vergeten/bedankt': { for: 'guests', layout: 'logged-out', title: 'Link verstuurd', screen: () => import('../screens/wachtwoord/LinkVerstuurd.tsx') },
  '/wachtwoord-instellen':        { for: 'guests', layout: 'logged-out', flow: true, title: 'Wachtwoord instellen', screen: () => import('../screens/wachtwoord/Instellen.tsx') },
  '/wachtwoord-instellen/bedankt': { for: 'guests', layout: 'logged-out', title: 'Wachtwoord opgeslagen', screen: () => import('../screens/wachtwoord/Opgeslagen.tsx') },
  '/appredirect':                 { for: 'guests', layout: 'login', title: 'Naar de app', screen: () => import('../screens/inloggen/NaarDeApp.tsx') },
  '/uitgelogd':                   { for: 'guests', layout: 'logged-out-with-body', title: 'Uitgelogd', screen: () => import('../screens/inloggen/Uitgelogd.tsx') },

  // Overview and usage
  '/':                            { for: 'customers', sky: true, offline: true, reads: () => import('../screens/overzicht/reads.ts'), screen: () => import('../screens/overzicht/Overzicht.tsx') },
  '/verbruik':                    { for: 'customers', offline: true, reads: () => import('../screens/verbruik/reads.ts'), screen: () => import('../screens/verbruik/Verbruik.tsx') },
  '/verbruik/internet':           { for: 'customers', offline: true, reads: () => import('../screens/verbruik/reads.ts'), screen: () => import('../screens/verbruik/Internet.tsx') },
  '/verbruik/bellen-en-sms':      { for: 'customers', offline: true, reads: () => import('../screens/verbruik/callReads.ts'), screen: () => import('../screens/verbruik/BellenEnSms.tsx') },

  // Invoices and payments
  '/facturen':                    { for: 'customers', gate: postpaid, reads: () => import('../screens/facturen/reads.ts'), screen: () => import('../screens/facturen/Facturen.tsx') },
  '/factuur/huidige-maand':       { for: 'customers', gate: postpaid, reads: () => import('../screens/facturen/monthReads.ts'), screen: () => import('../screens/facturen/HuidigeMaand.tsx') },
  '/factuur/vorige-maand':        { for: 'customers', gate: postpaid, reads: () => import('../screens/facturen/invoiceReads.ts'), screen: () => import('../screens/facturen/VorigeMaand.tsx') },
  '/factuur/:id':                 { for: 'customers', gate: postpaid, reads: () => import('../screens/facturen/invoiceReads.ts'), screen: () => import('../screens/facturen/Factuur.tsx') },
  '/betaal-factuur/bedankt':      { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'invoice', screen: () => import('../screens/facturen/betalen/FactuurBetaald.tsx') },
  '/betaal-factuur/:id':          { for: 'customers', gate: postpaid, nav: 'hidden', product: 'invoice', reads: () => import('../screens/facturen/betalen/reads.ts'), screen: () => import('../screens/facturen/betalen/BetaalFactuur.tsx') },
  '/betalingen':                  { for: 'customers', gate: prepaid, reads: () => import('../screens/betalingen/reads.ts'), screen: () => import('../screens/betalingen/Betalingen.tsx') },
  '/betalingsregelingen':         { for: 'customers', gate: postpaid, flow: true, reads: () => import('../screens/facturen/regelingen/reads.ts'), screen: () => import('../screens/facturen/regelingen/Betalingsregelingen.tsx') },
  '/betalingsregelingen/termijn': { for: 'customers', gate: postpaid, nav: 'hidden', product: 'invoice', reads: () => import('../screens/facturen/regelingen/termReads.ts'), screen: () => import('../screens/facturen/regelingen/TermijnBetalen.tsx') },
  '/betalingsregelingen/bedankt': { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'invoice', screen: () => import('../screens/facturen/regelingen/Geregeld.tsx') },

  '/betaling-controleren':        { for: 'anyone', nav: 'hidden', product: 'credit', funnel: 'order-confirmation', title: 'Betaling controleren', screen: () => import('../screens/betaling/BetalingControleren.tsx') },

  // Bundles and gifts
  '/vriendendeal':                { for: 'customers', reads: () => import('../screens/vriendendeal/reads.ts'), screen: () => import('../screens/vriendendeal/Vriendendeal.tsx') },
  '/ft/samenkorting':             { for: 'customers', gate: postpaid, reads: () => import('../screens/samenkorting/reads.ts'), screen: () => import('../screens/samenkorting/Samenkorting.tsx') },
  '/storingstool':                { for: 'customers', nav: 'hidden', offline: true, reads: () => import('../screens/storingstool/reads.ts'), screen: () => import('../screens/storingstool/Storingstool.tsx') },
  '/storingstool/bedankt':        { for: 'customers', layout: 'default-orange', nav: 'hidden', screen: () => import('../screens/storingstool/Gemeld.tsx') },
  '/cadeau':                      { for: 'customers', gate: hasGift, nav: 'hidden', product: 'gift', reads: () => import('../screens/cadeau/reads.ts'), screen: () => import('../screens/cadeau/Cadeau.tsx') },
  '/cadeau/bedankt':              { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'gift', reads: () => import('../screens/cadeau/reads.ts'), screen: () => import('../screens/cadeau/Uitgepakt.tsx') },
  '/mbs-bijkopen':                { for: 'customers', gate: mayBuyData, nav: 'hidden', product: 'data', reads: () => import('../screens/bijkopen/reads.ts'), screen: () => import('../screens/bijkopen/MbsBijkopen.tsx') },
  '/mbs-bijkopen/bedankt':        { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'data', screen: () => import('../screens/bijkopen/MbsBijgekocht.tsx') },
  '/minuten-bijkopen':            { for: 'customers', gate: mayBuyMinutes, nav: 'hidden', product: 'voice', reads: () => import('../screens/bijkopen/reads.ts'), screen: () => import('../screens/bijkopen/MinutenBijkopen.tsx') },
  '/minuten-bijkopen/bedankt':    { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'voice', screen: () => import('../screens/bijkopen/MinutenBijgekocht.tsx') },
  '/kies-prepaid-bundel':         { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles', reads: () => import('../screens/prepaidbundel/reads.ts'), screen: () => import('../screens/prepaidbundel/KiesPrepaidBundel.tsx') },
  '/kies-prepaid-bundel/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'bundles', screen: () => import('../screens/prepaidbundel/BundelGekocht.tsx') },
  '/onderling-bellen':            { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles', reads: () => import('../screens/prepaidbundel/reads.ts'), screen: () => import('../screens/prepaidbundel/OnderlingBellen.tsx') },
  '/onderling-bellen/bedankt':    { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'bundles', screen: () => import('../screens/prepaidbundel/OnderlingBellenKlaar.tsx') },
  '/bundels-wijzigen':            { for: 'customers', gate: postpaid, nav: 'hidden', product: 'bundles', reads: () => import('../screens/bundels/reads.ts'), screen: () => import('../screens/bundels/BundelsWijzigen.tsx') },
  '/bundels-wijzigen/controle':   { for: 'customers', gate: postpaid, nav: 'hidden', product: 'bundles', funnel: 'summary', reads: () => import('../screens/bundels/reads.ts'), screen: () => import('../screens/bundels/Controle.tsx') },
  '/bundels-wijzigen/bedankt':    { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'bundles', screen: () => import('../screens/bundels/Bedankt.tsx') },
  '/compleet':                    { for: 'customers', gate: postpaid, nav: 'hidden', product: 'complete', reads: () => import('../screens/compleet/reads.ts'), screen: () => import('../screens/compleet/Compleet.tsx') },
  '/compleet/bedankt':            { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'complete', screen: () => import('../screens/compleet/Aangezet.tsx') },
  '/dataplafond':                 { for: 'customers', gate: postpaid, nav: 'hidden', product: 'data-cap', reads: () => import('../screens/dataplafond/reads.ts'), screen: () => import('../screens/dataplafond/Dataplafond.tsx') },
  '/dataplafond/error':           { for: 'customers', gate: postpaid, nav: 'hidden', product: 'data-cap', funnel: 'failed', screen: () => import('../screens/dataplafond/Mislukt.tsx') },
  '/dataplafond/succes':          { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'data-cap', screen: () => import('../screens/dataplafond/Gewijzigd.tsx') },
  '/bundels-verlengen':           { redirect: '/verlengen' },
  '/verlengen':                   { redirect: '/instellingen/abonnement' },

  // Prepaid credit
  '/beltegoed-opwaarderen':       { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit', reads: () => import('../screens/beltegoed/reads.ts'), screen: () => import('../screens/beltegoed/Opwaarderen.tsx') },
  '/beltegoed-opwaarderen/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'credit', screen: () => import('../screens/beltegoed/Opgewaardeerd.tsx') },
  '/beltegoed-automatisch-opwaarderen': { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit', reads: () => import('../screens/automatisch/reads.ts'), screen: () => import('../screens/automatisch/Automatisch.tsx') },
  '/beltegoed-automatisch-opwaarderen/aanpassen': { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit', reads: () => import('../screens/automatisch/reads.ts'), screen: () => import('../screens/automatisch/Aanpassen.tsx') },
  '/beltegoed-automatisch-opwaarderen/uitschakelen': { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit', reads: () => import('../screens/automatisch/reads.ts'), screen: () => import('../screens/automatisch/Uitschakelen.tsx') },
  '/beltegoed-automatisch-opwaarderen/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'credit', screen: () => import('../screens/automatisch/Ingesteld.tsx') },

  // Prepaid to postpaid
  '/overstappen':                 { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles', reads: () => import('../screens/bundels/overstappen/reads.ts'), screen: () => import('../screens/bundels/overstappen/Overstappen.tsx') },
  '/overstappen/gegevens':        { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles', reads: () => import('../screens/bundels/overstappen/reads.ts'), screen: () => import('../screens/bundels/overstappen/Gegevens.tsx') },
  '/overstappen/afronden':        { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles', funnel: 'summary', reads: () => import('../screens/bundels/overstappen/checkReads.ts'), screen: () => import('../screens/bundels/overstappen/Afronden.tsx') },
  '/overstappen/controleren-van-betaling': { for: 'anyone', nav: 'hidden', product: 'bundles', funnel: 'order-confirmation', title: 'Betaling van je abonnement controleren', screen: () => import('../screens/betaling/BetalingControleren.tsx') },
  '/overstappen/bedankt':         { for: 'customers', layout: 'default-orange', nav: 'hidden', product: 'bundles', screen: () => import('../screens/bundels/overstappen/Overgestapt.tsx') },
  '/nieuwste-prepaid-prijzen':    { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit', reads: () => import('../screens/prepaidprijzen/reads.ts'), screen: () => import('../screens/prepaidprijzen/NieuwstePrijzen.tsx') },

  // Cancellation
  '/opzeggen':                    { for: 'customers', gate: postpaid, layout: 'clean', flow: true, reads: () => import('../screens/opzeggen/reads.ts'), screen: () => import('../screens/opzeggen/Opzeggen.tsx') },
  '/opzeggen/bedankt':            { for: 'customers', gate: postpaid, layout: 'clean', screen: () => import('../screens/opzeggen/Opgezegd.tsx') },
  '/abonnement-annuleren':        { for: 'customers', gate: postpaid, layout: 'clean', flow: true, reads: () => import('../screens/herroepen/reads.ts'), screen: () => import('../screens/herroepen/AbonnementAnnuleren.tsx') },
  '/annuleren':                   { for: 'customers', gate: postpaid, layout: 'clean', flow: true, reads: () => import('../screens/herroepen/reads.ts'), screen: () => import('../screens/herroepen/Annuleren.tsx') },

  // SIM and eSIM
  '/simkaart-activeren':          { for: 'customers', nav: 'hidden', product: 'sim', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Activeren.tsx') },
  '/simkaart-activeren/bedankt':  { for: 'customers', layout: 'default-orange', nav: 'hidden', product: 'sim', reads: () => import('../screens/simkaart/detailReads.ts'), screen: () => import('../screens/simkaart/Geactiveerd.tsx') },
  '/simkaart-aanvragen':          { for: 'customers', gate: postpaid, nav: 'hidden', product: 'sim', reads: () => import('../screens/simkaart/requestReads.ts'), screen: () => import('../screens/simkaart/Aanvragen.tsx') },
  '/simkaart-aanvragen/bedankt':  { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'sim', screen: () => import('../screens/simkaart/Aangevraagd.tsx') },
  '/simkaart-blokkeren':          { for: 'customers', nav: 'hidden', product: 'sim', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Blokkeren.tsx') },
  '/simkaart-deblokkeren':        { for: 'customers', nav: 'hidden', product: 'sim', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Deblokkeren.tsx') },
  '/esim':                        { for: 'customers', flow: true, reads: () => import('../screens/simkaart/esimReads.ts'), screen: () => import('../screens/simkaart/Esim.tsx') },
  '/noodkaart':                   { for: 'anyone', layout: 'clean', title: 'Noodkaart', screen: () => import('../screens/noodkaart/Noodkaart.tsx') },
  '/reparatie':                   { for: 'customers', reads: () => import('../screens/reparatie/reads.ts'), screen: () => import('../screens/reparatie/Reparatie.tsx') },

  // Number porting
  '/nummerbehoud':               { for: 'customers', gate: postpaid, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Nummerbehoud.tsx') },
  '/nummerbehoud-aanvragen':      { for: 'customers', gate: postpaid, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aanvragen.tsx') },
  '/nummerbehoud-aanvragen/bedankt': { for: 'customers', gate: postpaid, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aangevraagd.tsx') },
  '/nummerbehoud-gegevens':       { for: 'customers', gate: mayEditPorting, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Gegevens.tsx') },
  '/nummerbehoud-gegevens-aanpassen': { for: 'customers', gate: mayEditPorting, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aanpassen.tsx') },
  '/nummerbehoud-gegevens-aanpassen/bedankt': { for: 'customers', gate: mayEditPorting, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Aangepast.tsx') },
  '/nummerbehoud-annuleren':      { for: 'customers', gate: mayCancelPorting, layout: 'clean', reads: () => import('../screens/nummerbehoud/reads.ts'), screen: () => import('../screens/nummerbehoud/Annuleren.tsx') },

  // Onboarding
  '/welkom':                      { for: 'customers', gate: onboarding, layout: 'clean', flow: true, reads: () => import('../screens/welkom/reads.ts'), screen: () => import('../screens/welkom/Welkom.tsx') },

  // Extending
  '/verlengen/sim-only':         { for: 'customers', gate: mayRetain, nav: 'hidden', product: 'bundles', reads: () => import('../screens/bundels/verlengen/reads.ts'), screen: () => import('../screens/bundels/verlengen/VerlengenSimOnly.tsx') },
  // An order that was sent is looked up here, also once it stands in the way of another.
  '/verlengen/sim-only/controle': { for: 'customers', gate: postpaid, nav: 'hidden', product: 'bundles', funnel: 'summary', reads: () => import('../screens/bundels/verlengen/checkReads.ts'), screen: () => import('../screens/bundels/verlengen/Controle.tsx') },
  '/verlengen/sim-only/bedankt': { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'bundles', screen: () => import('../screens/bundels/verlengen/Bedankt.tsx') },
  '/telefoons':                   { redirect: '/verlengen/telefoons' },
  '/verlengen/telefoons': { for: 'customers', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Telefoons.tsx') },
  '/verlengen/telefoons/alle': { for: 'customers', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Alle.tsx') },
  '/verlengen/telefoons/refurbished': { for: 'customers', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Refurbished.tsx') },
  '/verlengen/telefoons/:brand': { for: 'customers', reads: () => import('../screens/telefoons/reads.ts'), screen: () => import('../screens/telefoons/Merk.tsx') },
  '/verlengen/telefoons/:brand/:name': { for: 'customers', reads: () => import('../screens/telefoons/deviceReads.ts'), screen: () => import('../screens/telefoons/Telefoon.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec': { later: true },

  // Settings
  '/instellingen':               { for: 'customers', reads: () => import('../screens/instellingen/reads.ts'), screen: () => import('../screens/instellingen/Instellingen.tsx') },
  '/instellingen/gegevens': { for: 'customers', reads: () => import('../screens/instellingen/detailsReads.ts'), screen: () => import('../screens/instellingen/Gegevens.tsx') },
  '/instellingen/gegevens/2-stapsbeveiliging': { for: 'customers', reads: () => import('../screens/instellingen/mfaReads.ts'), screen: () => import('../screens/instellingen/TweeStaps.tsx') },
  [provider.messagesPath]: { for: 'customers', reads: () => import('../screens/instellingen/messagesReads.ts'), screen: () => import('../screens/instellingen/Berichten.tsx') },
  '/instellingen/gegevens/privacy-instellingen': { for: 'customers', reads: () => import('../screens/instellingen/privacyReads.ts'), screen: () => import('../screens/instellingen/Privacy.tsx') },
  '/instellingen/wijzig/adres':   { for: 'customers', reads: () => import('../screens/wijzig/addressReads.ts'), screen: () => import('../screens/wijzig/Adres.tsx') },
  '/instellingen/wijzig/email':   { for: 'customers', reads: () => import('../screens/wijzig/emailReads.ts'), screen: () => import('../screens/wijzig/Email.tsx') },
  '/instellingen/wijzig/wachtwoord': { for: 'customers', reads: () => import('../screens/wijzig/passwordReads.ts'), screen: () => import('../screens/wijzig/Wachtwoord.tsx') },
  '/instellingen/wijzig/profiel': { for: 'customers', reads: () => import('../screens/profiel/reads.ts'), screen: () => import('../screens/profiel/Profiel.tsx') },
  '/instellingen/wijzig/bankrekeningnummer': { for: 'customers', nav: 'hidden', reads: () => import('../screens/bankrekening/reads.ts'), screen: () => import('../screens/bankrekening/Bankrekeningnummer.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren': { for: 'customers', nav: 'hidden', funnel: 'summary', reads: () => import('../screens/bankrekening/checkReads.ts'), screen: () => import('../screens/bankrekening/Controleren.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/bedankt': { for: 'customers', layout: 'default-orange', nav: 'hidden', reads: () => import('../screens/bankrekening/reads.ts'), screen: () => import('../screens/bankrekening/Bedankt.tsx') },
  '/instellingen/wijzig/bankrekeningnummer/mislukt': { for: 'customers', nav: 'hidden', funnel: 'failed', reads: () => import('../screens/bankrekening/reads.ts'), screen: () => import('../screens/bankrekening/Mislukt.tsx') },
  '/instellingen/internet-en-bellen': { for: 'customers', reads: () => import('../screens/instellingen/networkReads.ts'), screen: () => import('../screens/instellingen/InternetEnBellen.tsx') },
  '/instellingen/simkaart':       { for: 'customers', reads: () => import('../screens/simkaart/reads.ts'), screen: () => import('../screens/simkaart/Simkaart.tsx') },
  '/instellingen/simkaart/noodkaart': { for: 'customers', reads: () => import('../screens/noodkaart/reads.ts'), screen: () => import('../screens/noodkaart/Maken.tsx') },
  '/instellingen/esim':           { for: 'customers', reads: () => import('../screens/simkaart/esimReads.ts'), screen: () => import('../screens/simkaart/EsimInstellingen.tsx') },
  '/instellingen/abonnement/telefoon-afbetaald': { for: 'customers', gate: postpaid, reads: () => import('../screens/abonnement/phoneReads.ts'), screen: () => import('../screens/abonnement/TelefoonAfbetaald.tsx') },
  '/instellingen/beltegoed':     { for: 'customers', gate: prepaid, reads: () => import('../screens/beltegoed/creditReads.ts'), screen: () => import('../screens/beltegoed/Beltegoed.tsx') },
  '/instellingen/abonnement':     { for: 'customers', gate: postpaid, reads: () => import('../screens/abonnement/reads.ts'), screen: () => import('../screens/abonnement/Abonnement.tsx') },
} as const satisfies Record<`/${string}`, Route | Later>

type Table = typeof table
/** Every path of the product. */
export type RoutePath = keyof Table
/** The paths of screens for customers: their titles stand apart (routes/titles). */
export type CustomersPath = { [P in RoutePath]: Table[P] extends { for: 'customers' } ? P : never }[RoutePath]
/** The paths that lead somewhere. */
export type OpenPath = { [P in RoutePath]: Table[P] extends Later ? never : P }[RoutePath]
