import * as v from 'valibot'
import { Moment } from '#kit/parts.ts'
import { get, post, put, takes } from '#model/operation.ts'

const Email = v.pipe(v.string(), v.nonEmpty(), v.maxLength(254))

/**
 * The address for invoices, and a new address awaiting confirmation. `codesTo`: for a day after a change, codes and password links by e-mail
 * go to the former address alone (several changes: to the address of a day ago), and warnings to both. So the password alone opens no lock.
 * Personal: stays in memory.
 */
export const EmailAddress = v.object({
  email: Email,
  pending: v.nullable(Email),
  codesTo: v.optional(v.nullable(v.object({ email: Email, until: Moment })), null),
})
export type EmailAddress = v.InferOutput<typeof EmailAddress>

export const getEmail = get('getEmail', EmailAddress)

/** Sends a link to the new address, which is read as the form reads it (`typed/email`). Refused 422 with PASSWORD_WRONG, EMAIL_IN_USE or EMAIL_SAME; 429 PASSWORD_TOO_OFTEN. */
export const updateEmail = put(
  'updateEmail',
  v.literal(true),
  ['getEmail', 'getTimeline', 'getUserDetails'],
  takes<{ email: string; password: string }>(),
)

/** Confirms the new address with the token of the e-mailed link, for the customer who requested it. Refused 410 LINK_GONE. */
export const confirmEmail = post(
  'confirmEmail',
  EmailAddress,
  ['getEmail', 'getMfaSettings', 'getSecurityLog', 'getTimeline', 'getUserDetails', 'getWithdrawals'],
  takes<{ token: string }>(),
) // not in the spec
