import * as v from 'valibot'
import { Cents, Day, known, Moment } from '#kit/parts.ts'
import { aboutSim } from '#model/changes.ts'
import { get, post, takes } from '#model/operation.ts'
import { OrderNumber } from '#model/order.ts'
import { Simcard, SimcardType } from './simcard.ts'

/* Details of a simcard and its orders, read by the sim screens only. Every start needs `getSimCard`, which is in simcard.ts. */

/** Personal: stays in memory. */
const Iccid = v.pipe(v.string(), v.regex(/^89\d{17,18}$/))
const KnownType = v.fallback(SimcardType, 'Onbekend')

/** A replacement that is not active yet, or the customer's first simcard. */
export const PendingSim = v.object({
  type: KnownType,
  /** The last expected delivery day; null for an eSIM. */
  expectedOn: v.nullable(Day),
  /** The moment activation started; null: the customer has yet to activate it. */
  activatingSince: v.nullable(Moment),
})
export type PendingSim = v.InferOutput<typeof PendingSim>

export const SimcardDetails = v.object({
  /** The number of the current or latest card; null until the first card is activated. */
  number: v.nullable(Iccid),
  /** The day on which an eSIM was installed; null for a card, or when unknown. */
  installedOn: v.nullable(Day),
  pending: v.nullable(PendingSim),
  /** A card or eSIM was ordered while the number was locked: when its order begins. */
  waitsUntil: v.optional(v.nullable(Moment), null),
})
export type SimcardDetails = v.InferOutput<typeof SimcardDetails>

/** The current simcard, or its pending replacement. */
export type WhichSim = 'current' | 'pending'

/** The codes that unlock a simcard: fetched on request, shown for a minute and never stored. */
export const SimCodes = v.object({
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  puk: v.pipe(v.string(), v.regex(/^\d{8}$/)),
})
export type SimCodes = v.InferOutput<typeof SimCodes>

export type SimKind = 'physical' | 'esim'
/** The codes are ours. */
export const SimReason = v.picklist(['LOST', 'BROKEN', 'NEW_PHONE', 'WRONG_SIZE', 'TO_ESIM'])
export type SimReason = v.InferOutput<typeof SimReason>

export const SimcardOffer = v.object({
  /** The prices of a new simcard (cents). */
  physical: Cents,
  esim: Cents,
  freeReasons: known(SimReason),
  /** The number is locked: an order takes a code, and begins after 24 hours. */
  locked: v.optional(v.boolean(), false),
})
export type SimcardOffer = v.InferOutput<typeof SimcardOffer>

export type WantedSim = {
  type: Extract<SimcardType, 'USIM' | 'ESIMIOS' | 'ESIMANDROID'>
  reason: SimReason
  /** The price shown to the customer, in cents. */
  price: number
}

/** `expectedFrom` and `expectedOn`: the delivery window; null for an eSIM. `waitsUntil`: the number is locked, so the order begins then. */
export const SimcardReceipt = v.object({
  orderNumber: OrderNumber,
  type: KnownType,
  price: Cents,
  expectedFrom: v.nullable(Day),
  expectedOn: v.nullable(Day),
  waitsUntil: v.optional(v.nullable(Moment), null),
})
export type SimcardReceipt = v.InferOutput<typeof SimcardReceipt>

/** The simcard whose activation started. */
export const Activation = v.object({ type: KnownType })
export type Activation = v.InferOutput<typeof Activation>

export type BlockReason = 'LOST' | 'STOLEN'

/** The activation code of an eSIM. Whoever has it can take over the number, so it stays in memory. */
const EsimCode = v.pipe(v.string(), v.regex(/^LPA:1\$/), v.maxLength(300))

/**
 * The state of an eSIM: none; its code is ready; the code was used but the eSIM is not active yet; activation is in progress; or it is
 * active. `id` is opaque and unique per eSIM.
 */
export const Esim = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({
    state: v.literal('ready'),
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    type: KnownType,
    code: EsimCode,
    /** The code that the phone may ask for. */
    confirmationCode: v.nullable(v.pipe(v.string(), v.maxLength(20))),
    /** The type that stays active until then. */
    replaces: v.nullable(KnownType),
  }),
  v.object({ state: v.literal('used'), type: KnownType, replaces: v.nullable(KnownType) }),
  v.object({ state: v.literal('activating'), type: KnownType }),
  v.object({ state: v.literal('installed'), type: KnownType, installedOn: v.nullable(Day) }),
])
export type Esim = v.InferOutput<typeof Esim>

export const getSimcardDetails = get('getSimcardDetails', SimcardDetails) // not in the spec
/** Never read through a hook, because hooks cache the answer. Refused 404 when there is no such card, and 403 PROOF_NEEDED. */
export const getSimCodes = get('getSimCodes', SimCodes, takes<{ card: WhichSim }>()) // not in the spec
export const getSimcardOffer = get('getSimcardOffer', SimcardOffer) // not in the spec
export const getEsim = get('getEsim', Esim) // not in the spec

/**
 * Refused 409 with ENDED, BLOCKED, PENDING, BLOCK_FIRST, PRICE_CHANGED or NUMBER_LOCKED, and 403 PROOF_NEEDED. With the number lock on, the
 * order begins after 24 hours.
 */
export const createSimcard = post(
  'createSimcard',
  SimcardReceipt,
  [...aboutSim, 'getInvoices', 'getNextInvoice', 'getInvoices'],
  takes<WantedSim>(),
)

/**
 * `digits`: the last six on the card, or its whole number; null for an eSIM. Refused 422 WRONG_DIGITS or ALREADY, 409 NOTHING, BLOCKED or NUMBER_LOCKED.
 */
export const activateSimcard = post('activateSimcard', Activation, aboutSim, takes<{ digits: string | null }>())

/** Refused 409 NOT_POSSIBLE when the customer may not block or unblock this card now. Only unblocking is refused 403 PROOF_NEEDED. */
export const settingsChangeSimcardBlock = post(
  'settingsChangeSimcardBlock',
  Simcard,
  aboutSim,
  takes<{ blocked: true; reason: BlockReason } | { blocked: false }>(),
)
