import { codeCopy } from './shared/codeCopy.ts'

export const mfaCopy = {
  ...codeCopy,
  heading: 'Vul je code in',
  intro: {
    SMS: (destination: string) => `We hebben een sms met een code gestuurd naar ${destination}.`,
    EMAIL: (destination: string) => `We hebben een e-mail met een code gestuurd naar ${destination}.`,
    unknown: 'We hebben je een code gestuurd.',
  },
  gone: 'Dit duurde te lang. Log opnieuw in met je 06-nummer en wachtwoord.',
  trust: 'Onthoud dit apparaat 30 dagen',
  button: 'Inloggen',
  busy: 'Bezig met inloggen',
  back: 'Terug naar inloggen',
} as const
