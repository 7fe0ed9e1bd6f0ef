import { codeCopy } from './codeCopy.ts'

/** Texts of a code that a signed-in customer is asked for. */
export const codeAskedCopy = {
  ...codeCopy,
  sent: {
    SMS: (to: string) => `We hebben een sms met een code gestuurd naar ${to}.`,
    EMAIL: (to: string) => `We hebben een e-mail met een code gestuurd naar ${to}.`,
  },
  verify: 'Code bevestigen',
  verifying: 'Bezig met bevestigen',
  gone: 'Dit duurde te lang. Begin opnieuw.',
  error: 'Bevestigen is niet gelukt. Probeer het opnieuw.',
} as const
