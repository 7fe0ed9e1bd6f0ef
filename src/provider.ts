const site = 'https://www.tureluur.example'

/** Who the portal belongs to: another provider puts its own here. */
export const provider = {
  name: 'Tureluur',
  slug: 'tureluur',
  product: 'Mijn Tureluur',
  site,
  /** Where the server may send a customer: this host, and what is below it. */
  hosts: ['tureluur.example'],
  /** Where a payment may take a customer: these hosts, and what is below them. */
  bankHosts: ['betalen.tureluur.example'],
  rates: `${site}/tarieven`,
  ratesAbroad: `${site}/tarieven/buitenland`,
  support: `${site}/service`,
  terms: `${site}/voorwaarden`,
  /** Environments for testing, by how the name of their host begins. */
  testHosts: { ontwikkel: 'Ontwikkel', test: 'Test', acceptatie: 'Acceptatie' },
  /** Member-get-member (spec 9): without it there is no VriendenDeal. */
  memberGetMember: true as boolean,
  /** Where a friend orders; the code of who invites them follows. */
  memberDeal: `${site}/vriend/`,
  /** The phone hands this address to the app when it is there (a universal link); else it is a page. */
  openApp: `${site}/app/open`,
  getApp: `${site}/app`,
  /** The eight footer links (spec 2 footer); the spelling is the spec's. */
  footer: [
    ['Service', `${site}/service`],
    ['Tarieven', `${site}/tarieven`],
    ['Privacy', `${site}/privacy`],
    ['Voorwaarden', `${site}/voorwaarden`],
    ['Disclaimer', `${site}/disclaimer`],
    ['Netneutraliteit', `${site}/netneutraliteit`],
    ['Cookie instellingen', `${site}/cookies`],
    ['Tureluur-app', `${site}/app`],
  ],
} as const

/** The name of the environment on a test host (spec 2 header), like `test.mijn.tureluur.example` or `test-2.localhost`; else null. */
export const environmentOf = (host: string): string | null =>
  Object.entries(provider.testHosts).find(([name]) => new RegExp(`^${name}(?:-[a-z0-9]+)?\\.`, 'i').test(host))?.[1] ?? null
