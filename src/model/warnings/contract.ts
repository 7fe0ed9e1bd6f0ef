import * as v from 'valibot'
import { known } from '#kit/parts.ts'
import { get, post, put, takes } from '#model/operation.ts'

/** The subjects of push messages that a customer chooses from. */
export const PushTopic = v.picklist(['bundle', 'credit', 'invoice', 'payment', 'order', 'outage', 'security'])
export type PushTopic = v.InferOutput<typeof PushTopic>

export const PushId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))

/** `details`: messages name amounts and numbers, also on a lock screen. */
const PushDevice = v.object({ id: PushId, topics: known(PushTopic), details: v.boolean() })
export type PushDevice = v.InferOutput<typeof PushDevice>

/** Bytes as base64url without padding. */
const bytes = (least: number, most: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${least},${most}}$`)))

/** A browser's subscription (RFC 8030, RFC 8291): the address of its push service, its public key and its secret. */
export const PushAddress = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(2000)),
  p256dh: bytes(87, 88),
  auth: bytes(22, 24),
})
export type PushAddress = v.InferOutput<typeof PushAddress>

export const PushWish = v.object({ ...PushAddress.entries, topics: v.array(PushTopic), details: v.boolean() })
export type PushWish = v.InferOutput<typeof PushWish>

/** `key`: the public key of the sender (VAPID, RFC 8292); null when this backend sends no push messages. */
export const getPush = get('getPush', v.object({ key: v.nullable(bytes(87, 88)), devices: v.array(PushDevice) })) // not in the spec

/** Starts messages to a browser, or changes them: a browser is known by its address. Refused 422 NO_PUSH for an unknown push service. */
export const setPush = put('setPush', v.object({ id: PushId }), ['getPush'], takes<PushWish>()) // not in the spec

/** Ends messages to a browser. One that gets none already is no failure. */
export const endPush = post('endPush', v.literal(true), ['getPush'], takes<{ id: string }>()) // not in the spec
