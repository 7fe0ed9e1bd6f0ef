import { plural } from '#kit/words/plural.ts'

/** Texts shared by every form that asks for a code from an sms or e-mail. */
export const codeCopy = {
  code: 'Code',
  hint: '6 cijfers',
  required: 'Vul de code in.',
  invalid: 'De code bestaat uit 6 cijfers.',
  wrong: 'Deze code klopt niet. Probeer het opnieuw.',
  attemptsLeft: (count: number) => plural(count, 'Je hebt nog 1 poging.', `Je hebt nog ${count} pogingen.`),
  expired: 'Deze code is verlopen. Vraag een nieuwe code aan.',
  blocked: 'Je hebt te vaak een verkeerde code ingevuld. Probeer het over 15 minuten opnieuw.',
  notReceived: { SMS: 'Geen code gekregen?', EMAIL: 'Geen code gekregen? Kijk ook in je map met ongewenste e-mail.' },
  resend: 'Stuur een nieuwe code',
  resending: 'Bezig met versturen',
  resendIn: (seconds: number) => `Nieuwe code over ${seconds} s`,
  resent: 'We hebben een nieuwe code gestuurd.',
  other: { EMAIL: 'Stuur de code naar mijn e-mail', SMS: 'Stuur de code per sms' },
} as const
