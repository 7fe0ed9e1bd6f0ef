import type { Account } from '../../fixtures/accounts/account.ts'
import type { Address } from '../../src/api/contract/address.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { discountEndsOn } from '../../src/domain/household.ts'
import { isSameAddress } from '../../src/typed/address.ts'
import { completeStatusOf } from './complete.ts'
import { groupOf } from './household.ts'

/**
 * The customer at another address. Housemates stay behind, so the household discount ends. Compleet continues while the partner checks
 * whether it has internet at the new address.
 */
export function movedTo(account: Account, address: Address, today: Day): Account {
  if (account.type === 'Prepaid' || isSameAddress(account.address, address)) return { ...account, address }
  const group = groupOf(account, today)
  const hasHousemates = group.members.length > 0
  return {
    ...account,
    address,
    household: hasHousemates
      ? { ...group, invited: [], endsOn: group.endsOn ?? discountEndsOn(today) }
      : { ...group, invited: [] },
    ...(completeStatusOf(account, today) === 'ACTIVE' && { completeStatus: 'OUT_OF_SYNC' as const }),
  }
}
