/** Texts shared by every form that asks for a code from an sms. */
export const smsCopy = {
  label: 'Code uit de sms',
  hint: '6 cijfers',
  required: 'Vul de code uit de sms in.',
  invalid: 'De code bestaat uit 6 cijfers.',
  wrong: 'Deze code klopt niet. Kijk nog eens in je sms.',
  expired: 'Deze code is verlopen. We kunnen je een nieuwe sturen.',
  blocked: 'Je hebt te vaak een verkeerde code ingevuld. Probeer het over 15 minuten opnieuw.',
  confirming: 'Bezig met bevestigen',
  resending: 'Bezig met versturen',
  resendFailed: 'Een nieuwe sms sturen is niet gelukt. Probeer het over een minuut opnieuw.',
  resendLimit: 'Je hebt al 3 keer een nieuwe sms gevraagd. Probeer het morgen opnieuw.',
} as const
