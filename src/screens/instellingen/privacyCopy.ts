import { plural } from '../../domain/plural.ts'
import { provider } from '../../provider.ts'

/** Texts of privacy (domain settings.privacy). */
export const privacyCopy = {
  title: 'Privacy-instellingen',
  intro: 'Jij bepaalt wat we met je gegevens mogen doen. Je kunt je keuze altijd veranderen.',
  back: 'Mijn gegevens',
  levels: {
    title: 'Waarvoor mogen we je verbruik gebruiken?',
    none: { title: 'Alleen voor mijn factuur en het netwerk', text: 'We gebruiken je gegevens alleen waar dat moet.' },
    analysis: {
      title: `Ook om ${provider.name} te verbeteren`,
      text: 'We kijken naar je verbruik om onze diensten beter te maken.',
    },
    personal: { title: 'Ook voor advies dat bij me past', text: 'We kijken naar je verbruik om je een passend aanbod te doen.' },
  },
  number: 'Jouw nummer',
  numberDirectory: 'Mijn nummer in telefoongidsen',
  /** Whether a number shows to who is called is a setting of the network, and stands there alone. */
  showNumber: 'Mijn nummer verbergen als ik bel',
  form: {
    button: 'Opslaan',
    busy: 'Bezig met opslaan',
    success: 'Je keuze is opgeslagen.',
    error: 'Opslaan is niet gelukt. Je keuze is niet veranderd.',
    unchanged: 'Je hebt niets veranderd.',
    reset: 'Herstellen',
    restored: 'Wat je eerder koos, is nog niet opgeslagen.',
  },
  others: {
    title: 'Nummers van anderen',
    label: 'Nummers van anderen verbergen',
    text: 'In je lijsten met gesprekken laten we de laatste 3 cijfers dan niet zien.',
    ask: {
      title: 'Hele nummers tonen?',
      body: 'Je ziet dan van iedereen met wie je belt of sms’t het hele nummer, ook in downloads. Wie meekijkt, ziet dat ook.',
      confirm: 'Toon hele nummers',
    },
  },
  device: {
    title: 'Dit toestel',
    remember: 'Onthoud mij op dit toestel',
    rememberText:
      'Dan bewaren we 30 dagen je 06-nummer om in te loggen, en je laatste verbruik. Dat zie je dan ook zonder internet. Nooit je naam, adres, facturen of codes.',
    rememberOn: 'Opgeslagen. Dit toestel onthoudt je.',
    rememberOff: 'Opgeslagen. Je 06-nummer is van dit toestel gewist.',
    licenses: 'Licenties van de software (opent in een nieuw tabblad)',
    keepsNothing:
      'Je browser bewaart hier niets: hij staat in een privévenster, blokkeert opslag of is vol. Je keuzes gelden zolang dit tabblad open is.',
    list: 'Dit staat nu op dit toestel',
    nothing: 'Er staat niets over jou op dit toestel.',
    until: (day: string) => `Tot en met ${day}`,
    untilEnd: 'Tot je uitlogt of dit is afgehandeld',
    names: {
      'login-name': ['Je inlognaam', 'Zo hoef je hem niet steeds in te vullen.'],
      'last-known': ['Je laatste verbruik', 'Hoeveelheden en datums, om ook zonder internet te zien.'],
      theme: ['Licht of donker', 'Hoe de app eruitziet.'],
      install: ['Installeren', 'Hoe vaak je hier was, en of je de app wilt installeren.'],
      cookies: ['Je keuze voor cookies', 'Zo vragen we het niet elke keer.'],
      drafts: ['Keuzes die nog niet af zijn', 'Zonder persoonlijke gegevens.'],
      'pending-orders': ['Een bestelling die nog loopt', 'Zo bestel of betaal je nooit dubbel.'],
      'emergency-card': [
        'Je noodkaart',
        'Je pukcode, klantnummer en blokkeernummer, versleuteld. Alleen jij kunt hem openen.',
        'Tot je hem verwijdert of uitlogt',
      ],
    } as Readonly<Record<string, readonly [title: string, text: string, until?: string]>>,
    technical: (count: number) => plural(count, '1 technische aantekening', `${count} technische aantekeningen`),
    technicalText: 'Zoals wanneer je voor het laatst iets deed. Zo word je op tijd uitgelogd.',
    app: 'De app zelf',
    appText: 'Code, lettertype en tekeningen. Niets daarvan gaat over jou.',
    clear: 'Wis dit toestel',
    clearing: 'Bezig met wissen',
    ask: {
      title: 'Dit toestel wissen?',
      body: 'We wissen alles wat hierboven staat en je wordt uitgelogd. Je abonnement verandert niet. Een betaling die nog loopt, bewaren we tot we weten hoe die is afgelopen.',
      confirm: 'Wis en log uit',
    },
  },
  cookies: {
    title: 'Cookies',
    now: {
      none: 'Je hebt nog niet gekozen. Tot die tijd gebruiken we alleen noodzakelijke cookies.',
      necessary: 'Alleen noodzakelijke cookies',
      analytics: 'Meten',
      marketing: 'Persoonlijk aanbod',
    },
    chosen: 'Je keuze:',
    button: 'Keuze veranderen',
  },
  download: {
    title: 'Je gegevens opvragen',
    body: 'Je kunt opvragen welke gegevens we van je hebben.',
    atOnce: {
      title: 'Meteen downloaden',
      body: 'We maken op dit toestel een zip-bestand met je verbruik, gesprekken, facturen, betalingen, contract, berichten en instellingen. Er wordt niets verstuurd.',
      button: 'Download mijn gegevens',
      busy: 'Bezig met verzamelen',
      progress: (done: number, all: number) => `${done} van ${all}`,
      stop: 'Stoppen',
      done: (name: string) => `Klaar. Het bestand ${name} staat bij je downloads.`,
      warn: 'Bewaar dit bestand goed: er staan persoonlijke gegevens in.',
      failed: 'Verzamelen is niet gelukt. Wat er al was, hoeven we niet nog eens op te halen.',
      again: 'Ga verder',
    },
    everything: {
      title: 'Alles wat we van je hebben',
      body: `Wil je ook zien wat niet in ${provider.product} staat? Vraag het aan. Je krijgt het per e-mail.`,
      button: 'Gegevens opvragen',
      busy: 'Bezig met opvragen',
      success: 'We sturen je gegevens binnen 1 maand.',
      open: (day: string, until: string) => `Je hebt je gegevens opgevraagd op ${day}. Je krijgt ze uiterlijk ${until}.`,
      failed: 'Opvragen is niet gelukt. Er is niets aangevraagd.',
    },
  },
} as const
