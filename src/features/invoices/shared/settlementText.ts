import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { Overview } from '#model/overview/contract.ts'

/** When the settlement of who leaves comes, and the fee on it. */
export const settlementText = ({ date, fee }: NonNullable<Overview['settlement']>): string =>
  fee === 0
    ? `Je eindafrekening komt op ${dayInFull(date)}. Opzeggen kost je niets.`
    : `Je eindafrekening komt op ${dayInFull(date)}. Daarop staat je opzegvergoeding van ${euro(fee)}.`
