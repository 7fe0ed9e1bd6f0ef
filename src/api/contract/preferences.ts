import * as v from 'valibot'
import { get, post, put, takes } from '../operation.ts'
import { Day } from './parts.ts'

/** Does an invoice say what of it is VAT? From the next invoice on. */
export const VatInvoice = v.object({ showVatInInvoice: v.boolean() })
export type VatInvoice = v.InferOutput<typeof VatInvoice>

export const getVatInvoice = get('getVatInvoice', VatInvoice)
/** Refused 403 for customers who get no invoices. */
export const updateVatInvoice = put('updateVatInvoice', VatInvoice, ['getUserDetails', 'getVatInvoice'], takes<VatInvoice>())

/** What of the messages that nobody has to get is wanted, and along which channel (spec 3 notification channels). */
export const Advertising = v.object({
  offersEmail: v.boolean(),
  offersSms: v.boolean(),
  news: v.boolean(),
  research: v.boolean(),
  usageSms: v.boolean(),
  /** Of who pays in advance there are no invoices: always off. */
  invoiceSms: v.boolean(),
})
export type Advertising = v.InferOutput<typeof Advertising>

export const getAdvertising = get('getAdvertising', Advertising)
export const updateAdvertising = put('updateAdvertising', Advertising, ['getAdvertising', 'getUserDetails'], takes<Advertising>())

/** What the usage of a customer may be used for: what has to be, making the service better, or advice that fits. */
export const PrivacyLevel = v.picklist(['none', 'analysis', 'personal'])
export type PrivacyLevel = v.InferOutput<typeof PrivacyLevel>

export const PrivacyChoice = v.object({ level: PrivacyLevel, numberDirectory: v.boolean(), showNumber: v.boolean() })
export type PrivacyChoice = v.InferOutput<typeof PrivacyChoice>
export const PrivacySettings = v.object({
  ...PrivacyChoice.entries,
  /** Do the lists of calls hide the last digits of the numbers of others? */
  obfuscated: v.boolean(),
})
export type PrivacySettings = v.InferOutput<typeof PrivacySettings>

export const getPrivacySettings = get('getPrivacySettings', PrivacySettings)
/** `showNumber` is the other side of the setting that hides it in the network. */
export const updatePrivacySettings = put(
  'updatePrivacySettings',
  PrivacySettings,
  ['getNetworkSettings', 'getPrivacySettings'],
  takes<PrivacyChoice>(),
)

/** Hides the numbers of others in lists of calls, or shows them. */
export const settingsCrodataObfuscated = post(
  'settingsCrodataObfuscated',
  v.object({ obfuscated: v.boolean() }),
  ['getPrivacySettings', 'getUsage'],
  takes<{ obfuscated: boolean }>(),
)

/** A customer asked for everything that we have about them: on this day, and it is sent on this day at the latest. */
export const DataRequest = v.object({ requestedOn: Day, until: Day })
export type DataRequest = v.InferOutput<typeof DataRequest>

/** Null: there is none that is not answered. */
export const getDataRequest = get('getDataRequest', v.nullable(DataRequest)) // not in the spec
/** Refused 409 ALREADY while there is one that is not answered. */
export const requestData = post('requestData', DataRequest, ['getDataRequest']) // not in the spec

/** Lets a customer into the forum without signing in there: opaque, and good for once. */
export const forumCreateToken = post('forumCreateToken', v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)) }), [])

/** What the customer may be asked about the app; null: nothing now. A question that this app does not know is not asked. */
export const PopupQuestion = v.picklist(['settings-found'])
export type PopupQuestion = v.InferOutput<typeof PopupQuestion>
export const PopupAnswer = v.picklist(['yes', 'no', 'dismissed'])
export type PopupAnswer = v.InferOutput<typeof PopupAnswer>

export const getPopup = get('getPopup', v.object({ question: v.fallback(v.nullable(PopupQuestion), null) })) // not in the spec
/** From then on it is not asked, for a good while. */
export const popupCustomerAnswer = post(
  'popupCustomerAnswer',
  v.literal(true),
  ['getPopup'],
  takes<{ question: PopupQuestion; answer: PopupAnswer }>(),
)
