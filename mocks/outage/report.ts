import type { Account } from '../../fixtures/accounts/account.ts'

/** The number of the outage report with this count, from 1. */
export const outageReferenceOf = ({ number }: Pick<Account, 'number'>, count: number): string =>
  `ST-26${String(number).padStart(3, '0')}-${String(count).padStart(3, '0')}`
