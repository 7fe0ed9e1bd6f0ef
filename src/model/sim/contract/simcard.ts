import * as v from 'valibot'
import { Cents, Day, Quantity } from '#kit/parts.ts'
import { aboutPorting } from '#model/changes.ts'
import { get, post, put, takes } from '#model/operation.ts'
import { BindingPeriodType } from '#model/subscription/contract/subscription.ts'

/** A simcard type (spec 3). Unknown types become `Onbekend`, the backend's own word. */
export const SimcardType = v.picklist(['ESIMIOS', 'ESIMANDROID', 'Onbekend', 'USIM', 'NFC'])
export type SimcardType = v.InferOutput<typeof SimcardType>

/** An unknown `status` or `statusType` makes the answer a broken one, because rights depend on them. */
export const Simcard = v.object({
  type: v.fallback(SimcardType, 'Onbekend'),
  status: v.picklist(['Actief', 'Geblokkeerd']),
  statusType: v.picklist(['NEW', 'ACTIVE', 'SOFTBLOCKED', 'BLOCKED', 'STOLEN']),
  statusDescription: v.string(),
  /** A card is in the post or an eSIM is ready, and not activated yet. */
  hasPendingSimcardActivation: v.boolean(),
})
export type Simcard = v.InferOutput<typeof Simcard>

const Allowed = v.object({ size: Quantity, isUnlimited: v.boolean() })

/** The contract that a new customer confirms at /welkom. Personal: stays in memory. */
export const SimcardContract = v.object({
  passwordChosen: v.boolean(),
  /** MB and minutes a month. */
  data: Allowed,
  voice: Allowed,
  /** The number being ported and the day, when known. */
  porting: v.nullable(v.object({ number: v.string(), on: v.nullable(Day) })),
  /** The monthly term of a phone on credit (cents). */
  phone: v.nullable(Cents),
  contractAccepted: v.picklist(['true', 'false']),
  startDate: Day,
  /** null: can be cancelled monthly. */
  contractEndDate: v.nullable(Day),
  bindingPeriodType: BindingPeriodType,
  monthlyPrice: Cents,
})
export type SimcardContract = v.InferOutput<typeof SimcardContract>

/** The updated session flag. */
export const AcceptedContract = v.object({ contractAccepted: v.literal('true') })

/**
 * A PDF without the `data:` prefix. Requirement for the backend: tagged (PDF/UA), with language and title, for screen readers. The mock's
 * documents are untagged, because jsPDF cannot tag.
 */
export const ContractDocument = v.object({ name: v.string(), base64: v.pipe(v.string(), v.base64()) })
export type DocumentKind = 'contract' | 'summary'

export const getSimCard = get('getSimCard', Simcard)
export const getSimcardContract = get('getSimcardContract', SimcardContract)
/** Refused 409 when it was accepted already. */
export const acceptSimcardContract = post(
  'acceptSimcardContract',
  AcceptedContract,
  [...aboutPorting, 'getInvoices', 'getNextInvoice', 'getInvoices', 'getMfaSettings', 'getSimCard', 'getWithdrawals'],
  takes<{ contractAccepted: true }>(),
)
/** The contract and its summary as PDF. */
export const getContractDocument = get('getContractDocument', ContractDocument, takes<{ document: DocumentKind }>()) // not in the spec
/**
 * `currentPassword` is null when no password is set yet. Ends every other session of the customer and the trust in every device; links and
 * codes that were sent before are worth nothing. Refused 401 PASSWORD_WRONG, 429 PASSWORD_TOO_OFTEN, 422 PASSWORD_COMMON, PASSWORD_PERSONAL
 * or PASSWORD_SAME.
 */
export const updatePassword = put(
  'updatePassword',
  v.literal(true),
  ['getSecurityLog', 'getSimcardContract'],
  takes<{ currentPassword: string | null; newPassword: string }>(),
)
