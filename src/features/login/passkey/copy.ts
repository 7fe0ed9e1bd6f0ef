/** Words of signing in with a passkey. */
export const passkeySignInCopy = {
  stopped: 'Je toestel heeft niet bevestigd dat jij het bent. Probeer het opnieuw, of log in met je wachtwoord.',
  gone: 'Dat duurde te lang. Probeer het opnieuw.',
  unknown: 'Met deze passkey kun je niet meer inloggen. Kies een andere, of log in met je wachtwoord.',
  wrong: 'We konden je passkey niet controleren. Probeer het opnieuw, of log in met je wachtwoord.',
} as const
