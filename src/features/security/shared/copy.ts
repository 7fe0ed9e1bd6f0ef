import type { SecurityKind } from '#model/security/contract/security.ts'

export const securityCopy = {
  title: 'Veilig nummer',
  intro: 'Je nummer en je account zijn van jou. Hier houd je dat zo.',
} as const

export const logCopy = {
  title: 'Wat er is gebeurd',
  intro: 'De laatste 90 dagen, het nieuwste eerst.',
  error: 'We kunnen nu niet laten zien wat er is gebeurd. Probeer het zo nog eens.',
  empty: 'Er is de laatste 90 dagen niets gebeurd. Zodra je inlogt of iets belangrijks wijzigt, staat het hier.',
  here: 'Dit apparaat',
  newDevice: 'Nieuw apparaat',
  today: (day: string) => `Vandaag, ${day}`,
  yesterday: (day: string) => `Gisteren, ${day}`,
  notMe: {
    title: 'Herken je iets niet?',
    body: 'Dan is er misschien iemand anders in je account geweest. We vertellen je wat je nu doet.',
    button: 'Dit was ik niet',
  },
  kinds: {
    'signed-in': 'Ingelogd',
    'signed-in-with-code': 'Ingelogd met een code',
    'signed-in-with-passkey': 'Ingelogd met een passkey',
    'wrong-password': 'Verkeerd wachtwoord ingevuld',
    'password-changed': 'Wachtwoord veranderd',
    'passkey-added': 'Passkey gemaakt',
    'passkey-removed': 'Passkey verwijderd',
    'email-changed': 'E-mailadres veranderd',
    'iban-changed': 'Rekeningnummer veranderd',
    'address-changed': 'Adres veranderd',
    'mfa-on': '2-stapsbeveiliging aangezet',
    'mfa-off': '2-stapsbeveiliging uitgezet',
    'sim-blocked': 'Simkaart geblokkeerd',
    'sim-unblocked': 'Simkaart gedeblokkeerd',
    'sim-requested': 'Nieuwe simkaart of eSIM aangevraagd',
    'sim-replaced': 'Simkaart geactiveerd',
    'esim-installed': 'eSIM geactiveerd',
    'porting-requested': 'Nummerbehoud aangevraagd',
    'porting-out-requested': 'Andere provider vroeg je nummer op',
    'porting-out-confirmed': 'Je nummer mag naar een andere provider',
    'number-lock-on': 'Nummerslot aangezet',
    'number-lock-off': 'Nummerslot uitgezet, na 24 uur',
    'request-cancelled': 'Wachtende aanvraag geannuleerd',
  } satisfies Record<SecurityKind, string>,
} as const

export const lockCopy = {
  title: 'Nummerslot',
  label: 'Mijn nummer op slot',
  isOff: 'Zet je nummer op slot, zodat niemand het ongemerkt op een andere simkaart zet of meeneemt.',
  isOn: 'Een nieuwe simkaart, een eSIM of een andere provider kan alleen met een code, en pas na 24 uur.',
  goesOff: (moment: string) => `Aan. Het slot gaat eraf op ${moment}.`,
  savedOn: 'Je nummerslot staat aan.',
  savedOff: 'Je nummerslot gaat over 24 uur uit.',
  ask: {
    title: 'Nummerslot uitzetten?',
    body: 'We vragen je eerst om een code. Daarna duurt het nog 24 uur voor het slot eraf gaat. Tot die tijd kun je het terugdraaien.',
    confirm: 'Uitzetten',
  },
  how: {
    title: 'Zo werkt het nummerslot',
    items: [
      'Oplichters vragen soms een nieuwe simkaart aan op jouw naam. Dan krijgen zij je sms’jes, ook die met inlogcodes.',
      'Met het slot erop vragen we voor een nieuwe simkaart of eSIM altijd een code, en wachten we 24 uur. Je krijgt meteen een sms en een e-mail.',
      'Vraagt een andere provider je nummer op? Ook dat gaat pas door als jij het hier met een code bevestigt, en dan na 24 uur.',
      'Ook voor doorschakelen vragen we een code. En voor je pin- en pukcode, opzeggen en deblokkeren vragen we opnieuw je wachtwoord.',
      'Ben jij het niet? Dan annuleer je de aanvraag hier, met één tik.',
      'Aanzetten kan meteen. Uitzetten duurt 24 uur: anders zou een oplichter dat als eerste doen.',
    ],
  },
  waiting: {
    sim: {
      title: 'Er is een nieuwe simkaart aangevraagd',
      body: (moment: string) => `Op ${moment} sturen we hem. Was jij dit niet? Annuleer de aanvraag dan.`,
      button: 'Aanvraag annuleren',
    },
    esim: {
      title: 'Er is een eSIM aangevraagd',
      body: (moment: string) => `Op ${moment} staat hij klaar. Was jij dit niet? Annuleer de aanvraag dan.`,
      button: 'Aanvraag annuleren',
    },
    'lock-off': {
      title: 'Je nummerslot gaat uit',
      body: (moment: string) => `Op ${moment} gaat het slot eraf. Was jij dit niet? Laat het er dan op.`,
      button: 'Slot erop laten',
    },
    'porting-out': {
      title: 'Een andere provider vraagt je nummer op',
      body: (moment: string) =>
        `Stap je over? Bevestig het dan voor ${moment} met een code. Anders blijft je nummer hier. Was jij dit niet? Zeg dan meteen nee.`,
      button: 'Nee, houd mijn nummer hier',
    },
  },
  /** The request of another provider, once it was confirmed. */
  leaves: {
    title: 'Je nummer gaat naar een andere provider',
    body: (moment: string) => `Op ${moment} geven we het vrij. Was jij dit niet? Houd je nummer dan hier.`,
  },
  confirm: 'Ja, ik stap over',
  confirming: 'Bezig met bevestigen',
  confirmed: 'Bevestigd. Tot die tijd kun je het nog terugdraaien.',
  confirmFailed: 'Bevestigen is niet gelukt. Je nummer blijft hier. Probeer het opnieuw.',
  notProven: 'We weten nog niet of jij het bent. Je nummer blijft hier.',
  lapsed: 'Deze aanvraag is er niet meer. Je nummer blijft hier.',
  cancelling: 'Bezig met annuleren',
  cancelled: 'Geannuleerd. Er verandert niets.',
  cancelFailed: 'Annuleren is niet gelukt. Probeer het opnieuw, of bel ons meteen.',
  begun: 'Te laat: de aanvraag loopt al. Bel ons meteen als jij dit niet was.',
} as const

export const notMeCopy = {
  title: 'Dit was ik niet',
  intro: 'Goed dat je kijkt. Doe dit nu, van boven naar beneden. Zo sluit je een ander buiten.',
  stepsTitle: 'Zo maak je alles weer veilig',
  done: 'Gedaan',
  steps: {
    password: {
      title: 'Kies een nieuw wachtwoord',
      text: 'Op andere apparaten moet je dan opnieuw inloggen. Wie je oude wachtwoord kent, komt er niet meer in.',
    },
    mfa: {
      title: 'Zet 2-stapsbeveiliging aan',
      text: 'Dan is je wachtwoord alleen niet genoeg om in te loggen.',
      done: '2-stapsbeveiliging staat aan. Je wachtwoord alleen is niet genoeg om in te loggen.',
    },
    passkeys: {
      title: 'Kijk je passkeys na',
      text: 'Met een passkey logt iemand in zonder wachtwoord. Verwijder wat je niet kent.',
    },
    sim: {
      title: 'Blokkeer je simkaart',
      text: 'Alleen als je telefoon of simkaart weg is, of als hij het opeens niet meer doet.',
      done: 'Je simkaart is geblokkeerd. Niemand kan ermee bellen of internetten.',
    },
    lock: {
      title: 'Zet je nummer op slot',
      text: 'Dan kan niemand je nummer ongemerkt op een andere simkaart zetten.',
    },
    locked: {
      title: 'Kijk of er iets wacht',
      text: 'Je nummerslot staat aan. Annuleer wat je niet zelf hebt aangevraagd.',
    },
    details: {
      title: 'Kijk je gegevens na',
      text: 'Kloppen je e-mailadres, je adres en je rekeningnummer nog? Zet ze anders terug.',
    },
  },
  call: {
    title: 'Laat het ons weten',
    body: 'Doe dit ook als alles weer in orde lijkt: we kijken met je mee.',
  },
} as const
