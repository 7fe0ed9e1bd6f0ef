import { provider } from '#kit/provider.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { WarningKind } from '#model/warnings/warnings.ts'

const kinds: Readonly<Record<WarningKind, string>> = {
  internet: 'Internet gebruikt',
  end: 'Einde van je bundel',
  costs: 'Kosten buiten je bundel',
  credit: 'Weinig beltegoed',
}

export const copy = {
  title: 'Waarschuw mij',
  intro: 'Kies zelf waarvoor je een seintje krijgt, één keer per periode. Je keuzes blijven op dit toestel, tot je uitlogt.',
  when: 'Waarvoor?',
  error: 'We weten nu niet welke bundel je hebt. Probeer het zo nog eens.',
  kinds,
  now: {
    internet: (percent: number) => `Nu is ${percent}% gebruikt.`,
    end: (until: string) => `Je bundel loopt tot en met ${dayText(until)}.`,
    costs: (amount: number) => `Nu is dat ${euro(amount)}. We waarschuwen je ook als je daar op dit tempo op uitkomt.`,
    credit: (balance: number) => `Nu heb je ${euro(balance)}.`,
  },
  idle: { none: 'Je hebt geen internetbundel.', unlimited: 'Je internet is onbeperkt.' },
  kept: 'Bewaard op dit toestel.',
  failed: 'Bewaren is niet gelukt. Je keuze is niet veranderd.',
  keepsNothing: 'Je browser bewaart hier niets. Daarom kan dit toestel je niet waarschuwen.',
  remember: 'Onthoud mij op dit toestel',
  remembering: {
    on: 'Je keuzes blijven ook staan als je vanzelf wordt uitgelogd.',
    off: 'Zet dit aan, dan blijven je keuzes ook staan als je vanzelf wordt uitgelogd.',
  },
  reach: {
    title: 'Als de app dicht is',
    closed: {
      title: 'Dit toestel waarschuwt je ook als de app dicht is',
      text: 'Het kijkt hooguit twee keer per dag. In de melding staat nooit je naam of nummer. Meldingen zet je uit bij de instellingen van je toestel.',
    },
    ask: {
      title: 'Dit toestel kan je ook waarschuwen als de app dicht is',
      text: 'Daarvoor heeft de app toestemming nodig voor meldingen. Het toestel kijkt dan hooguit twee keer per dag.',
      button: 'Meldingen toestaan',
      busy: 'Je toestel vraagt het je nu',
    },
    denied: {
      title: 'Meldingen staan uit voor deze app',
      text: 'Je ziet waarschuwingen nu alleen als de app open is. Zet meldingen aan bij de instellingen van je toestel of browser, en kom hier terug.',
    },
    forgotten: {
      title: 'Dit toestel waarschuwt je alleen als de app open is',
      text: 'Zet ‘Onthoud mij op dit toestel’ aan, dan kan het ook als de app dicht is.',
    },
    install: {
      title: 'Dit toestel waarschuwt je alleen als de app open is',
      text: `Zet ${provider.product} op je beginscherm. Dan kan het ook als de app dicht is.`,
      button: 'Installeren',
    },
    open: {
      title: 'Dit toestel waarschuwt je alleen als de app open is',
      text: 'Deze browser kan je niets melden als de app dicht is. Wat er te melden is, zie je zodra je de app weer opent.',
    },
  },
  push: { link: 'Meldingen op dit toestel', text: 'Over je factuur, een bestelling, storingen en veiligheid' },
  sms: {
    title: `Sms van ${provider.name}`,
    on: 'Je krijgt ook een sms bij 80% en 100% van je bundel.',
    off: 'De sms bij 80% en 100% van je bundel staat uit.',
    unknown: 'Kies of je een sms krijgt bij 80% en 100% van je bundel.',
    link: `Berichten van ${provider.name}`,
  },
} as const
