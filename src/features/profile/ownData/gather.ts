import { provider } from '#kit/provider.ts'
import { getTravelPlan, type TravelCap } from '#model/abroad/contract.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { type CostLimit, getCostLimit } from '#model/costs/contract.ts'
import { type AutoTopUp, getAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { getHousehold, type Household } from '#model/friends/contract/household.ts'
import { getMemberDeal, type MemberDeal } from '#model/friends/contract/memberDeal.ts'
import { getInvoice, getInvoices, type Invoice, type Invoices } from '#model/invoices/contract/invoices.ts'
import { getPayments, type PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { getInvoiceQuestions, type InvoiceQuestion } from '#model/invoices/contract/questions.ts'
import { getMfaSettings, type MfaSettings } from '#model/login/contract/mfa.ts'
import { getUser, type User } from '#model/login/contract/session.ts'
import type { Args, Read } from '#model/operation.ts'
import { type Overview, overviewFor } from '#model/overview/contract.ts'
import { type HandsetOrder, handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { type Address, getAddress } from '#model/profile/contract/address.ts'
import { getUserDetails, type UserDetails } from '#model/profile/contract/details.ts'
import { getNetworkSettings, type NetworkSettings } from '#model/profile/contract/networkSettings.ts'
import {
  type Advertising,
  getAdvertising,
  getPrivacySettings,
  type PrivacySettings,
} from '#model/profile/contract/preferences.ts'
import { getUserProfile, type UserProfile } from '#model/profile/contract/profile.ts'
import { getUserProfilePicture, type UserProfilePicture } from '#model/profile/contract/profilePicture.ts'
import { getNumberLock, type NumberLock } from '#model/security/contract/numberLock.ts'
import { getPasskeys, type Passkey } from '#model/security/contract/passkeys.ts'
import { getSecurityLog, type SecurityEvent } from '#model/security/contract/security.ts'
import { getSimCard, type Simcard } from '#model/sim/contract/simcard.ts'
import { getPostpaidSubscription, type PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getTimeline, type TimelineRow } from '#model/timeline/contract.ts'
import { getUsage, type Usage } from '#model/usage/contract.ts'
import { getPush, type PushDevice } from '#model/warnings/contract.ts'
import { read } from '#platform/api/client.ts'

export type OfSubscription = {
  subscription: PostpaidSubscription
  options: PostpaidOptions
  phones: HandsetOrder[]
  household: Household
  invoices: Invoice[]
  /** Newest first. */
  questions: readonly InvoiceQuestion[] | null
  limit: CostLimit | null
  lock: NumberLock | null
}

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
  /** Newest first. */
  security: readonly SecurityEvent[]
  /** Oldest first, with what is still to come. */
  timeline: readonly TimelineRow[]
  /** The limit of a trip. */
  trip: TravelCap | null
  devices: readonly PushDevice[]
  /** Newest first. */
  passkeys: readonly Passkey[]
  prepaid: { autoTopUp: AutoTopUp } | null
  postpaid: OfSubscription | null
  /** The payments of a current or former prepaid customer, newest first. */
  payments: PastPayment[]
}

const AT_ONCE = 3

/** A prepaid customer has no invoices. */
const none: Pick<Invoices, 'invoices' | 'hasEarlierPayments'> = { invoices: [], hasEarlierPayments: false }

/** The switches with a read of their own, for everybody and for subscribers. */
const switched = ['securityLog', 'timeline', 'travelPack', 'pushMessages', 'passkeys'] as const
const ofSubscription = ['invoiceQuestions', 'costLimit', 'numberLock'] as const

type OnProgress = (done: number, all: number) => void

/**
 * Reads all data, a few requests at a time, and reports progress. Answers are cached, so a retry after a lost connection repeats none.
 * Stops when `signal` aborts. Throws the Failure.
 */
export function collector(told: OnProgress) {
  const answers = new Map<string, unknown>()
  let all = 0

  async function ask<Input, Output>(signal: AbortSignal, operation: Read<Input, Output>, ...args: Args<Input>): Promise<Output> {
    signal.throwIfAborted()
    const key = JSON.stringify([operation.name, args])
    // The key holds the operation and its input, so the cached answer has this type.
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
    // The reads with a known number; the usage periods and invoices they list are counted later.
    expect((isPrepaid ? 15 : 18) + [...switched, ...(isPrepaid ? [] : ofSubscription)].filter((flag) => provider[flag]).length)
    const usageNow = await ask(signal, getUsage, { events: true })
    const older = usageNow.periods.filter(({ id }) => id !== usageNow.period.id)
    expect(older.length)
    const { invoices: listed, hasEarlierPayments: paidBefore } = isPrepaid ? none : await ask(signal, getInvoices)
    expect(listed.length + (paidBefore ? 1 : 0))
    const one = <Input, Output>(operation: Read<Input, Output>, ...args: Args<Input>) => ask(signal, operation, ...args)
    const usage = await each(older, ({ id }) => one(getUsage, { period: id, events: true }))
    const invoices = await each(listed, ({ id }) => one(getInvoice, { id }))
    const overview = await one(overviewFor(isPrepaid))
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
      security: provider.securityLog ? (await one(getSecurityLog)).events : [],
      timeline: provider.timeline ? (await one(getTimeline)).rows : [],
      trip: provider.travelPack ? (await one(getTravelPlan)).cap : null,
      devices: provider.pushMessages ? (await one(getPush)).devices : [],
      passkeys: provider.passkeys ? (await one(getPasskeys)).passkeys : [],
      prepaid: isPrepaid ? { autoTopUp: await one(getAutoTopUp) } : null,
      payments: isPrepaid || paidBefore ? (await one(getPayments)).payments : [],
      postpaid: isPrepaid
        ? null
        : {
            subscription: await one(getPostpaidSubscription),
            options: await one(getPostpaidOptionsV2),
            phones: await one(handsetOrder),
            household: await one(getHousehold),
            invoices: invoices.filter((invoice) => invoice !== null),
            questions: provider.invoiceQuestions ? await one(getInvoiceQuestions) : null,
            limit: provider.costLimit ? await one(getCostLimit) : null,
            lock: provider.numberLock ? await one(getNumberLock) : null,
          },
    }
  }
}

/**
 * Answers in the order of the items, AT_ONCE in parallel. Throws the first failure after its group has settled, so the other answers are
 * cached.
 */
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
