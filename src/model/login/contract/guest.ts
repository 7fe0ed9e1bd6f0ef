import * as v from 'valibot'
import { Cents, Moment } from '#kit/parts.ts'
import { get, post, takes } from '#model/operation.ts'
import { LoginAnswer, MfaMethod } from './session.ts'

/** Operations for guests, without a session. None of them is in the spec (decisions D5). */

/** A pending second factor (spec 8): an opaque id, the masked destination of the code, and the alternative method. */
export const Challenge = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  method: MfaMethod,
  destination: v.pipe(v.string(), v.nonEmpty(), v.maxLength(254)),
  other: v.nullable(MfaMethod),
})
export type Challenge = v.InferOutput<typeof Challenge>

/** The number of attempts left; comes with a refusal CODE_WRONG. */
export const Attempts = v.object({ attemptsLeft: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)) })

/**
 * `code`: six digits, in any notation that the form takes (`123 456`). Refused 422 CODE_WRONG (with `Attempts`), 410 CODE_EXPIRED, 403
 * CODE_BLOCKED, 404 CHALLENGE_GONE.
 */
export const verifyMfa = post(
  'verifyMfa',
  LoginAnswer,
  [],
  takes<{ id: string | null; code: string /** Trust this device: no code for 30 days. */; trusted: boolean }>(),
) // not in the spec

/** Sends a new code. Refused 403 CODE_BLOCKED, 404 CHALLENGE_GONE, 422 SIM_BLOCKED, and 429 within a minute of the last one. */
export const resendMfaCode = post('resendMfaCode', Challenge, [], takes<{ id: string | null; method: MfaMethod }>()) // not in the spec

/**
 * Sends a link to choose a new password. `phoneNumber`: `0612345678`, or any notation that the form takes. The answer never reveals whether
 * the customer exists. Refused 429 after five in an hour.
 */
export const requestPasswordReset = post(
  'requestPasswordReset',
  v.literal(true),
  [],
  takes<{ phoneNumber: string; method: MfaMethod }>(),
) // not in the spec

/** True while the link is usable. A POST keeps the token out of the URL. */
export const checkPasswordLink = post('checkPasswordLink', v.object({ usable: v.boolean() }), [], takes<{ token: string }>()) // not in the spec

/**
 * Ends every session of the customer, every passkey and the trust in every device; links and codes that were sent before are worth
 * nothing. Refused 410 LINK_GONE, 422 PASSWORD_COMMON, PASSWORD_PERSONAL or PASSWORD_SAME.
 */
export const setPassword = post('setPassword', v.literal(true), [], takes<{ token: string; password: string }>()) // not in the spec

/** The redirect of a path that the app does not know, or null (spec 7 route-level lookup). Untrusted: check it with domain/returnUrl. */
export const getRedirects = get('getRedirects', v.object({ target: v.nullable(v.string()) }), takes<{ path: string }>()) // not in the spec

/**
 * The server's status of a payment (spec 4 payment). `open`: no decision yet; `pending`: the bank is processing it; `other-name` and
 * `other-account`: a subscription payment that did not come from the customer's own account.
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
 * The status of a payment by its opaque id, also for a customer who returns from the bank in another browser. `about`: the flow and the
 * amount (cents), only for the customer who paid. Refused 404 for an unknown payment.
 */
export const getPaymentStatus = get(
  'getPaymentStatus',
  v.object({ status: PaymentStatus, about: v.optional(v.nullable(v.object({ flow: v.string(), amount: Cents })), null) }),
  takes<{ id: string }>(),
) // not in the spec

/**
 * Ends the push messages to a browser whose customer is gone. Who knows the address of a browser's push service, has it from that browser.
 * An unknown address is no failure.
 */
export const leavePush = post('leavePush', v.literal(true), [], takes<{ endpoint: string }>()) // not in the spec

/**
 * Tells that a browser got another address for its push messages, in the place of `from`. An unknown `from` is no failure. Refused 422
 * NO_PUSH for an unknown push service.
 */
export const movePush = post(
  'movePush',
  v.literal(true),
  [],
  takes<{ from: string; endpoint: string; p256dh: string; auth: string }>(),
) // not in the spec

/** Codes for campaign measurement, nothing personal (spec 3, 4 conversion data). */
export const ConversionData = v.object({
  /** The campaign shown to this visitor; null for none. */
  campaign: v.nullable(v.string()),
  /** The variant of the campaign. */
  variant: v.picklist(['A', 'B']),
  updatedAt: Moment,
})
export type ConversionData = v.InferOutput<typeof ConversionData>

export const getConversionData = get('getConversionData', ConversionData) // not in the spec
