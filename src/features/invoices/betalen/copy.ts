import { plural } from '#kit/words/plural.ts'

export const copy = {
  title: 'Factuur betalen',
  titleSeveral: 'Facturen betalen',
  back: 'Naar alle facturen',
  intro: (amount: string, number: string) => `Je betaalt ${amount} voor factuur ${number}.`,
  multiple: (count: number, amount: string) =>
    `Je betaalt ${count} ${plural(count, 'factuur', 'facturen')} in één keer: ${amount}.`,
  choose: 'Welke facturen wil je betalen?',
  none: 'Kies minstens één factuur.',
  date: 'Factuurdatum',
  number: 'Factuurnummer',
  state: 'Status',
  paidInTerms: 'Al betaald',
  all: (amount: string) => `Betaal alles wat openstaat: ${amount}`,
  unblocks: 'Je simkaart zetten we daarna binnen 1 uur weer aan.',
  staysBlocked: 'Je simkaart zetten we weer aan zodra alles wat te laat is, is betaald.',
  failed: 'Oeps, daar ging iets mis. Probeer het even opnieuw.',
  loadFailed: 'We kunnen je facturen nu niet laden. Probeer het zo nog eens.',
  notFound: 'Deze factuur bestaat niet of is niet van jou.',
  offline: {
    device: 'Je bent offline. Betalen kan alleen met internet. Er is niets betaald.',
    server: 'We krijgen geen verbinding. Betalen kan alleen met internet. Er is niets betaald.',
  },
  not: {
    paid: { title: 'Deze factuur is al betaald.', text: 'Je hoeft niets te doen.' },
    nothing: { title: 'Er was niets te betalen', text: 'Je hoeft niets te doen.' },
    back: { title: 'Je krijgt dit bedrag terug', text: 'Je hoeft niets te doen.' },
    arrangement: {
      title: 'Deze factuur kun je niet los betalen',
      text: 'Deze factuur hoort bij je betalingsregeling. Je betaalt hem in termijnen.',
    },
    processing: { title: 'Je betaling wordt verwerkt', text: 'Je hoeft niet opnieuw te betalen.' },
    debit: {
      title: 'Je hoeft niets te doen',
      text: (date: string) => `We schrijven dit bedrag op ${date} automatisch af. Je hoeft niets te doen.`,
    },
    allPaid: { title: 'Er staat niets open', text: 'Al je facturen zijn betaald, of worden automatisch afgeschreven.' },
  },
  toArrangement: 'Bekijk je betalingsregeling',
  toInvoice: 'Bekijk de factuur',
  toInvoices: 'Naar je facturen',
  refusals: {
    ALREADY_PAID: 'Deze factuur is al betaald.',
    IN_ARRANGEMENT: 'Deze factuur hoort bij je betalingsregeling. Je betaalt hem in termijnen.',
    DEBIT_ANNOUNCED: 'We schrijven dit bedrag automatisch af. Je hoeft niets te doen.',
    PAYMENT_PENDING: 'We controleren nog een betaling van deze factuur.',
    UNKNOWN_INVOICE: 'Deze factuur bestaat niet of is niet van jou.',
  },
  done: {
    title: 'Betaald, bedankt!',
    body: (amount: string, count: number) =>
      count === 1
        ? `We hebben je betaling van ${amount} ontvangen. Bij je factuur staat nu 'Betaald'.`
        : `We hebben je betaling van ${amount} ontvangen. Bij je ${count} facturen staat nu 'Betaald'.`,
    unblocks: 'Je simkaart zetten we binnen 1 uur weer aan.',
    facts: { amount: 'Betaald', count: 'Facturen', method: 'Betaald met', reference: 'Kenmerk', left: 'Staat nog open' },
    method: 'iDEAL',
    rest: (amount: string) => `Betaal ook de rest: ${amount}`,
    button: 'Naar je facturen',
    toOverview: 'Naar je overzicht',
  },
} as const
