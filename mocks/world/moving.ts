import type { Account } from '../../fixtures/accounts/account.ts'
import type { Address } from '../../src/api/contract/address.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { isSameAddress } from '../../src/typed/address.ts'
import { completeStatusOf } from './complete.ts'
import { groupLeft } from './household.ts'

/**
 * The customer at another address. Housemates stay behind, so the household discount ends. Compleet continues while the partner checks
 * whether it has internet at the new address.
 */
export function movedTo(account: Account, address: Address, today: Day): Account {
  if (account.type === 'Prepaid' || isSameAddress(account.address, address)) return { ...account, address }
  return {
    ...account,
    address,
    household: groupLeft(account, today),
    ...(completeStatusOf(account, today) === 'ACTIVE' && { completeStatus: 'OUT_OF_SYNC' as const }),
  }
}
