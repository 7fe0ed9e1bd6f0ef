import { MOST_TRIES } from '#model/security/emergencyCard.ts'
import { triesText } from '#page/sealed/openingCopy.ts'

const broken = 'Je namen kunnen niet meer open, omdat de sleutel van dit toestel weg is. Verwijder ze en begin opnieuw.'

export const namesCopy = {
  title: 'Namen bij nummers',
  intro: 'Geef een nummer een naam, zodat je ziet met wie je belt.',
  back: 'Bellen en sms',
  error: 'We kunnen je gesprekken nu niet laden. Probeer het zo nog eens.',
  notHere: 'Deze browser kan geen namen bewaren.',
  make: {
    how: [
      'Je namen staan versleuteld op dit toestel, en nergens anders. Wij zien ze niet.',
      `Na ${MOST_TRIES} verkeerde codes wissen we ze.`,
      'Log je uit, dan wissen we ze ook. Word je na 30 minuten automatisch uitgelogd, dan blijven ze staan.',
    ],
    way: 'Hoe wil je ze openen?',
    button: 'Begin met namen',
    busy: 'Bezig met klaarzetten',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    unable: 'Je toestel kan je namen in deze browser niet openen. Kies daarom een app-code.',
    notKept: 'Deze browser bewaart je namen niet. Misschien staat hij op privé, of is je toestel vol.',
  },
  opener: {
    code: {
      left: (left: number) => `${triesText(left)} Daarna wissen we je namen.`,
      button: 'Toon namen',
      forgotten: 'Code vergeten? Die kan niemand terugvinden, ook wij niet. Verwijder je namen en begin opnieuw.',
    },
    device: {
      body: 'Je namen gaan open met de schermbeveiliging van dit toestel: je vingerafdruk, gezicht of toestelcode.',
      button: 'Toon namen',
      broken,
    },
  },
  gone: 'Je namen zijn van dit toestel gewist.',
  remove: 'Verwijder alle namen',
  ask: {
    title: 'Alle namen verwijderen?',
    body: 'We wissen ze van dit toestel. De lijsten tonen dan weer nummers.',
    confirm: 'Verwijder alle namen',
  },
  open: {
    title: 'Nummers van deze maand',
    hide: 'Verberg namen',
    whole: 'Een naam hoort bij een heel nummer. Kies bij Bellen en sms eerst voor hele nummers.',
    none: 'Je hebt deze maand nog niemand gebeld of ge-sms’t.',
    unknown: 'We kunnen je gesprekken nu niet laden. Namen die je al gaf, kun je wel veranderen.',
    others: 'Andere namen',
    noName: 'Nog geen naam',
    number: (number: string) => `Naam voor ${number}`,
    help: 'Laat het leeg om de naam weg te halen.',
    tooLong: 'Deze naam is te lang. Gebruik maximaal 40 tekens.',
    save: 'Bewaar naam',
    busy: 'Bezig met bewaren',
    cancel: 'Annuleren',
    saved: 'Opgeslagen.',
    notSaved: 'Dit toestel heeft de naam niet bewaard. Open je namen opnieuw en probeer het nog eens.',
  },
} as const
