export const passwordProofCopy = {
  body: 'Voor je veiligheid vragen we je wachtwoord nog een keer. Wat je hebt ingevuld, blijft staan.',
  label: 'Wachtwoord',
  required: 'Vul je wachtwoord in.',
  wrong: 'Dit wachtwoord klopt niet. Probeer het opnieuw.',
  button: 'Verder',
  busy: 'Bezig met controleren',
  cancel: 'Annuleren',
} as const

export const codeProofCopy = {
  body: 'Daarom vragen we een code. Zo weten we dat jij het bent.',
  button: 'Stuur me een code',
  busy: 'Bezig met versturen',
  why: 'Vul hem hier in. Geef hem aan niemand anders, ook niet aan ons.',
  failed: 'De code versturen is niet gelukt. Probeer het opnieuw.',
  cancel: 'Annuleren',
} as const

export const passkeyProofCopy = {
  or: 'Of zonder wachtwoord:',
  button: 'Gebruik je passkey',
  busy: 'Je toestel vraagt het je nu',
  stopped: 'Je toestel heeft niet bevestigd dat jij het bent. Probeer het opnieuw, of vul je wachtwoord in.',
  gone: 'Dat duurde te lang. Probeer het opnieuw.',
  unknown: 'Deze passkey is er niet meer. Vul je wachtwoord in.',
  wrong: 'We konden je passkey niet controleren. Vul je wachtwoord in.',
} as const
