import { loginIntro } from '#brand/words/login.ts'

export const copy = {
  heading: 'Inloggen',
  intro: loginIntro,
  login: '06-nummer of e-mailadres',
  loginProblems: {
    required: 'Vul je 06-nummer of e-mailadres in.',
    invalid: 'Dit 06-nummer of e-mailadres klopt niet. Een 06-nummer heeft 10 cijfers en begint met 06.',
  },
  password: 'Wachtwoord',
  passwordRequired: 'Vul je wachtwoord in.',
  remember: 'Onthoud mij op dit toestel',
  rememberDays: '(30 dagen)',
  button: 'Inloggen',
  busy: 'Bezig met inloggen',
  passkey: 'Inloggen met een passkey',
  forgot: 'Wachtwoord vergeten?',
  other: 'Ander nummer gebruiken',
  forget: 'Vergeet mij',
  knownAs: 'Je logt in als',
  loggedOut: {
    1: 'Je bent uitgelogd. Tot de volgende keer!',
    2: 'Je bent automatisch uitgelogd, omdat je 30 minuten niets hebt gedaan. Log opnieuw in om verder te gaan.',
    /** Only the clock of the device says so, which may have been corrected. */
    clock:
      'Je bent automatisch uitgelogd, omdat je volgens je toestel 30 minuten niets hebt gedaan. Log opnieuw in om verder te gaan.',
    'set-back': 'Je bent automatisch uitgelogd, omdat de klok van je toestel is teruggezet. Log opnieuw in om verder te gaan.',
    other: 'Log opnieuw in om verder te gaan.',
  },
  goOn: 'Log in om verder te gaan.',
  errors: {
    wrongCredentials: 'Je 06-nummer, e-mailadres of wachtwoord klopt niet. Probeer het opnieuw.',
    blocked:
      'Je hebt te vaak een verkeerd wachtwoord ingevuld. Je kunt over 15 minuten weer inloggen of een nieuw wachtwoord kiezen.',
    offline: 'Je bent offline. Inloggen kan alleen met internet.',
    loadUser: 'We konden je gegevens niet laden. Log opnieuw in.',
    lost: 'Inloggen lukte, maar je browser onthoudt het niet. Bewaart hij geen cookies? Sta ze toe voor deze site en log opnieuw in.',
    cookies: 'Je browser bewaart geen cookies. Zonder cookies kunnen we je niet inloggen. Sta ze toe voor deze site.',
  },
} as const
