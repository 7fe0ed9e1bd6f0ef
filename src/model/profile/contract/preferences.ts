import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { get, post, put, takes } from '#model/operation.ts'

/** Whether invoices show VAT, from the next invoice on. */
export const VatInvoice = v.object({ showVatInInvoice: v.boolean() })
export type VatInvoice = v.InferOutput<typeof VatInvoice>

export const getVatInvoice = get('getVatInvoice', VatInvoice)
/** Refused 403 for customers without invoices. */
export const updateVatInvoice = put('updateVatInvoice', VatInvoice, ['getUserDetails', 'getVatInvoice'], takes<VatInvoice>())

/** The optional messages that a customer wants, per channel (spec 3 notification channels). */
export const Advertising = v.object({
  offersEmail: v.boolean(),
  offersSms: v.boolean(),
  news: v.boolean(),
  research: v.boolean(),
  usageSms: v.boolean(),
  /** Always off for prepaid, which has no invoices. */
  invoiceSms: v.boolean(),
})
export type Advertising = v.InferOutput<typeof Advertising>

export const getAdvertising = get('getAdvertising', Advertising)
/** Refused 422 NO_INVOICES for messages about invoices to a customer who has none. */
export const updateAdvertising = put('updateAdvertising', Advertising, ['getAdvertising', 'getUserDetails'], takes<Advertising>())

/** The permitted use of usage data: `none` only what is necessary, `analysis` improving the service, `personal` tailored advice. */
export const PrivacyLevel = v.picklist(['none', 'analysis', 'personal'])
export type PrivacyLevel = v.InferOutput<typeof PrivacyLevel>

export const PrivacyChoice = v.object({ level: PrivacyLevel, numberDirectory: v.boolean(), showNumber: v.boolean() })
export type PrivacyChoice = v.InferOutput<typeof PrivacyChoice>
export const PrivacySettings = v.object({
  ...PrivacyChoice.entries,
  /** True: call lists hide the last digits of other people's numbers. */
  obfuscated: v.boolean(),
})
export type PrivacySettings = v.InferOutput<typeof PrivacySettings>

export const getPrivacySettings = get('getPrivacySettings', PrivacySettings)
/** `showNumber` is the inverse of the network setting that hides the caller's number. */
export const updatePrivacySettings = put(
  'updatePrivacySettings',
  PrivacySettings,
  ['getNetworkSettings', 'getPrivacySettings'],
  takes<PrivacyChoice>(),
)

/** Hides or shows other people's numbers in call lists. */
export const settingsCrodataObfuscated = post(
  'settingsCrodataObfuscated',
  v.object({ obfuscated: v.boolean() }),
  ['getPrivacySettings', 'getUsage'],
  takes<{ obfuscated: boolean }>(),
)

/** A request for all personal data, and the day by which it is sent. */
export const DataRequest = v.object({ requestedOn: Day, until: Day })
export type DataRequest = v.InferOutput<typeof DataRequest>

/** Null: no open request. */
export const getDataRequest = get('getDataRequest', v.nullable(DataRequest)) // not in the spec
/** Refused 409 ALREADY while a request is open. */
export const requestData = post('requestData', DataRequest, ['getDataRequest', 'getTimeline']) // not in the spec

/** A one-time opaque token that signs a customer in at the forum. */
export const forumCreateToken = post('forumCreateToken', v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)) }), [])

/** A question about the app; null for none. Unknown questions are not asked. */
export const PopupQuestion = v.picklist(['settings-found'])
export type PopupQuestion = v.InferOutput<typeof PopupQuestion>
export const PopupAnswer = v.picklist(['yes', 'no', 'dismissed'])
export type PopupAnswer = v.InferOutput<typeof PopupAnswer>

export const getPopup = get('getPopup', v.object({ question: v.fallback(v.nullable(PopupQuestion), null) })) // not in the spec
/** Stores the answer; the question is not asked again for a long while. */
export const popupCustomerAnswer = post(
  'popupCustomerAnswer',
  v.literal(true),
  ['getPopup'],
  takes<{ question: PopupQuestion; answer: PopupAnswer }>(),
)
