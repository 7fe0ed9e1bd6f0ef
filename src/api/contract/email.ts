import * as v from 'valibot'
import { get, post, put, takes } from '../operation.ts'

const Email = v.pipe(v.string(), v.nonEmpty(), v.maxLength(254))

/** Where invoices go, and a new address that waits until it is confirmed. Personal: stays in memory. */
export const EmailAddress = v.object({ email: Email, pending: v.nullable(Email) })
export type EmailAddress = v.InferOutput<typeof EmailAddress>

export const getEmail = get('getEmail', EmailAddress)

/** Sends a link to the new address. Refused 422 with PASSWORD_WRONG, EMAIL_IN_USE or EMAIL_SAME; 429 PASSWORD_TOO_OFTEN. */
export const updateEmail = put(
  'updateEmail',
  v.literal(true),
  ['getEmail', 'getUserDetails'],
  takes<{ email: string; password: string }>(),
)

/** What the link in that e-mail does, for the customer who asked for it. Refused 410 with LINK_GONE. */
export const confirmEmail = post(
  'confirmEmail',
  EmailAddress,
  ['getEmail', 'getMfaSettings', 'getUserDetails', 'getWithdrawals'],
  takes<{ token: string }>(),
) // not in the spec
