import { MOST_GIVEN } from '#model/friends/giving.ts'

const GB = 1000

export const copy = {
  loadFailed: 'We kunnen nu niet zien hoeveel internet je nog hebt.',
  offline: {
    device: 'Je bent offline. Data geven kan alleen met internet.',
    server: 'We krijgen geen verbinding. Data geven kan nu niet.',
  },
  left: (size: string) => `Je hebt nog ${size}.`,
  own: (size: string) => `Daarvan is ${size} uit je eigen bundel. Extra internet en cadeaus kun je niet geven.`,
  means: (name: string) => `Wat je geeft, gaat direct naar ${name}. Je krijgt het niet terug.`,
  until: (name: string, day: string) => `${name} kan het gebruiken tot en met ${day}.`,
  choose: 'Hoeveel geef je?',
  after: (size: string) => `Dan heb je nog ${size}`,
  runsOut: (day: string) => `Op dit tempo is je internet dan rond ${day} op.`,
  problems: { left: 'Zoveel heb je niet meer', month: 'Dat is te veel voor deze maand' },
  nothing: 'Je hebt te weinig over om te geven. Dat kan vanaf 1\u00a0GB.',
  full: (day: string) => `Je gaf deze maand al ${MOST_GIVEN / GB}\u00a0GB. Meer geven kan weer vanaf ${day}.`,
  give: (size: string) => `Geef ${size}`,
  giving: 'Bezig met geven',
  given: (size: string, name: string, left: string) =>
    `Gelukt: ${name} heeft er ${size} bij en krijgt daarover een sms. Jij hebt nog ${left}.`,
  failed: 'Dat is niet gelukt. Er is niets veranderd.',
} as const

/** Why nothing was given, by refusal code. */
export const givingRefusals: Readonly<Record<string, string>> = {
  ENDED: 'Je abonnement is gestopt. Data geven kan niet meer.',
  NOT_ALLOWED: 'Met dit abonnement kun je nu geen data geven.',
  NO_GROUP: 'Je doet niet meer mee met samenkorting. Daarom kun je geen data geven.',
  NOT_RECEIVING: 'Je huisgenoot kan nu geen data krijgen. Er is niets veranderd.',
  TOO_LITTLE_LEFT: 'Dat is meer dan je nog hebt. Er is niets veranderd.',
  MONTH_FULL: `Je geeft samen hooguit ${MOST_GIVEN / GB}\u00a0GB per maand. Er is niets veranderd.`,
}
