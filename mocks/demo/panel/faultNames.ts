import { EVERY_OPERATION } from '../../server/callNames.ts'
import type { FaultName } from '../../server/faults.ts'

export const faultTexts: Record<FaultName, string> = {
  '500': '500, serverfout',
  '500-silent': '500, zonder uitleg',
  '503': '503, niet beschikbaar',
  '401': '401, niet ingelogd',
  '403': '403, mag niet',
  '404': '404, bestaat niet',
  '429-challenge': '429, eerst een code',
  '429-generic': '429, te vaak gevraagd',
  '200-with-500': '200 met een 500 erin',
  '200-with-500-silent': '200 met een 500, zonder uitleg',
  network: 'Geen verbinding',
  timeout: 'Er komt geen antwoord',
  late: 'Antwoord na 6 seconden',
  lost: 'Gedaan, antwoord kwijt',
  'done-with-500': 'Gedaan, antwoord is 500',
  html: 'HTML in plaats van JSON',
  malformed: 'Kapotte JSON',
  truncated: 'Half antwoord',
  empty: 'Leeg antwoord',
  null: 'Antwoord is null',
  'null-fields': 'Alle velden zijn null',
}

export const callName = (call: string): string => (call === EVERY_OPERATION ? 'Alle vragen' : call)
