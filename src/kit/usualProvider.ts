/**
 * The usual facts of a provider with this name: addresses under its own host, and every feature on. A brand spreads these facts and adds
 * what differs. `slug` is the name in addresses.
 */
export function usualProvider<const Name extends string, const Slug extends string>(name: Name, slug: Slug) {
  const host = `${slug}.example` as const
  const site = `https://www.${host}` as const
  return {
    name,
    slug,
    product: `Mijn ${name}`,
    site,
    /** Hosts for server redirects, subdomains included. */
    hosts: [host],
    /** Hosts for payment pages, subdomains included. */
    bankHosts: [`betalen.${host}`],
    rates: `${site}/tarieven`,
    ratesAbroad: `${site}/tarieven/buitenland`,
    support: `${site}/service`,
    forum: `${site}/forum`,
    /** The contact for security reports (public/.well-known/security.txt). */
    securityContact: `security@${host}`,
    terms: `${site}/voorwaarden`,
    /** Test environments, by the prefix of the host name. */
    testHosts: { ontwikkel: 'Ontwikkel', test: 'Test', acceptatie: 'Acceptatie' },
    /** Turns the member-get-member deal (VriendenDeal) on. */
    memberGetMember: true as boolean,
    /** Lets members of a household give each other data (giveData). */
    givesData: true as boolean,
    /** Tells which outages gave a right to compensation (getCompensations). */
    outageCompensation: true as boolean,
    /** Answers questions about a line of an invoice. */
    invoiceQuestions: true as boolean,
    /** Turns the log of what happened to the account and the number on. */
    securityLog: true as boolean,
    /** Turns the number lock on, which is shown beside that log. */
    numberLock: true as boolean,
    /** Turns passkeys on: signing in and proving who is at the screen with a key of the device. */
    passkeys: true as boolean,
    /** Tells everything with a date in one list (getTimeline). */
    timeline: true as boolean,
    /** Turns the prices abroad and the limit for a trip (`/buitenland`) on. */
    travelPack: true as boolean,
    /** Turns the customer's own limit to extra costs on. */
    costLimit: true as boolean,
    /** Turns the card of the year (`/jaarkaart`) on. */
    yearCard: true as boolean,
    /** Sends push messages (getPush) to the devices of customers who ask for them. */
    pushMessages: true as boolean,
    /** Where an old phone is handed in for money; null without such a service. */
    tradeIn: `${site}/inruilen` as string | null,
    /** The screen for message preferences; its path contains the provider's name. */
    messagesPath: `/instellingen/gegevens/berichten-van-${slug}`,
    /** The order page for friends; the inviting customer's code follows. */
    memberDeal: `${site}/vriend/`,
    /** A universal link: the phone opens the installed app, otherwise a page. */
    openApp: `${site}/app/open`,
    getApp: `${site}/app`,
    /** Fetches conversion data for customers who consented. */
    conversionData: true,
    /** The eight footer links; the spelling is the specification's. A null address opens the cookies panel. */
    footer: [
      ['Service', `${site}/service`],
      ['Tarieven', `${site}/tarieven`],
      ['Privacy', `${site}/privacy`],
      ['Voorwaarden', `${site}/voorwaarden`],
      ['Disclaimer', `${site}/disclaimer`],
      ['Netneutraliteit', `${site}/netneutraliteit`],
      ['Cookie instellingen', null],
      [`${name}-app`, `${site}/app`],
    ],
  } as const
}
