import * as v from 'valibot'
import { aboutPorting } from '../changes.ts'
import { get, post, put, takes } from '../operation.ts'
import { Cents, Day, Quantity } from './parts.ts'
import { BindingPeriodType } from './subscription.ts'

/** A simcard (spec 3). What this app does not know is `Onbekend`, as the backend itself calls it. */
export const SimcardType = v.picklist(['ESIMIOS', 'ESIMANDROID', 'Onbekend', 'USIM', 'NFC'])
export type SimcardType = v.InferOutput<typeof SimcardType>

/** What may be done with a card hangs on both, so that a value nobody knows is a broken answer. */
export const Simcard = v.object({
  type: v.fallback(SimcardType, 'Onbekend'),
  status: v.picklist(['Actief', 'Geblokkeerd']),
  statusType: v.picklist(['NEW', 'ACTIVE', 'SOFTBLOCKED', 'BLOCKED', 'STOLEN']),
  statusDescription: v.string(),
  /** A card is under way, or an eSIM is ready, and not activated yet. */
  hasPendingSimcardActivation: v.boolean(),
})
export type Simcard = v.InferOutput<typeof Simcard>

const Allowed = v.object({ size: Quantity, isUnlimited: v.boolean() })

/** The contract that a new customer confirms at /welkom. Personal: stays in memory. */
export const SimcardContract = v.object({
  /** Has this customer chosen a password? */
  passwordChosen: v.boolean(),
  /** MB and minutes a month. */
  data: Allowed,
  voice: Allowed,
  /** The number that comes along, and when, as far as that is known. */
  porting: v.nullable(v.object({ number: v.string(), on: v.nullable(Day) })),
  /** Cents a month for a phone on credit. */
  phone: v.nullable(Cents),
  contractAccepted: v.picklist(['true', 'false']),
  startDate: Day,
  /** null: can be ended every month. */
  contractEndDate: v.nullable(Day),
  bindingPeriodType: BindingPeriodType,
  monthlyPrice: Cents,
})
export type SimcardContract = v.InferOutput<typeof SimcardContract>

/** The stored flag of the session, which the backend changes with it. */
export const AcceptedContract = v.object({ contractAccepted: v.literal('true') })

/**
 * A document to keep: a PDF, without `data:` in front. A demand on the backend: it is tagged (PDF/UA), with its language and title, so that a
 * screen reader can read it. Those of the pretend backend are not, as jsPDF cannot tag.
 */
export const ContractDocument = v.object({ name: v.string(), base64: v.pipe(v.string(), v.base64()) })
export type DocumentKind = 'contract' | 'summary'

export const getSimCard = get('getSimCard', Simcard)
export const getSimcardContract = get('getSimcardContract', SimcardContract)
export const acceptSimcardContract = post(
  'acceptSimcardContract',
  AcceptedContract,
  [...aboutPorting, 'getInvoices', 'getNextInvoice', 'getInvoices', 'getMfaSettings', 'getSimCard', 'getWithdrawals'],
  takes<{ contractAccepted: true }>(),
)
/** Not in the spec: the contract and its summary as the customer may keep them. */
export const getContractDocument = get('getContractDocument', ContractDocument, takes<{ document: DocumentKind }>())
/** `currentPassword` is null for a customer who has none yet. Refused 422 with PASSWORD_COMMON, PASSWORD_PERSONAL or PASSWORD_SAME. */
export const updatePassword = put(
  'updatePassword',
  v.literal(true),
  ['getSimcardContract'],
  takes<{ currentPassword: string | null; newPassword: string }>(),
)
