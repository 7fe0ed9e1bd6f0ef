import { codeAskedCopy } from '#features/login/shared/codeAskedCopy.ts'
import { currentPasswordCopy } from '#features/login/shared/currentPasswordCopy.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'

const by: Record<MfaMethod, string> = { SMS: 'sms', EMAIL: 'e-mail' }

export const mfaSettingsCopy = {
  ...codeAskedCopy,
  title: '2-stapsbeveiliging',
  intro: 'Met 2-stapsbeveiliging log je in met je wachtwoord en een code. Zo is je account beter beveiligd.',
  back: 'Mijn gegevens',
  status: {
    ACTIVE: (method: MfaMethod) => `2-stapsbeveiliging staat aan. Je krijgt je code per ${by[method]}.`,
    PENDING_VERIFICATION: 'Bijna klaar. Vul de code in die we hebben gestuurd.',
    DISABLED_BY_CUSTOMER: '2-stapsbeveiliging staat uit.',
    UNSUPPORTED_PLATFORM: '2-stapsbeveiliging werkt nog niet voor jouw abonnement.',
  },
  methodTitle: 'Hoe wil je de code krijgen?',
  methods: { SMS: (to: string) => `Per sms op ${to}`, EMAIL: (to: string) => `Per e-mail op ${to}` },
  already: 'Zo krijg je hem nu.',
  simBlocked: 'Je simkaart is geblokkeerd: een sms komt niet aan.',
  simBlockedNow: 'Je simkaart is geblokkeerd. Een code per sms komt niet aan. Kies zo lang voor e-mail.',
  password: 'Je wachtwoord',
  passwordRequired: 'Vul je wachtwoord in.',
  passwordWrong: 'Dit wachtwoord klopt niet. Probeer het opnieuw.',
  passwordTooOften: currentPasswordCopy.tooOften,
  turnOn: 'Aanzetten',
  change: 'Manier wijzigen',
  turnOff: 'Uitzetten',
  cancel: 'Annuleren',
  sending: 'Bezig met versturen',
  waiting: {
    on: 'Vul de code in om 2-stapsbeveiliging aan te zetten.',
    off: 'Vul de code in om 2-stapsbeveiliging uit te zetten.',
  },
  ask: {
    title: '2-stapsbeveiliging uitzetten?',
    body: 'Weet je het zeker? Je account is dan minder goed beveiligd.',
    confirm: 'Uitzetten',
  },
  successOn: '2-stapsbeveiliging staat aan.',
  successOff: '2-stapsbeveiliging staat uit.',
  error: 'Wijzigen is niet gelukt. Probeer het opnieuw.',
} as const
