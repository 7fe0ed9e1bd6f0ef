/**
 * The household discount in the demo. Every test account with a subscription has a housemate who can be invited: `06900020` and the number
 * of the account (1: 06 90 00 20 01). An invited housemate takes part from the next day, which the demo clock can reach. Every other number
 * is refused: the customer's own number and those of members (ALREADY), prepaid test accounts (PREPAID), test accounts and
 * housemates elsewhere (OTHER_ADDRESS), and unknown numbers (NOT_CUSTOMER).
 */

import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { leftOf } from '#model/bundles/bundles.ts'
import type { Household } from '#model/friends/contract/household.ts'
import * as contract from '#model/friends/contract/household.ts'
import * as memberDealContract from '#model/friends/contract/memberDeal.ts'
import { giftSizes, givingProblem, hasDataToGive } from '#model/friends/giving.ts'
import { discountEndsOn } from '#model/friends/household.ts'
import { giftStatus } from '#model/friends/memberDeal.ts'
import type { DataBundle } from '#model/overview/contract.ts'
import type { RefusalCode } from '#model/refusals.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { HouseholdGroup, Housemate, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { overviewOf } from '../overview/overview.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area } from '../server/backend.ts'
import { subscriber } from '../subscription/operations.ts'
import { cancelStatusOf } from '../subscription/subscription.ts'
import { hasEnded } from '../world/periods.ts'
import { type World, worldOf } from '../world/world.ts'
import { friendStartOf, groupOf, householdOf, housemateOf, memberIdOf } from './world.ts'

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

const Gift = v.object({ member: v.pipe(v.string(), v.maxLength(64)), size: v.picklist(giftSizes) })

/** The bundle out of which this customer can give data; null when they give nothing (domain 1.22). */
function bundleToGive(customer: PostpaidAccount, world: World): DataBundle | null {
  const { dataBundle, standstill } = overviewOf(world)
  const isStill = standstill != null && standstill.why !== 'capped'
  if (!provider.givesData || isStill || isCancelledLike(cancelStatusOf(customer, world.today))) return null
  return hasDataToGive(dataBundle) ? dataBundle : null
}

function householdIn(customer: PostpaidAccount, world: World): Household {
  const gives = bundleToGive(customer, world) !== null && groupOf(customer, world.today).endsOn === null
  return householdOf(customer, world.today, overviewOf(world).dataBundle, gives)
}

/** The member with this id, who can receive data now. */
function receiverIn(customer: PostpaidAccount, world: World, id: string): Housemate | undefined {
  const told = householdIn(customer, world).members.some(({ receives }) => receives === id)
  return told ? groupOf(customer, world.today).members.find((_, at) => memberIdOf(customer, at) === id) : undefined
}

const givingRefusals = { left: 'TOO_LITTLE_LEFT', month: 'MONTH_FULL' } as const

export const householdOperations = area(contract)({
  getHousehold: (_, { account, world }) => householdIn(subscriber(account), world),

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
    return householdIn(changed, worldOf(changed, today))
  },

  giveData(input, { account, world, record, text }) {
    const { member, size } = checked(Gift, input)
    const customer = subscriber(account)
    const { today } = world
    if (hasEnded(customer, today)) throw new Refusal(409, 'The subscription has ended', 'ENDED')
    const bundle = bundleToGive(customer, world)
    if (bundle === null) throw new Refusal(403, 'This customer gives no data', 'NOT_ALLOWED')
    const group = groupOf(customer, today)
    if (group.members.length === 0 || group.endsOn !== null) throw new Refusal(409, 'There is nobody to give to', 'NO_GROUP')
    const receiver = receiverIn(customer, world, member)
    if (!receiver) throw new Refusal(409, 'This member receives no data', 'NOT_RECEIVING')
    const problem = givingProblem(bundle, size)
    if (problem !== null) throw new Refusal(409, 'This is too much', givingRefusals[problem])
    const { firstName, phoneNumber } = receiver
    const { until } = bundle
    const left = overviewOf(worldOf(subscriber(record({ kind: 'data-given', phoneNumber, size })), today)).dataBundle
    text(phoneNumber, `${customer.firstName} geeft je ${sizeText(size)}. Je kunt het gebruiken tot en met ${dayInFull(until)}.`)
    return { firstName, size, until, left: left ? leftOf(left) : 0 }
  },
})
