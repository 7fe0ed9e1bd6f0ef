import { provider } from '#kit/provider.ts'
import type { PushTopic } from '#model/warnings/contract.ts'

const topics: Readonly<Record<PushTopic, readonly [title: string, text: string]>> = {
  bundle: ['Je internetbundel', 'Bij 80% en als hij op is.'],
  credit: ['Je beltegoed', 'Als het bijna op is.'],
  invoice: ['Je factuur', 'Als hij klaarstaat, en vlak voor je moet betalen.'],
  payment: ['Betalingen', 'Als een betaling niet is gelukt.'],
  order: ['Bestellingen en je nummer', 'Hoe het staat met je telefoon, of met het nummer dat meekomt.'],
  outage: ['Storingen', 'Als een storing bij jou voorbij is.'],
  security: ['Veiligheid', 'Als er iets verandert aan je account of je nummer.'],
}

export const pushCopy = {
  title: 'Meldingen op dit toestel',
  intro: `Dan weet je meteen wat er speelt, ook als ${provider.product} dicht is.`,
  back: 'Waarschuw mij',
  error: 'We weten nu niet of dit toestel meldingen krijgt. Probeer het zo nog eens.',
  about: 'Waarover?',
  topics,
  details: ['Bedragen en aantallen tonen', 'Ook op je vergrendelscherm. Staat dit uit, dan lees je ze alleen in de app.'],
  on: {
    title: 'Dit toestel krijgt meldingen',
    text: 'Als je uitlogt, gaan ze uit. Dan ziet niemand anders ze op dit toestel.',
    button: 'Meldingen uitzetten',
    busy: 'Bezig met uitzetten',
  },
  off: {
    title: 'Zet meldingen aan',
    text: `Je browser vraagt dan of ${provider.product} meldingen mag sturen. Kies ‘Toestaan’. Je kunt ze hier altijd weer uitzetten, en uitloggen doet dat ook.`,
    button: 'Meldingen aanzetten',
    busy: 'Bezig met aanzetten',
  },
  denied: {
    title: 'Meldingen staan uit voor deze app',
    text: 'Zet ze aan bij de instellingen van je toestel of browser, en kom hier terug.',
  },
  install: {
    title: `Zet ${provider.product} eerst op je beginscherm`,
    text: 'Tik in Safari op Delen en kies ‘Zet op beginscherm’. Open de app daar, dan kan dit toestel meldingen krijgen.',
  },
  never: {
    title: 'Dit toestel kan geen meldingen krijgen',
    text: 'Het kan niet in deze browser of op dit adres. Wat er speelt, zie je zodra je de app opent.',
  },
  saved: 'Opgeslagen.',
  failed: 'Dat is niet gelukt, en er is niets veranderd. Probeer het zo nog eens.',
  refused: 'Vanaf hier kunnen we je browser geen meldingen sturen.',
} as const
