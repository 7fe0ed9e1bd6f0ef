import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Cents, Moment } from './parts.ts'
import { LoginAnswer, MfaMethod } from './session.ts'

/** What may be asked without being signed in. None of it is in the spec (decisions D5). */

/** A second factor that is waited for (spec 8): an opaque id, where the code went (masked), and the other way to get one. */
export const Challenge = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  method: MfaMethod,
  destination: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  other: v.nullable(MfaMethod),
})
export type Challenge = v.InferOutput<typeof Challenge>

/** How many codes may still be tried: goes with a refusal CODE_WRONG. */
export const Attempts = v.object({ attemptsLeft: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) })

/** Refusals: CODE_WRONG (with `Attempts`), CODE_EXPIRED, CODE_BLOCKED, CHALLENGE_GONE. */
export const verifyMfa = post(
  'verifyMfa',
  LoginAnswer,
  takes<{ id: string | null; code: string /** Not for 30 days again on this device. */; trusted: boolean }>(),
) // not in the spec

/** Sends a new code. Refusals: CODE_BLOCKED, CHALLENGE_GONE, and 429 within a minute of the last one. */
export const resendMfaCode = post('resendMfaCode', Challenge, takes<{ id: string | null; method: MfaMethod }>()) // not in the spec

/** Sends a link to choose a new password; answers the same whether or not there is such a customer. */
export const requestPasswordReset = post(
  'requestPasswordReset',
  v.literal(true),
  takes<{ phoneNumber: string; method: MfaMethod }>(),
) // not in the spec

/** Can this link still be used? Asked as a write, so that the token stands in no address. */
export const checkPasswordLink = post('checkPasswordLink', v.object({ usable: v.boolean() }), takes<{ token: string }>()) // not in the spec

/** Refusals: LINK_GONE, PASSWORD_COMMON, PASSWORD_PERSONAL, PASSWORD_SAME. */
export const setPassword = post('setPassword', v.literal(true), takes<{ token: string; password: string }>()) // not in the spec

/** Where the server sends a path that the app does not know, or null (spec 7 route-level lookup). Not to be trusted: domain/returnUrl. */
export const getRedirects = get('getRedirects', v.object({ target: v.nullable(v.string()) }), takes<{ path: string }>()) // not in the spec

/**
 * Where a payment stands, as the server says it (spec 4 payment). `open`: nobody has decided yet; `pending`: the bank is still thinking;
 * `other-name` and `other-account`: one on which a subscription hangs, and which did not come from the customer's own account.
 */
export const PaymentStatus = v.picklist([
  'open',
  'pending',
  'paid',
  'cancelled',
  'failed',
  'expired',
  'other-name',
  'other-account',
])
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

/**
 * How a payment stands, by its opaque id: also for a customer who comes back from the bank in another browser. `about`: the flow and the cents
 * of it, for the customer whose it is alone. Refused 404 for no payment.
 */
export const getPaymentStatus = get(
  'getPaymentStatus',
  v.object({ status: PaymentStatus, about: v.optional(v.nullable(v.object({ flow: v.string(), amount: Cents })), null) }),
  takes<{ id: string }>(),
) // not in the spec

/** For measuring whether a campaign works (spec 3, 4 conversion data): codes of the provider, nothing about who somebody is. */
export const ConversionData = v.object({
  /** The campaign that this visitor sees; null for none. */
  campaign: v.nullable(v.string()),
  /** Which of two versions of it. */
  variant: v.picklist(['A', 'B']),
  updatedAt: Moment,
})
export type ConversionData = v.InferOutput<typeof ConversionData>

export const getConversionData = get('getConversionData', ConversionData) // not in the spec
