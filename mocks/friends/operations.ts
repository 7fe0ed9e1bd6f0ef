/**
 * The household discount in the demo. Every test account with a subscription has a housemate who can be invited: `06900020` and the number
 * of the account (1: 06 90 00 20 01). An invited housemate takes part from the next day, which the demo clock can reach. Every other number
 * is refused: the customer's own number and those of members (ALREADY), prepaid test accounts (PREPAID), test accounts and
 * housemates elsewhere (OTHER_ADDRESS), and unknown numbers (NOT_CUSTOMER).
 */

import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import * as contract from '#model/friends/contract/household.ts'
import * as memberDealContract from '#model/friends/contract/memberDeal.ts'
import { discountEndsOn } from '#model/friends/household.ts'
import { giftStatus } from '#model/friends/memberDeal.ts'
import type { RefusalCode } from '#model/refusals.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { HouseholdGroup, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { overviewOf } from '../overview/overview.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area } from '../server/backend.ts'
import { subscriber } from '../subscription/operations.ts'
import { cancelStatusOf } from '../subscription/subscription.ts'
import { hasEnded } from '../world/periods.ts'
import { worldOf } from '../world/world.ts'
import { friendStartOf, groupOf, householdOf, housemateOf } from './world.ts'

/** The customer's referral code: constant, and it reveals nothing about the customer. */
const codeOf = (account: number): string => (account * 7_654_321 + 1_000_003).toString(36).toUpperCase()

export const memberDealOperations = area(memberDealContract)({
  getMemberDeal: (_, { account: { number, friends }, world: { today } }) => ({
    code: codeOf(number),
    friends: friends.map((friend) => ({
      firstName: friend.firstName,
      orderedOn: friend.orderedOn,
      ...giftStatus(friendStartOf(friend, today), today),
    })),
  }),
})

const Sharing = v.object({ on: v.boolean() })

const Invitation = v.object({ phoneNumber: v.pipe(v.string(), v.maxLength(20)) })

/** Why this number cannot join this household; null when it can. */
function objectionTo(number: string, customer: PostpaidAccount, { members }: HouseholdGroup): RefusalCode | null {
  if ([customer, ...members].some(({ phoneNumber }) => phoneNumber === number)) return 'ALREADY'
  if (number === housemateOf(customer).phoneNumber) return null
  const known = accounts.find(({ phoneNumber }) => phoneNumber === number)
  if (known?.type === 'Prepaid') return 'PREPAID'
  const elsewhere = accounts.flatMap((account) =>
    account.type === 'Postpaid' ? [housemateOf(account), ...account.household.members] : [],
  )
  return known || elsewhere.some(({ phoneNumber }) => phoneNumber === number) ? 'OTHER_ADDRESS' : 'NOT_CUSTOMER'
}

export const householdOperations = area(contract)({
  getHousehold: (_, { account, world }) => householdOf(subscriber(account), world.today, overviewOf(world).dataBundle),

  inviteToHousehold(input, { account, world: { today }, record, text }) {
    const customer = subscriber(account)
    const number = mobileNumber(checked(Invitation, input).phoneNumber)
    if (number === null) throw new Refusal(400, 'Expected a mobile number')
    if (hasEnded(customer, today)) throw new Refusal(409, 'The subscription has ended', 'ENDED')
    if (isCancelledLike(cancelStatusOf(customer, today))) throw new Refusal(403, 'Nothing can be changed', 'NOT_ALLOWED')
    const group = groupOf(customer, today)
    if (group.endsOn !== null) throw new Refusal(409, 'This customer has left', 'LEFT')
    const objection = objectionTo(number, customer, group)
    if (objection !== null) throw new Refusal(422, 'This number cannot take part', objection)
    record({ kind: 'invited', phoneNumber: number })
    text(number, `${customer.firstName} vraagt je mee te doen met samenkorting van ${provider.name}. Antwoord JA om mee te doen.`)
    return true
  },

  leaveHousehold(_, { account, world: { today }, record }) {
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(409, 'The subscription has ended', 'ENDED')
    const group = groupOf(customer, today)
    if (group.members.length === 0) throw new Refusal(409, 'There is no group to leave', 'NO_GROUP')
    const endsOn = group.endsOn ?? discountEndsOn(today)
    record({ kind: 'household-left' })
    return { endsOn }
  },

  shareLevel(input, { account, world: { today }, record }) {
    const { on } = checked(Sharing, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(409, 'The subscription has ended', 'ENDED')
    const group = groupOf(customer, today)
    if (group.members.length === 0 || group.endsOn !== null) throw new Refusal(409, 'There is nobody to share with', 'NO_GROUP')
    const changed = subscriber(record({ kind: 'level-shared', on }))
    return householdOf(changed, today, overviewOf(worldOf(changed, today)).dataBundle)
  },
})
