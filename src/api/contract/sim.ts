import * as v from 'valibot'
import { aboutSim } from '../changes.ts'
import { get, post, takes } from '../operation.ts'
import { OrderNumber } from './order.ts'
import { Cents, Day, Moment } from './parts.ts'
import { Simcard, SimcardType } from './simcard.ts'

/*
 * What a customer looks up about a simcard, and does with it. What `getSimCard` tells everybody needs at every start stays there; this is
 * asked by the screens about it.
 */

/** Personal: stays in memory. */
const Iccid = v.pipe(v.string(), v.regex(/^89\d{17,18}$/))
const KnownType = v.fallback(SimcardType, 'Onbekend')

/** A card or an eSIM that is to take the place of this one; or the first one, which is not active yet. */
export const PendingSim = v.object({
  type: KnownType,
  /** The last day on which the post may bring it; null for an eSIM. */
  expectedOn: v.nullable(Day),
  /** It has been asked to work from this moment; null: the customer has still to do that. */
  activatingSince: v.nullable(Moment),
})
export type PendingSim = v.InferOutput<typeof PendingSim>

export const SimcardDetails = v.object({
  /** Of the card that works, or worked last; null while the first one has not been activated yet. */
  number: v.nullable(Iccid),
  /** The day on which an eSIM came to life on a phone; null for a card, and while that is not known. */
  installedOn: v.nullable(Day),
  pending: v.nullable(PendingSim),
})
export type SimcardDetails = v.InferOutput<typeof SimcardDetails>

/** Which card: the one that works, or the one that takes its place. */
export type WhichSim = 'current' | 'pending'

/** They unlock a phone: asked for when the customer wants to see them, shown for a minute, and kept by nobody. */
export const SimCodes = v.object({
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  puk: v.pipe(v.string(), v.regex(/^\d{8}$/)),
})
export type SimCodes = v.InferOutput<typeof SimCodes>

export type SimKind = 'physical' | 'esim'
/** The codes are ours. */
export const SimReason = v.picklist(['LOST', 'BROKEN', 'NEW_PHONE', 'WRONG_SIZE', 'TO_ESIM'])
export type SimReason = v.InferOutput<typeof SimReason>

/** What a new card costs, in cents, and for whom it is free. */
export const SimcardOffer = v.object({ physical: Cents, esim: Cents, freeReasons: v.array(SimReason) })
export type SimcardOffer = v.InferOutput<typeof SimcardOffer>

export type WantedSim = {
  type: Extract<SimcardType, 'USIM' | 'ESIMIOS' | 'ESIMANDROID'>
  reason: SimReason
  /** What the customer saw, in cents. */
  price: number
}

/** `expectedFrom` and `expectedOn`: when the post brings it; null for an eSIM. */
export const SimcardReceipt = v.object({
  orderNumber: OrderNumber,
  type: KnownType,
  price: Cents,
  expectedFrom: v.nullable(Day),
  expectedOn: v.nullable(Day),
})
export type SimcardReceipt = v.InferOutput<typeof SimcardReceipt>

/** A card that was asked to work. */
export const Activation = v.object({ type: KnownType })
export type Activation = v.InferOutput<typeof Activation>

export type BlockReason = 'LOST' | 'STOLEN'

/** Where an eSIM fetches itself, and which one it is. Whoever has it can take the number, so it stays in memory. */
const EsimCode = v.pipe(v.string(), v.regex(/^LPA:1\$/), v.maxLength(300))

/**
 * How it stands with an eSIM: there is none; its code waits for a phone; the code has been used but the eSIM does not work yet; it is coming to
 * life; or it works. `id` is opaque, and another for each eSIM.
 */
export const Esim = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({
    state: v.literal('ready'),
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    type: KnownType,
    code: EsimCode,
    /** Asked for by the phone, when the code says so. */
    confirmationCode: v.nullable(v.pipe(v.string(), v.maxLength(20))),
    /** What works until then. */
    replaces: v.nullable(KnownType),
  }),
  v.object({ state: v.literal('used'), type: KnownType, replaces: v.nullable(KnownType) }),
  v.object({ state: v.literal('activating'), type: KnownType }),
  v.object({ state: v.literal('installed'), type: KnownType, installedOn: v.nullable(Day) }),
])
export type Esim = v.InferOutput<typeof Esim>

export const getSimcardDetails = get('getSimcardDetails', SimcardDetails) // not in the spec
/** Never through a hook that keeps what it read. */
export const getSimCodes = get('getSimCodes', SimCodes, takes<{ card: WhichSim }>()) // not in the spec
export const getSimcardOffer = get('getSimcardOffer', SimcardOffer) // not in the spec
export const getEsim = get('getEsim', Esim) // not in the spec

/** Refused 409 with ENDED, BLOCKED, PENDING, BLOCK_FIRST or PRICE_CHANGED. */
export const createSimcard = post(
  'createSimcard',
  SimcardReceipt,
  [...aboutSim, 'getInvoices', 'getNextInvoice', 'getInvoices'],
  takes<WantedSim>(),
)

/** `digits`: the last six on the card; null for an eSIM. Refused 422 with WRONG_DIGITS or ALREADY, 409 with NOTHING or BLOCKED. */
export const activateSimcard = post('activateSimcard', Activation, aboutSim, takes<{ digits: string | null }>())

/** Refused 409 with NOT_POSSIBLE when the card is not one that a customer can block, or unblock, now. */
export const settingsChangeSimcardBlock = post(
  'settingsChangeSimcardBlock',
  Simcard,
  aboutSim,
  takes<{ blocked: true; reason: BlockReason } | { blocked: false }>(),
)
