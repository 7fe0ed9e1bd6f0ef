import type { PasswordProblem, Strength } from '../../domain/password.ts'

/** Texts of a forgotten and a new password (domain guest area, fields). */
export const forgottenCopy = {
  heading: 'Wachtwoord vergeten?',
  intro: 'Vul je 06-nummer in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  number: '06-nummer',
  numberHint: 'Bijvoorbeeld 06 12 34 56 78',
  numberRequired: 'Vul je 06-nummer in.',
  numberInvalid: 'Dit 06-nummer klopt niet. Vul 10 cijfers in die beginnen met 06.',
  channel: 'Hoe wil je de link krijgen?',
  channels: [
    ['SMS', 'Per sms'],
    ['EMAIL', 'Per e-mail'],
  ],
  button: 'Stuur de link',
  busy: 'Bezig met versturen',
  back: 'Terug naar inloggen',
  done: {
    heading: 'Kijk in je berichten',
    intro: 'Is dit nummer bij ons bekend? Dan krijg je binnen een paar minuten een link. De link werkt 1 uur.',
    notReceived: 'Niets gekregen? Kijk bij je ongewenste e-mail of probeer het opnieuw.',
    again: 'Nieuwe link aanvragen',
  },
} as const

const problems: Record<PasswordProblem | 'sameAsOld', string> = {
  required: 'Kies een wachtwoord.',
  tooShort: 'Je wachtwoord is te kort. Gebruik minimaal 10 tekens.',
  tooLong: 'Je wachtwoord is te lang. Gebruik maximaal 64 tekens.',
  tooCommon: 'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord.',
  containsPersonal: 'Gebruik niet je naam of 06-nummer in je wachtwoord.',
  sameAsOld: 'Dit is je oude wachtwoord. Kies een nieuw wachtwoord.',
}
const strengths: Record<Strength, string> = { weak: 'Zwak', fair: 'Redelijk', strong: 'Sterk' }

export const newPasswordCopy = {
  heading: 'Kies een nieuw wachtwoord',
  intro: 'Met je nieuwe wachtwoord log je in bij Mijn Tureluur en in de app.',
  password: 'Nieuw wachtwoord',
  hint: 'Minimaal 10 tekens. Een zin is makkelijk te onthouden.',
  problems,
  strength: 'Sterkte van je wachtwoord:',
  strengths,
  again: 'Herhaal je nieuwe wachtwoord',
  againProblems: {
    required: 'Vul je nieuwe wachtwoord nog een keer in.',
    mismatch: 'De twee wachtwoorden zijn niet hetzelfde.',
  },
  button: 'Wachtwoord opslaan',
  busy: 'Bezig met opslaan',
  gone: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe link aan.',
  goneButton: 'Nieuwe link aanvragen',
  done: {
    heading: 'Je nieuwe wachtwoord is opgeslagen',
    intro: 'Je kunt er meteen mee inloggen.',
    button: 'Inloggen',
  },
} as const
