import { usableUntil } from '#model/bundles/gifts.ts'
import { withComplete } from '../bundles/complete.ts'
import { withExtra } from '../bundles/extras.ts'
import { withPending } from '../bundles/pending.ts'
import { groupLeft, groupNow, groupSharing, withGivenData } from '../friends/world.ts'
import { withNumberAsked } from '../security/numberLock.ts'
import { terminationOf } from '../world/periods.ts'
import { ofSubscriber, type Reducers } from '../world/reducer.ts'
import { newContractOf, stays, terminated, withdrawn, withoutPending } from './cancelling.ts'
import type { subscriptionEvents } from './events.ts'
import { mayActivateComplete } from './subscription.ts'

export const subscriptionReducers: Reducers<typeof subscriptionEvents> = {
  'bundle-change': ofSubscriber((account, { change, complete }, today) => ({
    ...withPending(complete && mayActivateComplete(account, today) ? withComplete(account, today) : account, change, today),
    newContract: newContractOf(account, change, today),
  })),
  'bundle-change-undone': ofSubscriber((account, _, today) => withoutPending(account, today)),
  complete: ofSubscriber((account, _, today) => (mayActivateComplete(account, today) ? withComplete(account, today) : account)),
  terminated: ofSubscriber((account, { endsOn, fee }, today) => terminated(account, endsOn, fee, today)),
  'termination-undone': ofSubscriber((account, _, today) => stays(account, today)),
  'number-leaves': (account, { at }) => withNumberAsked(account, at),
  withdrawn: ofSubscriber((account, { receipt }, today) => withdrawn(account, receipt.kind, today)),
  extra: ofSubscriber((account, { type, size, price, until }, today) =>
    withExtra(account, { type, size, price, day: today, until, isGift: false }),
  ),
  'gift-unwrapped': ofSubscriber((account, { index }, today) => {
    const gift = account.gifts[index]
    if (!gift || gift.isUnwrapped) return account
    const gifts = account.gifts.map((own, at) => (at === index ? { ...own, isUnwrapped: true as const } : own))
    const { type, size } = gift
    return withExtra(
      { ...account, gifts },
      { type, size, price: 0, day: today, until: usableUntil(today, terminationOf(account)), isGift: true },
    )
  }),
  'gift-arrived': ofSubscriber((account, { type, size, until }) => ({
    ...account,
    gifts: [...account.gifts, { type, size, until }],
  })),
  'data-cap': ofSubscriber((account, { on }, today) => {
    const { bundles, dataCapSwitched, pending } = account
    if (bundles.dataCap === on) return account
    return {
      ...account,
      bundles: { ...bundles, dataCap: on },
      dataCapSwitched: [...dataCapSwitched, today],
      // A pending change of bundles keeps the new data cap.
      pending: pending && { ...pending, bundles: { ...pending.bundles, dataCap: on } },
    }
  }),
  invited: ofSubscriber((account, { phoneNumber }, today) => {
    const group = groupNow(account, today)
    // Another invitation takes the place of one that waits.
    const others = group.invited.filter(({ phoneNumber: number, on }) => number !== phoneNumber || on < today)
    return { ...account, household: { ...group, invited: [...others, { phoneNumber, on: today }] } }
  }),
  'household-left': ofSubscriber((account, _, today) => ({ ...account, household: groupLeft(account, today) })),
  'level-shared': ofSubscriber((account, { on }) => ({ ...account, household: groupSharing(account.household, on) })),
  'data-given': ofSubscriber((account, { phoneNumber, size }, today) => withGivenData(account, phoneNumber, size, today)),
  'contract-accepted': (account) => ({
    ...account,
    contractAccepted: true,
    simcard: { ...account.simcard, status: 'Actief', statusType: 'ACTIVE' },
  }),
}
