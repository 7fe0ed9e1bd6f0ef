import { provider } from '#kit/provider.ts'
import { plural } from '#kit/words/plural.ts'

export const copy = {
  heading: 'Samen voordeliger',
  intro: (amount: string) =>
    `Hebben jullie thuis 2 of meer abonnementen van ${provider.name}? Dan krijgt iedereen ${amount} korting per maand.`,
  more: (from: number, amount: string) => `Met ${from} of meer abonnementen is dat ${amount}.`,
  noPrepaid: 'Samenkorting werkt niet met prepaid.',
  active: (amount: string) => `Je krijgt samenkorting: ${amount} per maand.`,
  ending: (date: string) => `Je bent gestopt met samenkorting. De korting vervalt vanaf ${date}.`,
  membersTitle: 'Abonnementen op jouw adres',
  self: 'Dit ben jij',
  member: 'Doet mee',
  invited: 'Uitgenodigd',
  discountOf: (count: number, amount: string) =>
    `Jullie hebben ${count} abonnementen. Daarom krijgt ieder ${amount} korting per maand.`,
  nextStep: (missing: number, amount: string) =>
    `Met nog ${missing} ${plural(missing, 'abonnement', 'abonnementen')} is het ${amount} per maand.`,
  level: {
    left: (percent: number) => `nog ${percent}% internet`,
    endless: 'internet raakt niet op',
    none: 'deelt niets',
  },
  sharing: 'Laat zien hoeveel internet je nog hebt',
  sharingText: 'Je huisgenoten zien alleen het percentage dat over is. Nooit wat je doet, belt of betaalt.',
  shared: (on: boolean) => (on ? 'Je huisgenoten zien nu hoeveel internet je nog hebt.' : 'Je deelt niets meer.'),
  give: 'Geef data',
  to: (name: string) => `aan ${name}`,
  giveTo: (name: string) => `Geef data aan ${name}`,
  empty: 'Er zijn nog geen andere abonnementen op jouw adres.',
  over: 'Je abonnement is gestopt. Daarom doe je niet meer mee.',
  add: 'Voeg een nummer toe',
  addIntro: 'Vul het 06-nummer van je huisgenoot in. Die krijgt een sms om mee te doen.',
  invite: 'Uitnodigen',
  inviting: 'Bezig met uitnodigen',
  inviteAgainFrom: (date: string) => `Uitnodigen kan weer vanaf ${date}.`,
  stopped: 'Je abonnement is gestopt. Uitnodigen kan niet meer.',
  notNow: 'Je abonnement is opgezegd of geblokkeerd. Uitnodigen kan nu niet.',
  invitedSuccess: (number: string) => `We hebben een sms gestuurd naar ${number}.`,
  leave: 'Stop met samenkorting',
  leaving: 'Bezig met stoppen',
  leaveConfirm: (date: string) => `Stop je met samenkorting? Dan vervalt de korting vanaf ${date}.`,
  failed: 'Dat is niet gelukt. Er is niets veranderd.',
} as const

/** Why a number cannot take part, by refusal code. */
export const householdRefusals: Readonly<Record<string, string>> = {
  OTHER_ADDRESS: 'Dit nummer staat op een ander adres. Samenkorting werkt alleen op hetzelfde adres.',
  NOT_CUSTOMER: `Dit nummer is niet van een klant van ${provider.name}.`,
  PREPAID: 'Samenkorting werkt niet met prepaid.',
  ALREADY: 'Dit nummer doet al mee.',
}
