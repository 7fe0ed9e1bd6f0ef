import * as v from 'valibot'
import * as contract from '#model/warnings/contract.ts'
import { checked } from '../server/answers.ts'
import { area } from '../server/backend.ts'
import { checkAddress, endAt, sender } from './devices.ts'
import { subscribedIn } from './world.ts'

const Which = v.object({ id: contract.PushId })

export const pushOperations = area(contract)({
  getPush: (_, { events }) => ({
    key: sender.key,
    devices: subscribedIn(events).map(({ id, wish: { topics, details } }) => ({ id, topics, details })),
  }),

  setPush(input, { browser, events, account, now, origin, record }) {
    const wish = checked(contract.PushWish, input)
    checkAddress(wish.endpoint)
    // A device tells one customer: messages of an earlier one would be read by this one.
    endAt([browser], wish.endpoint, now, account.number)
    const id = subscribedIn(events).find((one) => one.wish.endpoint === wish.endpoint)?.id ?? crypto.randomUUID()
    record({ kind: 'push-set', id, wish, origin })
    return { id }
  },

  endPush(input, { events, record }) {
    const { id } = checked(Which, input)
    if (subscribedIn(events).some((one) => one.id === id)) record({ kind: 'push-ended', id })
    return true
  },
})
