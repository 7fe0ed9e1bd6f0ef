/** Texts of the current password, asked before an account change. */
export const currentPasswordCopy = {
  label: 'Huidig wachtwoord',
  required: 'Vul je huidige wachtwoord in.',
  wrong: 'Je huidige wachtwoord klopt niet.',
  tooOften: 'Je hebt te vaak een verkeerd wachtwoord ingevuld. Probeer het over 15 minuten opnieuw.',
} as const
