const name = 'Tureluur'
const slug = 'tureluur'
const host = `${slug}.example`
const site = `https://www.${host}`

/** Who the portal belongs to: another provider puts its own here, and its pictures in `public` and `ui/Logo.tsx`. Nothing else names it. */
export const provider = {
  name,
  slug,
  product: `Mijn ${name}`,
  site,
  /** Where the server may send a customer: this host, and what is below it. */
  hosts: [host],
  /** Where a payment may take a customer: these hosts, and what is below them. */
  bankHosts: [`betalen.${host}`],
  rates: `${site}/tarieven`,
  ratesAbroad: `${site}/tarieven/buitenland`,
  support: `${site}/service`,
  /** A customer who has lost a phone has the simcard blocked here, day and night, also from abroad. */
  blockNumber: '+31 88 000 0000',
  /** Where customers help each other. */
  forum: `${site}/forum`,
  /** Somebody who finds a leak writes here (public/.well-known/security.txt). */
  securityContact: `security@${host}`,
  terms: `${site}/voorwaarden`,
  /** Environments for testing, by how the name of their host begins. */
  testHosts: { ontwikkel: 'Ontwikkel', test: 'Test', acceptatie: 'Acceptatie' },
  /** Member-get-member (spec 9): without it there is no VriendenDeal. */
  memberGetMember: true as boolean,
  /** Where its messages are chosen (spec 2 settings); the name of the provider stands in the path. */
  messagesPath: `/instellingen/gegevens/berichten-van-${slug}`,
  /** Where a friend orders; the code of the customer who invites them follows. */
  memberDeal: `${site}/vriend/`,
  /** The phone hands this address to the app when it is there (a universal link); else it is a page. */
  openApp: `${site}/app/open`,
  getApp: `${site}/app`,
  /** Are conversion data fetched (spec 4), for customers who agreed to being measured? */
  conversionData: true,
  /** The eight footer links (spec 2 footer); the spelling is the spec's. Without an address: it opens the cookies panel. */
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

/** The name of the environment on a test host (spec 2 header), like `test.mijn.provider.example` or `test-2.localhost`; else null. */
export const environmentOf = (host: string): string | null =>
  Object.entries(provider.testHosts).find(([name]) => new RegExp(`^${name}(?:-[a-z0-9]+)?\\.`, 'i').test(host))?.[1] ?? null
