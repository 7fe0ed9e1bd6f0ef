import { MOST_TRIES } from '#model/security/emergencyCard.ts'
import { triesText } from '#page/sealed/openingCopy.ts'

export const openCopy = {
  title: 'Noodkaart',
  intro: 'Je pukcode, klantnummer en blokkeernummer. Ook zonder internet en zonder in te loggen.',
  back: { guest: 'Inloggen', customer: 'Simkaart' },
  code: {
    left: (left: number) => `${triesText(left)} Daarna wissen we je noodkaart.`,
    button: 'Open noodkaart',
    forgotten:
      'Code vergeten? Die kan niemand terugvinden, ook wij niet. Verwijder de kaart en maak een nieuwe als je bent ingelogd.',
  },
  device: {
    body: 'Je noodkaart gaat open met de schermbeveiliging van dit toestel: je vingerafdruk, gezicht of toestelcode.',
    button: 'Open noodkaart',
    broken: 'Je noodkaart kan niet meer open, omdat de sleutel van dit toestel weg is. Verwijder hem en maak een nieuwe.',
  },
  remove: 'Verwijder noodkaart',
  ask: {
    title: 'Noodkaart verwijderen?',
    body: 'We wissen hem van dit toestel. Een nieuwe maken kan alleen als je bent ingelogd.',
    confirm: 'Verwijder noodkaart',
  },
  none: {
    title: 'Er staat geen noodkaart op dit toestel',
    guest: 'Log in om er een te maken. Bij je simkaart vind je ook je pukcode.',
    customer: 'Je maakt er een bij je simkaart. Daar vind je ook je pukcode.',
    toLogin: 'Inloggen',
    toMake: 'Maak een noodkaart',
  },
  wiped: {
    title: 'Je noodkaart is gewist',
    body: `Er is ${MOST_TRIES} keer een verkeerde code geprobeerd. Log in om een nieuwe te maken.`,
  },
  gone: { title: 'Je noodkaart is van dit toestel gewist' },
  open: {
    title: 'Jouw gegevens',
    puk: 'Pukcode',
    customerNumber: 'Klantnummer',
    blockNumber: 'Blokkeernummer',
    shown: 'Je ziet dit 1 minuut. Daarna gaat je noodkaart weer dicht.',
    hide: 'Sluit noodkaart',
    madeOn: (day: string) => `Gemaakt op ${day}. Heb je daarna een andere simkaart gekregen? Dan klopt de pukcode niet meer.`,
  },
  closed: 'Je noodkaart is weer dicht.',
  locked: {
    title: 'Simkaart op slot?',
    steps: ['Vul op je telefoon de pukcode van 8 cijfers in.', 'Kies een nieuwe pincode en vul die 2 keer in.'],
  },
  theft: {
    title: 'Telefoon kwijt of gestolen?',
    atHand: 'Houd je klantnummer bij de hand.',
    self: 'Blokkeer je simkaart zelf',
  },
} as const

export const makeCopy = {
  title: 'Maak een noodkaart',
  intro:
    'Zit je simkaart op slot? Dan heb je je pukcode nodig, juist als je geen internet hebt. Op je noodkaart staat hij klaar.',
  back: 'Simkaart',
  error: 'We kunnen je gegevens nu niet laden. Probeer het zo nog eens.',
  what: {
    title: 'Dit staat erop',
    items: ['Je pukcode. Niet je pincode.', 'Je klantnummer.', 'Het nummer om je simkaart te laten blokkeren.'],
  },
  how: {
    title: 'Zo is hij beschermd',
    items: [
      'Hij staat versleuteld op dit toestel, en nergens anders.',
      `Na ${MOST_TRIES} verkeerde codes wissen we hem.`,
      'Log je uit, dan wissen we hem ook. Word je na 30 minuten automatisch uitgelogd, dan blijft hij staan.',
    ],
  },
  way: 'Hoe wil je hem openen?',
  button: 'Maak noodkaart',
  busy: 'Bezig met maken',
  failed: 'We kunnen je pukcode nu niet ophalen. Probeer het opnieuw.',
  unable: 'Je toestel kan de noodkaart in deze browser niet openen. Kies daarom een app-code.',
  notKept: 'Deze browser bewaart de noodkaart niet. Misschien staat hij op privé, of is je toestel vol.',
  notHere: 'Deze browser kan geen noodkaart bewaren.',
  notYet: 'Je kunt een noodkaart maken zodra je simkaart actief is.',
  replaces: 'Er staat al een noodkaart op dit toestel. De nieuwe komt in de plaats daarvan.',
  done: {
    title: 'Je noodkaart staat op dit toestel',
    body: 'Probeer meteen of hij opengaat. Je vindt hem ook bij het inloggen.',
    view: 'Noodkaart bekijken',
    back: 'Naar je simkaart',
  },
} as const
