import type { HouseholdGroup, Housemate, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { housemateName } from '../../fixtures/people.ts'
import type { Household } from '../../src/api/contract/household.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import { householdDiscount } from '../../src/domain/household.ts'
import { maskedNumber } from '../../src/typed/phoneNumber.ts'

/** Every address has one more customer, who can be invited: `06900020` and the number of the test account. */
export const housemateOf = ({ number }: Pick<PostpaidAccount, 'number'>): Housemate => ({
  firstName: housemateName(number),
  phoneNumber: `06900020${String(number).padStart(2, '0')}`,
})

/** The group as it stands today. A customer who cancelled is alone once the discount ends. Invited members accept before the next day. */
export function groupOf(account: PostpaidAccount, today: Day): HouseholdGroup {
  const { members, invited, endsOn } = account.household
  if (endsOn !== null && today >= endsOn) return { members: [], invited: [], endsOn: null }
  const [joined, waiting] = [invited.filter(({ on }) => on < today), invited.filter(({ on }) => on >= today)]
  return { members: [...members, ...joined.map(() => housemateOf(account))], invited: waiting, endsOn }
}

/** The monthly discount in cents. The housemates of test accounts always have a subscription. */
export const householdDiscountOf = (account: PostpaidAccount, today: Day): number =>
  householdDiscount([account, ...groupOf(account, today).members].map(() => ({ isPrepaid: false })))

export function householdOf(account: PostpaidAccount, today: Day): Household {
  const { members, invited, endsOn } = groupOf(account, today)
  const named = (state: 'self' | 'member') => (mate: Housemate) => ({
    state,
    firstName: mate.firstName,
    maskedNumber: maskedNumber(mate.phoneNumber),
  })
  const unnamed = ({ phoneNumber }: { phoneNumber: string }) => ({
    state: 'invited' as const,
    firstName: '',
    maskedNumber: maskedNumber(phoneNumber),
  })
  return {
    discount: householdDiscountOf(account, today),
    endsOn,
    members: [named('self')(account), ...members.map(named('member')), ...invited.map(unnamed)],
  }
}
