import type { PasswordProblem, Strength } from '#model/login/password.ts'

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
  busy: 'Bezig met opslaan',
} as const
