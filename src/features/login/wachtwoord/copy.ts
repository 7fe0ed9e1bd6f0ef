import { provider } from '#kit/provider.ts'

export const forgottenCopy = {
  heading: 'Wachtwoord vergeten?',
  intro: 'Vul je 06-nummer in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
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
    notReceived: {
      SMS: 'Niets gekregen? Probeer het opnieuw.',
      EMAIL: 'Niets gekregen? Kijk bij je ongewenste e-mail of probeer het opnieuw.',
    },
    again: 'Nieuwe link aanvragen',
  },
} as const

export const setPasswordCopy = {
  heading: 'Kies een nieuw wachtwoord',
  intro: `Met je nieuwe wachtwoord log je in bij ${provider.product} en in de app.`,
  button: 'Wachtwoord opslaan',
  gone: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe link aan.',
  goneButton: 'Nieuwe link aanvragen',
  done: {
    heading: 'Je nieuwe wachtwoord is opgeslagen',
    intro: provider.passkeys
      ? 'Je kunt er meteen mee inloggen. Had je passkeys? Die werken niet meer. Maak ze daarna opnieuw.'
      : 'Je kunt er meteen mee inloggen.',
    button: 'Inloggen',
  },
} as const
