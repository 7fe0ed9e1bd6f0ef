import { MOST_TRIES } from '#model/security/emergencyCard.ts'

export const appLockCopy = {
  title: 'Slot op de app',
  intro: 'Met het slot erop zie je je cijfers op dit toestel pas na je vingerafdruk, gezicht of een code.',
  how: {
    title: 'Zo werkt het',
    items: [
      'We vragen het als je de app opent, en als hij langer dan 2 minuten uit beeld was.',
      'Het slot geldt alleen op dit toestel. Wie je telefoon even heeft, ziet niets van je verbruik en facturen.',
      `Het vervangt je wachtwoord niet. Na ${MOST_TRIES} verkeerde codes loggen we je uit.`,
      'Zelf uitloggen haalt het slot eraf. Word je vanzelf uitgelogd, dan blijft het.',
      'Meldingen van Waarschuw mij blijven zichtbaar.',
    ],
  },
  notHere: 'Deze browser kan het slot niet bewaren: hij staat in een privévenster, blokkeert opslag of is te oud.',
  error: 'We kunnen het slot nu niet laten zien. Probeer het zo nog eens.',
  make: {
    way: 'Hoe wil je het openen?',
    button: 'Zet het slot erop',
    busy: 'Bezig met het slot',
    made: 'Het slot zit op de app.',
    unable: 'Je toestel kan het slot in deze browser niet openen. Kies daarom een app-code.',
    notKept: 'Deze browser bewaart het slot niet. Misschien staat hij op privé, of is je toestel vol.',
    failed: 'Het slot zit er niet op. Probeer het nog eens.',
  },
  on: {
    title: 'Het slot zit op de app',
    device: 'Het gaat open met de schermbeveiliging van dit toestel.',
    code: 'Het gaat open met je app-code.',
    since: (day: string) => `Sinds ${day}.`,
    off: 'Haal het slot eraf',
    ask: 'Open het slot eerst. Daarna is het eraf.',
    cancel: 'Laat het slot erop',
    gone: 'Het slot is van de app af.',
  },
} as const
