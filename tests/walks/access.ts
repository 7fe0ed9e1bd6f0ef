import * as v from 'valibot'
import { Passkeys } from '#model/security/contract/passkeys.ts'
import { getPush, PushWish } from '#model/warnings/contract.ts'
import type { Reply } from '../world/visitor.ts'
import type { Wanted } from './choices.ts'
import type { Walker } from './customer.ts'
import { must, same } from './must.ts'
import { pocketOf } from './pocket.ts'

/** Who gets in, and which devices are told: the passkeys and the messages that this customer has now, and no others. */

const Id = v.object({ id: v.string() })
const Answered = v.object({ answer: Id })
const Added = v.object({ answer: Id, name: v.string() })
const Renamed = v.object({ ...Id.entries, name: v.string() })
const NewPassword = v.object({ newPassword: v.string() })

/** What the customer has after each of these writes was carried out. */
const changes: Readonly<Record<string, (walker: Walker, input: object, result: unknown) => void>> = {
  addPasskey(walker, input) {
    const { answer, name } = v.parse(Added, input)
    pocketOf(walker).keys.set(answer.id, name)
  },
  renamePasskey(walker, input) {
    const { id, name } = v.parse(Renamed, input)
    pocketOf(walker).keys.set(id, name)
  },
  removePasskey: (walker, input) => pocketOf(walker).keys.delete(v.parse(Id, input).id),
  /** The last changed device comes last. */
  setPush(walker, input, result) {
    const { endpoint, topics } = v.parse(PushWish, input)
    const { devices } = pocketOf(walker)
    devices.delete(endpoint)
    devices.set(endpoint, { id: v.parse(Id, result).id, topics })
  },
  endPush(walker, input) {
    const { devices } = pocketOf(walker)
    const { id } = v.parse(Id, input)
    for (const [endpoint, device] of devices) if (device.id === id) devices.delete(endpoint)
  },
  updatePassword(walker, input) {
    pocketOf(walker).password = v.parse(NewPassword, input).newPassword
  },
}

/** A passkey opens the door from when it was added until it is removed. */
function expectHeard(walker: Walker, input: object, { status, body }: Reply): void {
  const { id } = v.parse(Answered, input).answer
  const { made, keys } = pocketOf(walker)
  if (keys.has(id)) must(status === 200, 'a passkey of this customer is heard', body)
  else if (made.has(id)) must(body.code === 'PASSKEY_UNKNOWN', 'a passkey that was removed or never added is not heard', body)
}

async function expectPasskeys(walker: Walker): Promise<void> {
  const { passkeys } = v.parse(Passkeys, await walker.read('getPasskeys'))
  const own = [...pocketOf(walker).keys].toReversed()
  const listed = passkeys.map(({ id, name }) => [id, name])
  same('the list has the passkeys that were added and not removed', listed, own)
}

async function expectDevices(walker: Walker): Promise<void> {
  const { devices } = v.parse(getPush.answer, await walker.read('getPush'))
  const listed = devices.map(({ id, topics }) => ({ id, topics }))
  same('the devices have the topics that were chosen', listed, [...pocketOf(walker).devices.values()])
}

/** Notes and checks what a write did to passkeys, devices and the password. */
export async function expectAccess(walker: Walker, { name, input }: Wanted, reply: Reply): Promise<void> {
  if (reply.status === 200) changes[name]?.(walker, input, reply.body.result)
  if (name === 'signInWithPasskey' || name === 'proveByPasskey') expectHeard(walker, input, reply)
  if (name.endsWith('Passkey')) await expectPasskeys(walker)
  if (name.endsWith('Push')) await expectDevices(walker)
}
