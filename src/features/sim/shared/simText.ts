import type { Simcard, SimcardType } from '#model/sim/contract/simcard.ts'

export const simTypes: Record<SimcardType, string> = {
  USIM: 'Simkaart',
  NFC: 'Simkaart',
  ESIMIOS: 'eSIM (iPhone)',
  ESIMANDROID: 'eSIM (Android)',
  Onbekend: 'eSIM',
}

export const simStatusTypes: Record<Simcard['statusType'], string> = {
  NEW: 'Nog niet geactiveerd',
  ACTIVE: 'Actief',
  SOFTBLOCKED: 'Deels geblokkeerd',
  BLOCKED: 'Geblokkeerd',
  STOLEN: 'Geblokkeerd door jou',
}

export const simTones = {
  NEW: 'info',
  ACTIVE: 'good',
  SOFTBLOCKED: 'warn',
  BLOCKED: 'bad',
  STOLEN: 'bad',
} as const satisfies Record<Simcard['statusType'], string>
