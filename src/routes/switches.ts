import { provider } from '#kit/provider.ts'

type Flags = Pick<
  typeof provider,
  | 'costLimit'
  | 'invoiceQuestions'
  | 'memberGetMember'
  | 'passkeys'
  | 'pushMessages'
  | 'securityLog'
  | 'timeline'
  | 'travelPack'
  | 'yearCard'
>

/** The screens that not every provider has. */
const switches: Readonly<Partial<Record<string, keyof Flags>>> = {
  '/factuur/:id/regel/:line': 'invoiceQuestions',
  '/tijdlijn': 'timeline',
  '/vriendendeal': 'memberGetMember',
  '/buitenland': 'travelPack',
  '/jaarkaart': 'yearCard',
  '/instellingen/kostenlimiet': 'costLimit',
  '/instellingen/waarschuwingen/meldingen': 'pushMessages',
  '/instellingen/gegevens/passkeys': 'passkeys',
  '/instellingen/gegevens/beveiliging': 'securityLog',
  '/instellingen/gegevens/beveiliging/dit-was-ik-niet': 'securityLog',
}

/** True when this provider has the screen; some depend on a flag. */
export function isSwitchedOn(path: string, flags: Flags = provider): boolean {
  const flag = switches[path]
  return flag === undefined || flags[flag]
}
