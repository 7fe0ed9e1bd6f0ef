import { hasGift, mayBuyData, mayBuyMinutes, onboarding, postpaid, prepaid } from '../domain/access.ts'
import type { Route } from './route.ts'

const overviewReads = () => import('../screens/overzicht/reads.ts').then((reads) => reads.overviewReads)
const usageReads = () => import('../screens/verbruik/reads.ts').then((reads) => reads.usageReads)
const callReads = () => import('../screens/verbruik/reads.ts').then((reads) => reads.callReads)
const bundleReads = () => import('../screens/bundels/reads.ts').then((reads) => reads.bundleReads)
const memberDealReads = () => import('../screens/vriendendeal/reads.ts').then((reads) => reads.memberDealReads)
const householdReads = () => import('../screens/samenkorting/reads.ts').then((reads) => reads.householdReads)
const outageReads = () => import('../screens/storingstool/reads.ts').then((reads) => reads.outageReads)
const topupReads = () => import('../screens/bijkopen/reads.ts').then((reads) => reads.topupReads)
const prepaidBundleReads = () => import('../screens/prepaidbundel/reads.ts').then((reads) => reads.prepaidBundleReads)
const giftReads = () => import('../screens/cadeau/reads.ts').then((reads) => reads.giftReads)
const completeReads = () => import('../screens/compleet/reads.ts').then((reads) => reads.completeReads)
const dataCapReads = () => import('../screens/dataplafond/reads.ts').then((reads) => reads.dataCapReads)
const subscriptionReads = () => import('../screens/abonnement/reads.ts').then((reads) => reads.subscriptionReads)
const welcomeReads = () => import('../screens/welkom/reads.ts').then((reads) => reads.welcomeReads)

/** The map of the product, in the order of spec 2. Only screens that exist; every other path is the 404 page. */
// biome-ignore format: one row a line, aligned by hand
export const table = {
  // Login and guest area
  '/inloggen':                    { for: 'guests', layout: 'login', title: 'Inloggen', screen: () => import('../screens/inloggen/Inloggen.tsx') },
  '/inloggen/mfa':                { for: 'guests', layout: 'login', title: 'Inloggen met code', screen: () => import('../screens/inloggen/InloggenMetCode.tsx') },
  '/loginsso':                    { redirect: '/inloggen' },
  '/wachtwoord-vergeten':         { for: 'guests', layout: 'login', title: 'Wachtwoord vergeten', screen: () => import('../screens/wachtwoord/Vergeten.tsx') },
  '/wachtwoord-vergeten/bedankt': { for: 'guests', layout: 'login', title: 'Link verstuurd', screen: () => import('../screens/wachtwoord/LinkVerstuurd.tsx') },
  '/wachtwoord-instellen':        { for: 'guests', layout: 'login', title: 'Wachtwoord instellen', screen: () => import('../screens/wachtwoord/Instellen.tsx') },
  '/wachtwoord-instellen/bedankt': { for: 'guests', layout: 'login', title: 'Wachtwoord opgeslagen', screen: () => import('../screens/wachtwoord/Opgeslagen.tsx') },
  '/appredirect':                 { for: 'guests', layout: 'login', title: 'Naar de app', screen: () => import('../screens/inloggen/NaarDeApp.tsx') },
  '/uitgelogd':                   { for: 'guests', layout: 'login', title: 'Uitgelogd', screen: () => import('../screens/inloggen/Uitgelogd.tsx') },

  // Overview and usage
  '/':                            { for: 'customers', title: 'Overzicht', sky: true, offline: true, reads: overviewReads, screen: () => import('../screens/overzicht/Overzicht.tsx') },
  '/verbruik':                    { for: 'customers', title: 'Verbruik', offline: true, reads: usageReads, screen: () => import('../screens/verbruik/Verbruik.tsx') },
  '/verbruik/internet':           { for: 'customers', title: 'Verbruik internet', offline: true, reads: usageReads, screen: () => import('../screens/verbruik/Internet.tsx') },
  '/verbruik/bellen-en-sms':      { for: 'customers', title: 'Verbruik bellen en sms', offline: true, reads: callReads, screen: () => import('../screens/verbruik/BellenEnSms.tsx') },

  // Bundles and gifts
  '/vriendendeal':                { for: 'customers', title: 'VriendenDeal', reads: memberDealReads, screen: () => import('../screens/vriendendeal/Vriendendeal.tsx') },
  '/ft/samenkorting':             { for: 'customers', gate: postpaid, title: 'Samenkorting', reads: householdReads, screen: () => import('../screens/samenkorting/Samenkorting.tsx') },
  '/storingstool':                { for: 'customers', nav: 'hidden', title: 'Storingstool', offline: true, reads: outageReads, screen: () => import('../screens/storingstool/Storingstool.tsx') },
  '/storingstool/bedankt':        { for: 'customers', layout: 'default-orange', nav: 'hidden', title: 'Storing gemeld', screen: () => import('../screens/storingstool/Gemeld.tsx') },
  '/cadeau':                      { for: 'customers', gate: hasGift, nav: 'hidden', title: 'Cadeau', reads: giftReads, screen: () => import('../screens/cadeau/Cadeau.tsx') },
  '/cadeau/bedankt':              { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', title: 'Cadeau uitgepakt', screen: () => import('../screens/cadeau/Uitgepakt.tsx') },
  '/mbs-bijkopen':                { for: 'customers', gate: mayBuyData, nav: 'hidden', title: 'Extra internet kopen', reads: topupReads, screen: () => import('../screens/bijkopen/MbsBijkopen.tsx') },
  '/mbs-bijkopen/bedankt':        { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', title: 'Extra internet gekocht', screen: () => import('../screens/bijkopen/MbsBijgekocht.tsx') },
  '/minuten-bijkopen':            { for: 'customers', gate: mayBuyMinutes, nav: 'hidden', title: 'Extra minuten kopen', reads: topupReads, screen: () => import('../screens/bijkopen/MinutenBijkopen.tsx') },
  '/minuten-bijkopen/bedankt':    { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', title: 'Extra minuten gekocht', screen: () => import('../screens/bijkopen/MinutenBijgekocht.tsx') },
  '/kies-prepaid-bundel':         { for: 'customers', gate: prepaid, nav: 'hidden', title: 'Kies een prepaid bundel', reads: prepaidBundleReads, screen: () => import('../screens/prepaidbundel/KiesPrepaidBundel.tsx') },
  '/kies-prepaid-bundel/bedankt': { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', title: 'Bundel gekocht', screen: () => import('../screens/prepaidbundel/BundelGekocht.tsx') },
  '/onderling-bellen':            { for: 'customers', gate: prepaid, nav: 'hidden', title: 'Onderling bellen', reads: prepaidBundleReads, screen: () => import('../screens/prepaidbundel/OnderlingBellen.tsx') },
  '/onderling-bellen/bedankt':    { for: 'customers', gate: prepaid, layout: 'default-orange', nav: 'hidden', title: 'Onderling bellen gewijzigd', screen: () => import('../screens/prepaidbundel/OnderlingBellenKlaar.tsx') },
  '/bundels-wijzigen':            { for: 'customers', gate: postpaid, nav: 'hidden', title: 'Bundels wijzigen', reads: bundleReads, screen: () => import('../screens/bundels/BundelsWijzigen.tsx') },
  '/bundels-wijzigen/controle':   { for: 'customers', gate: postpaid, nav: 'hidden', title: 'Controleer je bundels', reads: bundleReads, screen: () => import('../screens/bundels/Controle.tsx') },
  '/bundels-wijzigen/bedankt':    { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', title: 'Bundels gewijzigd', screen: () => import('../screens/bundels/Bedankt.tsx') },
  '/compleet':                    { for: 'customers', gate: postpaid, nav: 'hidden', title: 'Tureluur Compleet', reads: completeReads, screen: () => import('../screens/compleet/Compleet.tsx') },
  '/compleet/bedankt':            { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', title: 'Compleet aangezet', screen: () => import('../screens/compleet/Aangezet.tsx') },
  '/dataplafond':                 { for: 'customers', gate: postpaid, nav: 'hidden', title: 'Dataplafond', reads: dataCapReads, screen: () => import('../screens/dataplafond/Dataplafond.tsx') },
  '/dataplafond/error':           { for: 'customers', gate: postpaid, nav: 'hidden', title: 'Dataplafond niet gewijzigd', screen: () => import('../screens/dataplafond/Mislukt.tsx') },
  '/dataplafond/succes':          { for: 'customers', gate: postpaid, layout: 'default-orange', nav: 'hidden', title: 'Dataplafond gewijzigd', screen: () => import('../screens/dataplafond/Gewijzigd.tsx') },
  '/bundels-verlengen':           { redirect: '/verlengen' },
  '/verlengen':                   { redirect: '/instellingen/abonnement' },

  // Onboarding
  '/welkom':                      { for: 'customers', gate: onboarding, layout: 'clean', title: 'Welkom', reads: welcomeReads, screen: () => import('../screens/welkom/Welkom.tsx') },

  // Settings
  '/instellingen/abonnement':     { for: 'customers', gate: postpaid, title: 'Abonnement', reads: subscriptionReads, screen: () => import('../screens/abonnement/Abonnement.tsx') },
} as const satisfies Record<`/${string}`, Route>

export type RoutePath = keyof typeof table
