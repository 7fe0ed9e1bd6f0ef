import { read } from '../../../api/client.ts'
import { type Address, getAddress } from '../../../api/contract/address.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '../../../api/contract/bundleOptions.ts'
import { getUserDetails, type UserDetails } from '../../../api/contract/details.ts'
import { type HandsetOrder, handsetOrder } from '../../../api/contract/handsetOrder.ts'
import { getHousehold, type Household } from '../../../api/contract/household.ts'
import { getInvoice, getInvoices, type Invoice, type Invoices } from '../../../api/contract/invoices.ts'
import { getMemberDeal, type MemberDeal } from '../../../api/contract/memberDeal.ts'
import { getMfaSettings, type MfaSettings } from '../../../api/contract/mfa.ts'
import { getNetworkSettings, type NetworkSettings } from '../../../api/contract/networkSettings.ts'
import { type Overview, postpaidOverview, prepaidOverview } from '../../../api/contract/overview.ts'
import { getPayments, type PastPayment } from '../../../api/contract/paymentHistory.ts'
import { type Advertising, getAdvertising, getPrivacySettings, type PrivacySettings } from '../../../api/contract/preferences.ts'
import {
  getUserProfile,
  getUserProfilePicture,
  type UserProfile,
  type UserProfilePicture,
} from '../../../api/contract/profile.ts'
import { getUser, type User } from '../../../api/contract/session.ts'
import { getSimCard, type Simcard } from '../../../api/contract/simcard.ts'
import { getPostpaidSubscription, type PostpaidSubscription } from '../../../api/contract/subscription.ts'
import { getUsage, type Usage } from '../../../api/contract/usage.ts'
import type { Args, Read } from '../../../api/operation.ts'

/** What only a customer with a subscription has. */
export type OfSubscription = {
  subscription: PostpaidSubscription
  options: PostpaidOptions
  phones: HandsetOrder[]
  household: Household
  invoices: Invoice[]
}

/** Everything that this app can ask about a customer. */
export type OwnAnswers = {
  user: User
  details: UserDetails
  address: Address
  profile: UserProfile
  picture: UserProfilePicture
  simcard: Simcard
  overview: Overview
  /** Newest first. */
  usage: Usage[]
  memberDeal: MemberDeal
  advertising: Advertising
  privacy: PrivacySettings
  network: NetworkSettings
  mfa: MfaSettings
  postpaid: OfSubscription | null
  /** Of who pays in advance, or did before the subscription, newest first. */
  payments: PastPayment[]
}

/** So many questions at once. */
const AT_ONCE = 3

/** The invoices of who pays in advance. */
const none: Pick<Invoices, 'invoices' | 'hasEarlierPayments'> = { invoices: [], hasEarlierPayments: false }

type Told = (done: number, all: number) => void

/**
 * Asks everything, a few things at a time, and tells how far it is. What was answered is kept for the next try, so that a connection that
 * breaks off costs nothing twice. It stops when `signal` says so. Throws the Failure.
 */
export function collector(told: Told) {
  const answers = new Map<string, unknown>()
  let all = 0

  async function ask<Input, Output>(signal: AbortSignal, operation: Read<Input, Output>, ...args: Args<Input>): Promise<Output> {
    signal.throwIfAborted()
    const key = JSON.stringify([operation.name, args])
    // Only what this operation answered to this input is kept under this key.
    if (answers.has(key)) return answers.get(key) as Output
    const answer = await read(operation, ...args)
    answers.set(key, answer)
    told(answers.size, Math.max(all, answers.size))
    return answer
  }

  const expect = (more: number) => {
    all += more
    told(answers.size, all)
  }

  return async function collect(isPrepaid: boolean, signal: AbortSignal): Promise<OwnAnswers> {
    all = 0
    // What everybody has, what a subscriber has besides, and the first period and the list of invoices, which say how much follows.
    expect(isPrepaid ? 14 : 18)
    const usageNow = await ask(signal, getUsage, { events: true })
    const older = usageNow.periods.filter(({ id }) => id !== usageNow.period.id)
    expect(older.length)
    const { invoices: listed, hasEarlierPayments: paidBefore } = isPrepaid ? none : await ask(signal, getInvoices)
    expect(listed.length + (paidBefore ? 1 : 0))
    const one = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>) => ask(signal, operation, ...args)
    const usage = await each(older, ({ id }) => one(getUsage, { period: id, events: true }))
    const invoices = await each(listed, ({ id }) => one(getInvoice, { id }))
    const overview = await one(isPrepaid ? prepaidOverview : postpaidOverview)
    return {
      user: await one(getUser),
      details: await one(getUserDetails),
      address: await one(getAddress),
      profile: await one(getUserProfile),
      picture: await one(getUserProfilePicture),
      simcard: await one(getSimCard),
      overview,
      usage: [usageNow, ...usage],
      memberDeal: await one(getMemberDeal),
      advertising: await one(getAdvertising),
      privacy: await one(getPrivacySettings),
      network: await one(getNetworkSettings),
      mfa: await one(getMfaSettings),
      payments: isPrepaid || paidBefore ? (await one(getPayments)).payments : [],
      postpaid: isPrepaid
        ? null
        : {
            subscription: await one(getPostpaidSubscription),
            options: await one(getPostpaidOptionsV2),
            phones: await one(handsetOrder),
            household: await one(getHousehold),
            invoices: invoices.filter((invoice) => invoice !== null),
          },
    }
  }
}

/** The answers in the order of the questions, a few at a time. The first that fails is thrown; what was asked beside it is answered and kept. */
async function each<Item, Answer>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const group = await Promise.allSettled(items.slice(at, at + AT_ONCE).map(ask))
    for (const outcome of group) {
      if (outcome.status === 'rejected') throw outcome.reason
      answers.push(outcome.value)
    }
  }
  return answers
}
