import type { Day } from '#kit/parts.ts'
import { isSameAddress } from '#kit/typed/address.ts'
import type { Address } from '#model/profile/contract/address.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { completeStatusOf } from '../bundles/complete.ts'
import { groupLeft } from '../friends/household.ts'

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
