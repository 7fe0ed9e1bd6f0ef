import { proxy, useSnapshot } from 'valtio'
import { accountHash } from '#platform/session/account.ts'
import { type FollowedOutage, followedOutage } from '#platform/storage/registry.ts'
import { readRowPatiently, updateRow, writeRow } from '#platform/storage/rows.ts'

const state = proxy<{ followed: FollowedOutage | null }>({ followed: null })

/** The outage that this customer follows on this device, as far as it was looked up. */
export const useFollowed = (): FollowedOutage | null => useSnapshot(state).followed

/** Looks up the followed outage. Null without one, or as long as the customer is unknown. */
export async function findFollowed(): Promise<FollowedOutage | null> {
  const value = (await readRowPatiently(followedOutage))?.value ?? null
  const account = value && (await accountHash().catch(() => null))
  state.followed = value && value.account === account ? value : null
  return state.followed
}

/** Follows an outage, instead of an earlier one. False when the device keeps nothing. */
export async function followOutage(outage: Omit<FollowedOutage, 'account'>): Promise<boolean> {
  await writeRow(followedOutage, { ...outage, account: await accountHash() })
  return (await findFollowed())?.id === outage.id
}

/** Ends following this outage. True for the one tab that ended it. */
export async function unfollow(id: string): Promise<boolean> {
  let isEnded = false
  await updateRow(followedOutage, (value) => {
    isEnded = value?.id === id
    return isEnded ? null : value
  })
  if (state.followed?.id === id) state.followed = null
  return isEnded
}
