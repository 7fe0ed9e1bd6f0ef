export type StandstillSentence = { text: string; plain?: string }

/** Why there is no internet, in one sentence. Placeholders `{…}` are filled in; `plain` is used when the figures are unknown. */
export const standstills = {
  unpaid: {
    text: 'Je simkaart is geblokkeerd, omdat {amount} openstaat.',
    plain: 'Je simkaart is geblokkeerd, omdat er een factuur openstaat.',
  },
  term: {
    text: 'Je simkaart is geblokkeerd. Betaal je eerste termijn van {amount}, dan doet hij het weer.',
    plain: 'Je simkaart is geblokkeerd. Betaal je termijn, dan doet hij het weer.',
  },
  termLate: {
    text: 'Je simkaart is geblokkeerd, en je termijn van {amount} is te laat. Betaal uiterlijk op {date}, anders stopt je regeling.',
    plain: 'Je simkaart is geblokkeerd, en je termijn is te laat. Betaal hem snel, anders stopt je regeling.',
  },
  checking: {
    text: 'We controleren je betaling van {amount}. Daarna doet je simkaart het weer.',
    plain: 'We controleren je betaling. Daarna doet je simkaart het weer.',
  },
  blocked: { text: 'Je simkaart is geblokkeerd.' },
  stolen: { text: 'Je hebt je simkaart geblokkeerd. Bellen, sms’en en internet werken niet.' },
  inactive: { text: 'Je simkaart is nog niet actief.' },
  switchedOff: { text: 'Je hebt mobiel internet uitgezet.' },
  capped: {
    text: 'Je bundel is op. Je dataplafond staat aan, dus je internet staat uit tot {date}.',
    plain: 'Je bundel is op. Je dataplafond staat aan, dus je internet staat uit.',
  },
  limited: {
    text: 'Je kostenlimiet is bereikt. Je internet staat uit tot {date}.',
    plain: 'Je kostenlimiet is bereikt. Je internet staat uit.',
  },
} as const satisfies Record<string, StandstillSentence>

export const ways = {
  pay: (amount: string) => `Betaal ${amount}`,
  payPlain: 'Betalen',
  inTerms: 'In delen betalen',
  payTerm: 'Termijn betalen',
  invoices: 'Naar je facturen',
  sim: 'Bekijk je simkaart',
  unblock: 'Deblokkeren',
  newSim: 'Nieuwe simkaart',
  switchOn: 'Weer aanzetten',
  extra: 'Extra internet',
  cap: 'Dataplafond',
  limit: 'Kostenlimiet',
  bundle: 'Kies een bundel',
} as const
