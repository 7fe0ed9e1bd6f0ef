import { provider } from '#kit/provider.ts'
import {
  hasGift,
  mayBuyData,
  mayBuyMinutes,
  mayCancelPorting,
  mayEditPorting,
  mayOrderPhone,
  mayRetain,
  onboarding,
  postpaid,
  prepaid,
} from '#model/access/access.ts'
import type { Route } from '#platform/router/route.ts'

/** The route table. Any other path is the 404 page. The customers' screens themselves are in `screens.ts`. */
// biome-ignore format: one row a line, aligned by hand
export const table = {
  // Login and guest area
  '/inloggen':                    { for: 'guests', layout: 'login', title: 'Inloggen', screen: () => import('#features/login/Inloggen.tsx') },
  '/inloggen/mfa':                { for: 'guests', layout: 'login', flow: true, title: 'Inloggen met code', screen: () => import('#features/login/InloggenMetCode.tsx') },
  '/loginsso':                    { redirect: '/inloggen', signedIn: '/' },
  '/wachtwoord-vergeten':         { for: 'guests', layout: 'logged-out', title: 'Wachtwoord vergeten', screen: () => import('#features/login/wachtwoord/Vergeten.tsx') },
  '/wachtwoord-vergeten/bedankt': { for: 'guests', layout: 'logged-out', title: 'Link verstuurd', screen: () => import('#features/login/wachtwoord/LinkVerstuurd.tsx') },
  '/wachtwoord-instellen':        { for: 'guests', layout: 'logged-out', flow: true, title: 'Wachtwoord instellen', screen: () => import('#features/login/wachtwoord/Instellen.tsx') },
  '/wachtwoord-instellen/bedankt': { for: 'guests', layout: 'logged-out', title: 'Wachtwoord opgeslagen', screen: () => import('#features/login/wachtwoord/Opgeslagen.tsx') },
  '/appredirect':                 { for: 'guests', layout: 'login', title: 'Naar de app', screen: () => import('#features/login/NaarDeApp.tsx') },
  '/uitgelogd':                   { for: 'guests', layout: 'logged-out-with-body', title: 'Uitgelogd', screen: () => import('#features/login/Uitgelogd.tsx') },

  // Overview and usage
  '/':                            { for: 'customers', sky: true, offline: true, title: 'Overzicht', screen: () => import('#features/overview/Overzicht.tsx') },
  '/verbruik':                    { for: 'customers', offline: true },
  '/verbruik/internet':           { for: 'customers', offline: true },
  '/verbruik/bellen-en-sms':      { for: 'customers', offline: true },
  '/verbruik/namen':              { for: 'customers' },
  '/jaarkaart':                   { for: 'customers' },

  // Invoices and payments
  // The pay shortcut of the installed app: invoices or prepaid credit.
  '/betalen':                     { redirect: '/facturen', prepaid: '/beltegoed-opwaarderen' },
  '/facturen':                    { for: 'customers', gate: postpaid },
  '/factuur/huidige-maand':       { for: 'customers', gate: postpaid },
  '/factuur/vorige-maand':        { for: 'customers', gate: postpaid },
  '/factuur/:id':                 { for: 'customers', gate: postpaid },
  '/factuur/:id/regel/:line':     { for: 'customers', gate: postpaid },
  '/betaal-factuur/bedankt':      { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'invoice' },
  '/betaal-factuur/:id':          { for: 'customers', gate: postpaid, nav: 'hidden', product: 'invoice' },
  '/betalingen':                  { for: 'customers', gate: prepaid },
  '/betalingsregelingen':         { for: 'customers', gate: postpaid, flow: true },
  '/betalingsregelingen/termijn': { for: 'customers', gate: postpaid, nav: 'hidden', product: 'invoice' },
  '/betalingsregelingen/bedankt': { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'invoice' },

  '/tijdlijn':                    { for: 'customers' },

  '/betaling-controleren':        { for: 'anyone', nav: 'hidden', funnel: 'order-confirmation', title: 'Betaling controleren', screen: () => import('#features/payment/BetalingControleren.tsx') },

  // Bundles and gifts
  '/vriendendeal':                { for: 'customers' },
  '/ft/samenkorting':             { for: 'customers', gate: postpaid },
  '/storingstool':                { for: 'customers', nav: 'hidden', offline: true },
  '/buitenland':                  { for: 'customers', offline: true },
  '/storingstool/bedankt':        { for: 'customers', layout: 'default-orange', nav: 'hidden' },
  '/cadeau':                      { for: 'customers', gate: hasGift, nav: 'hidden', product: 'gift' },
  '/cadeau/bedankt':              { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'gift' },
  '/mbs-bijkopen':                { for: 'customers', gate: mayBuyData, nav: 'hidden', product: 'data' },
  '/mbs-bijkopen/bedankt':        { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'data' },
  '/minuten-bijkopen':            { for: 'customers', gate: mayBuyMinutes, nav: 'hidden', product: 'voice' },
  '/minuten-bijkopen/bedankt':    { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'voice' },
  '/kies-prepaid-bundel':         { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles' },
  '/kies-prepaid-bundel/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'bundles' },
  '/onderling-bellen':            { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles' },
  '/onderling-bellen/bedankt':    { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'bundles' },
  '/bundels-wijzigen':            { for: 'customers', gate: postpaid, nav: 'hidden', product: 'bundles' },
  '/bundels-wijzigen/controle':   { for: 'customers', gate: postpaid, nav: 'hidden', product: 'bundles', funnel: 'summary' },
  '/bundels-wijzigen/bedankt':    { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'bundles' },
  '/compleet':                    { for: 'customers', gate: postpaid, nav: 'hidden', product: 'complete' },
  '/compleet/bedankt':            { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'complete' },
  '/dataplafond':                 { for: 'customers', gate: postpaid, nav: 'hidden', product: 'data-cap' },
  '/dataplafond/error':           { for: 'customers', gate: postpaid, nav: 'hidden', product: 'data-cap', funnel: 'failed' },
  '/dataplafond/succes':          { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'data-cap' },
  '/bundels-verlengen':           { redirect: '/verlengen' },
  '/verlengen':                   { redirect: '/instellingen/abonnement' },

  // Prepaid credit
  '/beltegoed-opwaarderen':       { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit' },
  '/beltegoed-opwaarderen/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'credit' },
  '/beltegoed-automatisch-opwaarderen': { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit' },
  '/beltegoed-automatisch-opwaarderen/aanpassen': { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit' },
  '/beltegoed-automatisch-opwaarderen/uitschakelen': { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit' },
  '/beltegoed-automatisch-opwaarderen/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', product: 'credit' },

  // Prepaid to postpaid
  '/overstappen':                 { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles' },
  '/overstappen/gegevens':        { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles' },
  '/overstappen/afronden':        { for: 'customers', gate: prepaid, nav: 'hidden', product: 'bundles', funnel: 'summary' },
  '/overstappen/controleren-van-betaling': { for: 'anyone', nav: 'hidden', product: 'bundles', funnel: 'order-confirmation', title: 'Betaling van je abonnement controleren', screen: () => import('#features/switching/Controleren.tsx') },
  '/overstappen/bedankt':         { for: 'customers', layout: 'default-orange', nav: 'hidden', product: 'bundles' },
  '/nieuwste-prepaid-prijzen':    { for: 'customers', gate: prepaid, nav: 'hidden', product: 'credit' },

  // Cancellation
  '/opzeggen':                    { for: 'customers', gate: postpaid, layout: 'clean', flow: true, product: 'subscription', funnel: 'overview' },
  '/opzeggen/bedankt':            { for: 'customers', gate: postpaid, layout: 'clean', product: 'subscription', funnel: 'confirmation' },
  '/abonnement-annuleren':        { for: 'customers', gate: postpaid, layout: 'clean', flow: true },
  '/annuleren':                   { for: 'customers', gate: postpaid, layout: 'clean', flow: true },

  // SIM and eSIM
  '/simkaart-activeren':          { for: 'customers', nav: 'hidden', product: 'sim' },
  '/simkaart-activeren/bedankt':  { for: 'customers', layout: 'default-orange', nav: 'hidden', product: 'sim' },
  '/simkaart-aanvragen':          { for: 'customers', gate: postpaid, nav: 'hidden', product: 'sim' },
  '/simkaart-aanvragen/bedankt':  { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'sim' },
  '/simkaart-blokkeren':          { for: 'customers', nav: 'hidden', product: 'sim' },
  '/simkaart-deblokkeren':        { for: 'customers', nav: 'hidden', product: 'sim' },
  '/esim':                        { for: 'customers', flow: true },
  '/noodkaart':                   { for: 'anyone', layout: 'clean', title: 'Noodkaart', screen: () => import('#features/security/noodkaart/Noodkaart.tsx') },
  '/reparatie':                   { for: 'customers' },

  // Number porting
  '/nummerbehoud':                { for: 'customers', layout: 'clean', product: 'number-porting' },
  '/nummerbehoud-aanvragen':      { for: 'customers', layout: 'clean', product: 'number-porting', funnel: 'overview' },
  '/nummerbehoud-aanvragen/bedankt': { for: 'customers', layout: 'clean', product: 'number-porting', funnel: 'confirmation' },
  '/nummerbehoud-gegevens':       { for: 'customers', gate: mayEditPorting, layout: 'clean', product: 'number-porting' },
  '/nummerbehoud-gegevens-aanpassen': { for: 'customers', gate: mayEditPorting, layout: 'clean', product: 'number-porting', funnel: 'overview' },
  '/nummerbehoud-gegevens-aanpassen/bedankt': { for: 'customers', gate: mayEditPorting, layout: 'clean', product: 'number-porting', funnel: 'confirmation' },
  '/nummerbehoud-annuleren':      { for: 'customers', gate: mayCancelPorting, layout: 'clean', product: 'number-porting' },

  // Onboarding
  '/welkom':                      { for: 'customers', gate: onboarding, layout: 'clean', flow: true },

  // Extending
  '/verlengen/sim-only':         { for: 'customers', gate: mayRetain, nav: 'hidden', product: 'bundles' },
  // Without the mayRetain gate: a sent order closes that gate, and its outcome is looked up here.
  '/verlengen/sim-only/controle': { for: 'customers', gate: postpaid, nav: 'hidden', product: 'bundles', funnel: 'summary' },
  '/verlengen/sim-only/bedankt': { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'bundles' },
  '/telefoons':                   { redirect: '/verlengen/telefoons' },
  '/verlengen/telefoons': { for: 'customers', product: 'handset' },
  '/verlengen/telefoons/alle': { for: 'customers', product: 'handset' },
  '/verlengen/telefoons/refurbished': { for: 'customers', product: 'handset' },
  '/verlengen/telefoons/:brand': { for: 'customers', product: 'handset' },
  '/verlengen/telefoons/:brand/:name': { for: 'customers', product: 'handset' },
  '/verlengen/telefoons/:brand/:name/:spec': { for: 'customers', gate: mayOrderPhone, nav: 'hidden', product: 'handset' },
  '/verlengen/telefoons/:brand/:name/:spec/inkomen-en-lasten': { for: 'customers', gate: mayOrderPhone, nav: 'hidden', product: 'handset' },
  '/verlengen/telefoons/:brand/:name/:spec/legitimatie': { for: 'customers', gate: mayOrderPhone, nav: 'hidden', product: 'handset' },
  '/verlengen/telefoons/:brand/:name/:spec/controle': { for: 'customers', gate: postpaid, nav: 'hidden', product: 'handset', funnel: 'summary' },
  '/verlengen/telefoons/:brand/:name/:spec/afronding': { for: 'anyone', nav: 'hidden', product: 'handset', funnel: 'order-confirmation', title: 'Telefoon betalen', screen: () => import('#features/phones/bestellen/Afronding.tsx') },
  '/verlengen/telefoons/:brand/:name/:spec/bedankt': { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', product: 'handset' },

  // Settings
  '/instellingen':               { for: 'customers' },
  '/instellingen/gegevens': { for: 'customers' },
  '/instellingen/gegevens/2-stapsbeveiliging': { for: 'customers' },
  '/instellingen/gegevens/beveiliging': { for: 'customers' },
  '/instellingen/gegevens/beveiliging/dit-was-ik-niet': { for: 'customers' },
  '/instellingen/gegevens/passkeys': { for: 'customers' },
  '/instellingen/gegevens/app-slot': { for: 'customers' },
  [provider.messagesPath]: { for: 'customers' },
  '/instellingen/gegevens/privacy-instellingen': { for: 'customers' },
  '/instellingen/wijzig/adres':   { for: 'customers', layout: 'clean' },
  '/instellingen/wijzig/email':   { for: 'customers', layout: 'clean' },
  '/instellingen/wijzig/wachtwoord': { for: 'customers', layout: 'clean' },
  '/instellingen/wijzig/profiel': { for: 'customers', layout: 'clean' },
  '/instellingen/wijzig/bankrekeningnummer': { for: 'customers', layout: 'clean', product: 'bank-account' },
  '/instellingen/wijzig/bankrekeningnummer/wijziging-bankrekening-controleren': { for: 'customers', layout: 'clean', product: 'bank-account', funnel: 'summary' },
  '/instellingen/wijzig/bankrekeningnummer/bedankt': { for: 'customers', layout: 'clean', product: 'bank-account' },
  '/instellingen/wijzig/bankrekeningnummer/mislukt': { for: 'customers', layout: 'clean', product: 'bank-account', funnel: 'failed' },
  '/instellingen/internet-en-bellen': { for: 'customers' },
  '/instellingen/waarschuwingen': { for: 'customers' },
  '/instellingen/kostenlimiet':  { for: 'customers', gate: postpaid },
  '/instellingen/waarschuwingen/meldingen': { for: 'customers' },
  '/instellingen/simkaart':       { for: 'customers' },
  '/instellingen/simkaart/noodkaart': { for: 'customers' },
  '/instellingen/esim':           { for: 'customers' },
  '/instellingen/abonnement/telefoon-afbetaald': { for: 'customers', gate: postpaid },
  '/instellingen/beltegoed':     { for: 'customers', gate: prepaid },
  '/instellingen/abonnement':     { for: 'customers', gate: postpaid },
} as const satisfies Record<`/${string}`, Route>

type Table = typeof table

declare module '#platform/router/register.ts' {
  interface Register {
    path: keyof Table
  }
}

/** The paths of customers' screens listed in routes/screens: all but the overview. */
export type LazyPath = {
  [P in keyof Table]: Table[P] extends { for: 'customers' } ? (Table[P] extends { screen: unknown } ? never : P) : never
}[keyof Table]
