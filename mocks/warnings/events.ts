import * as v from 'valibot'
import { PushId, PushWish } from '#model/warnings/contract.ts'

/** Events about push messages. A browser is known by the address of its push service. `origin`: that of the app there. */
export const pushEvents = {
  'push-set': { id: PushId, wish: v.strictObject(PushWish.entries), origin: v.pipe(v.string(), v.url(), v.maxLength(300)) },
  'push-ended': { id: PushId },
}
