import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import {
  hasGift,
  mayBuyData,
  mayBuyMinutes,
  mayEditPorting,
  mayOrderHandset,
  mayRetain,
  onboarding,
} from '#model/access/access.ts'
import { currentOf, monthlyOf } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { getUserProfile } from '#model/profile/contract/profile.ts'
import { getUserProfilePicture } from '#model/profile/contract/profilePicture.ts'
import { isInRenewalWindow, mayRenew } from '#model/renewal/renewal.ts'
import { isRetentionMode } from '#model/renewal/retention.ts'
import { getSimcardContract } from '#model/sim/contract/simcard.ts'
import { canBlock, canUnblock, isDefaultBlocked } from '#model/sim/simcard.ts'
import { todays } from '../world/checks.ts'
import { accountsOn } from '../world/seen.ts'
import { answerOf, tell } from '../world/told.ts'

describe.each(todays)('on %s', (today) => {
  const now = momentOf(today, 12)

  test.each(accountsOn(today))('account $number: $title', (account) => {
    const { user, simcard, porting, overview, subscription, orders, facts, asks, tiles } = tell(account, today)
    const isActive = overview.subscriptionActive

    // all questions have an answer once every fact is known
    for (const gate of [mayBuyData, mayBuyMinutes, mayRetain, mayOrderHandset]) expect(gate(facts)).toBeTypeOf('boolean')

    // the card: its two statuses agree, and exactly one action applies
    expect(simcard.status === 'Actief').toBe(['NEW', 'ACTIVE'].includes(simcard.statusType))
    const standings = [canBlock(simcard), canUnblock(simcard), isDefaultBlocked(simcard), simcard.statusType === 'NEW']
    expect(standings.filter(Boolean)).toHaveLength(1)
    expect(simcard.hasPendingSimcardActivation).toBe(simcard.statusType === 'NEW')
    expect(asks.has('simActivation') || asks.has('esimActivation')).toBe(simcard.hasPendingSimcardActivation)
    expect(asks.has('simBlocked')).toBe(isActive && simcard.status === 'Geblokkeerd' && !onboarding(facts))
    expect(user.phoneNumber).toBe(account.phoneNumber)

    // an unconfirmed contract: a blocked card, and the overview asks to confirm
    expect(onboarding(facts)).toBe(asks.has('onboarding'))
    expect(onboarding(facts)).toBe(!account.contractAccepted)
    if (!account.contractAccepted) expect(simcard).toMatchObject({ status: 'Geblokkeerd', statusType: 'BLOCKED' })

    // the porting
    const item = [...asks].find((type) => type?.startsWith('porting'))
    const expected = {
      portingSms: 'PENDING',
      portingApproved: 'PENDING',
      portingSent: 'REQUEST_SENT',
      portingRejected: 'REJECTED',
    }
    expect(porting.status).toBe(expected[item as keyof typeof expected] ?? 'NO_PORTING')
    expect(porting.rejectionCode !== null).toBe(porting.status === 'REJECTED')
    expect(mayEditPorting(facts)).toBe(item !== undefined || asks.has('onboarding'))

    // gifts
    expect(hasGift(facts)).toBe(overview.giftBundles.length > 0)

    if (account.type === 'Prepaid') {
      expect(subscription).toBeNull()
      expect(orders).toBeNull()
      expect(answerOf(getSimcardContract, account, today)).toBeNull()
      expect(user).toMatchObject({ isPrepaid: true, isHandsetEligible: false, handsetRejectionReason: null })
      return
    }
    if (!subscription) throw new Error('a customer without a subscription')

    // the subscription agrees with the overview
    const { cancelSubscriptionStatus: status, contract, bundles, terminationDate } = subscription
    expect(subscription.complete.completeStatus).toBe(overview.completeStatus)
    expect(terminationDate).toBe(overview.terminationDate)
    expect(status === 'Terminated').toBe(!isActive)
    expect(terminationDate !== null && terminationDate < today).toBe(status === 'Terminated')
    expect(status === 'ToBeTerminated').toBe(asks.has('terminating'))
    expect(status === 'Blocked').toBe(simcard.statusType === 'SOFTBLOCKED')
    expect([subscription.buyDataEligible, subscription.buyMinuteEligible]).toEqual(
      status === 'Active' ? [true, true] : [false, false],
    )

    // one right to buy internet: on the overview, on the usage screens and in the gate
    expect(overview.buyDataEligible).toBe(subscription.buyDataEligible)
    expect(mayBuyData(facts)).toBe(overview.buyDataEligible)

    // the contract
    const end = contract?.contractEndDate ?? null
    expect(end).toBe(account.contractEnd)
    expect(tiles.has('renew')).toBe(end !== null && isInRenewalWindow(end, today) && status === 'Active')
    if (contract?.isRenewalEligible) expect(mayRenew(subscription, now)).toBe(true)
    if (status === 'Active' && subscription.bindingPeriodType !== 'monthBindingPeriod')
      expect(mayRenew(subscription, now)).toBe(contract === null || contract.isRenewalEligible)
    expect(answerOf(getSimcardContract, account, today)).toMatchObject({
      contractAccepted: account.contractAccepted ? 'true' : 'false',
      contractEndDate: end,
      bindingPeriodType: subscription.bindingPeriodType,
      startDate: subscription.startDate,
    })

    // the monthly costs agree with the overview, unless the first month is incomplete
    const options = answerOf(getPostpaidOptionsV2, account, today)
    if (!options) throw new Error('a customer without bundles')
    const fixed = overview.currentCosts?.fixed.filter(({ title }) => title === 'Bundels' || title === 'Dataplafond') ?? []
    if (fixed.some(({ title }) => title === 'Bundels'))
      expect(monthlyOf(currentOf(options))).toBe(fixed.reduce((sum, { amount }) => sum + amount, 0))

    // the bundles
    const pending = bundles.filter(({ subscribedStatus }) => subscribedStatus === 'Pending')
    expect(tiles.has('pendingBundle')).toBe(pending.length > 0)
    expect(isRetentionMode(bundles)).toBe(pending.length > 0)
    expect(mayRetain(facts)).toBe(pending.length === 0)
    expect(bundles.length > 0).toBe(isActive)
    expect(bundles.some(({ code }) => code === 'DATA_CAP')).toBe(overview.dataCap?.active ?? false)

    // the phone
    expect(orders?.map(({ totalPaid, totalCredit }) => [totalPaid, totalCredit]) ?? []).toEqual(
      overview.tiles.filter(({ templateType }) => templateType === 'phone').map(({ paid, total }) => [paid, total]),
    )
    for (const { totalPaid, totalCredit, monthlyPrice } of orders ?? []) {
      expect(totalPaid <= totalCredit && totalPaid % monthlyPrice === 0 && totalCredit % monthlyPrice === 0).toBe(true)
    }
    expect(user.isHandsetEligible).toBe(user.handsetRejectionReason === null)
    expect(user.handsetRejectionReason === 'OPEN_INVOICE').toBe(asks.has('paymentOverdue') || asks.has('arrangement'))
    expect(mayOrderHandset(facts)).toBe(user.isHandsetEligible)
  })

  test.each(accountsOn(today))('account $number: the profile and its picture are of one moment, in the past', (account) => {
    const profile = answerOf(getUserProfile, account, today)
    const picture = answerOf(getUserProfilePicture, account, today)
    expect(profile).toMatchObject({ avatarId: account.avatarId, nickName: account.nickName })
    expect(picture?.pictureModifiedDate).toBe(profile?.pictureModifiedDate)
    expect(picture?.pictureModifiedDate !== null).toBe(picture?.base64 !== null)
    if (profile?.pictureModifiedDate) expect(Date.parse(profile.pictureModifiedDate)).toBeLessThan(now)
  })
})
