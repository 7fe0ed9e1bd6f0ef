/** The inputs with which the operations are asked. An account for which one is wrong refuses it, which the contract allows. */

/** The answers so far, by the name of the read. */
export type Answers = Pick<ReadonlyMap<string, unknown>, 'get'>
/** The customers that are asked about. */
export type Who = { readonly login: string; readonly password: string }

type Input = (told: Answers, who: Who) => unknown

const within = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value)
const at = (told: Answers, name: string, ...path: (string | number)[]): unknown => within(told.get(name), ...path)

const UNKNOWN = 'onbekend-1234567'
const RETURN = 'https://mijn.example/betaling-controleren'
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const SOME_DAY = '2031-03-01'
const pays = (amount: unknown) => ({ Amount: amount, Issuer: null, ReturnURL: RETURN })

/** One option of a kind that is sold with the year contract. */
const optionIds = (told: Answers, name: string): unknown[] => {
  const categories = at(told, name, 'yearBindingPeriod', 'bundleOptionCategories')
  const all: unknown[] = Array.isArray(categories) ? categories : []
  return all
    .filter((category) => ['MAIN', 'ADDON_INET'].includes(String(within(category, 'code'))))
    .flatMap((category) => within(category, 'bundleOptions', 0, 'id') ?? [])
}
const changes = (told: Answers, name: string) => {
  const replaces = at(told, name, 'pendingId')
  return {
    activateComplete: false,
    campaignIDs: optionIds(told, name),
    contractAccepted: true,
    ...(typeof replaces === 'string' && { replaces }),
  }
}

/** A member to whom data can be given, if there is one. */
const receiver = (told: Answers) => {
  const members = at(told, 'getHousehold', 'members')
  const ids = (Array.isArray(members) ? members : []).map((member) => within(member, 'receives'))
  return ids.find((id) => typeof id === 'string') ?? UNKNOWN
}

const article = (told: Answers) => at(told, 'getHandsetDevices', 0, 'colors', 0, 'storage', 0, 'articleCode') ?? UNKNOWN
const asked: Input = (told) => ({
  ArticleCode: article(told),
  MonthlyCreditAmount: 1100,
  campaignIDs: optionIds(told, 'getPostpaidOptionsRetention'),
})
const personal = { Salutation: 'NEUTRAL', Initials: 'T.', FirstName: 'Test', Insertion: '', LastName: 'Tester' }
const address = { Street: 'Wulpplein', HouseNumber: 21, HouseNumberExtension: '', City: 'Zeewijk', Zip: '2468 CD' }
const home = { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' }
const porting = {
  number: '0690001001',
  provider: 'Belmaat',
  contractType: 'POSTPAID_PRIVATE',
  customerNumber: null,
  moment: 'ASAP',
  wishDate: null,
}
const bundle = (told: Answers) => ({
  id: at(told, 'getPrepaidTopupBundlesV3', 'topupOptions', 0, 'id') ?? UNKNOWN,
  price: at(told, 'getPrepaidTopupBundlesV3', 'topupOptions', 0, 'price') ?? 100,
  autoExtend: false,
})

/** Answers of a passkey to a question that nobody asked. */
const passkey = { id: UNKNOWN, rawId: UNKNOWN, type: 'public-key' }
const clientDataJSON = btoa(JSON.stringify({ type: 'webauthn.get', challenge: UNKNOWN, origin: 'https://mijn.example' }))
const signed = { ...passkey, response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' } }
const made = { ...passkey, response: { clientDataJSON, attestationObject: 'AA' } }

/** By the exported name of the read; a read that is not named here takes no input. Several: each is asked. */
export const readInputs: Readonly<Record<string, readonly Input[]>> = {
  checkPhoneNumber: [() => ({ phoneNumber: '0690001001' })],
  getChangeSummary: [
    (told) => {
      const { campaignIDs, replaces } = changes(told, 'getPostpaidOptionsV2')
      return { campaignIDs, ...(replaces !== undefined && { replaces }) }
    },
  ],
  getContractDocument: [() => ({ document: 'contract' }), () => ({ document: 'summary' })],
  getHandsetDevice: [(told) => ({ name: at(told, 'getHandsetDevices', 0, 'model') ?? UNKNOWN }), () => ({ name: UNKNOWN })],
  getInvoice: [(told) => ({ id: at(told, 'getInvoices', 'invoices', 0, 'id') ?? 'onbekend' }), () => ({ id: 'onbekend' })],
  getInvoiceDocument: [
    (told) => ({ id: at(told, 'getInvoices', 'invoices', 0, 'id') ?? 'onbekend' }),
    () => ({ id: 'onbekend' }),
  ],
  getOrderDocument: [() => ({ orderNumber: UNKNOWN })],
  getOrderOutcome: [() => ({ key: crypto.randomUUID() })],
  getOutages: [() => ({ area: '1012' })],
  getPaymentReceipt: [() => ({ id: UNKNOWN })],
  getPaymentStatus: [() => ({ id: UNKNOWN })],
  getPre2PostSummary: [(told) => ({ campaignIDs: optionIds(told, 'getPostpaidPortfolioV2'), startNow: true })],
  getRedirects: [() => ({ path: '/onbekend' })],
  getRetentionHandsetCredit: [asked],
  getRetentionHandsetOverview: [asked],
  getRetentionHandsetSummary: [asked],
  getSimCodes: [() => ({ card: 'current' }), () => ({ card: 'pending' })],
  getUsage: [
    () => ({}),
    () => ({ events: true }),
    (told) => ({ period: at(told, 'getUsageMonths', 0, 'month') ?? '2020-01-01' }),
  ],
  getWithdrawalDocument: [() => ({ reference: UNKNOWN })],
}

/**
 * By the exported name of the write, in the order in which they are sent: what can be undone stands before what undoes it. A password that
 * is wrong keeps the real one and the account that pays.
 */
export const writeInputs: Readonly<Record<string, Input>> = {
  findAddress: () => ({ zipCode: '2468 CD', houseNumber: 21, houseNumberAddition: '' }),
  checkPasswordLink: () => ({ token: UNKNOWN }),
  setPassword: () => ({ token: UNKNOWN, password: 'kluut-in-het-riet-1' }),
  verifyMfa: () => ({ id: UNKNOWN, code: '111111', trusted: false }),
  resendMfaCode: () => ({ id: UNKNOWN, method: 'SMS' }),
  requestPasswordReset: (_, { login }) => ({ phoneNumber: /^06\d{8}$/.test(login) ? login : '0690001001', method: 'SMS' }),
  updateVatInvoice: (told) => ({ showVatInInvoice: at(told, 'getVatInvoice', 'showVatInInvoice') !== true }),
  updateAdvertising: () => ({
    offersEmail: true,
    offersSms: false,
    news: true,
    research: false,
    usageSms: true,
    invoiceSms: false,
  }),
  updatePrivacySettings: () => ({ level: 'analysis', numberDirectory: false, showNumber: true }),
  settingsCrodataObfuscated: (told) => ({ obfuscated: at(told, 'getPrivacySettings', 'obfuscated') !== true }),
  popupCustomerAnswer: () => ({ question: 'settings-found', answer: 'dismissed' }),
  requestData: () => undefined,
  forumCreateToken: () => undefined,
  updateNetworkSettings: (told) => ({
    setting: 'voicemail',
    on: at(told, 'getNetworkSettings', 'switches', 'voicemail') !== true,
  }),
  setPush: () => ({
    endpoint: 'https://push.example/device',
    p256dh: 'p'.repeat(87),
    auth: 'a'.repeat(22),
    topics: ['invoice'],
    details: false,
  }),
  endPush: () => ({ id: UNKNOWN }),
  leavePush: () => ({ endpoint: 'https://push.example/device' }),
  movePush: () => ({ from: UNKNOWN, endpoint: 'https://push.example/device', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }),
  setTravelCap: () => {
    const today = new Date().toISOString().slice(0, 10)
    return { country: 'TR', from: today, until: today, amount: 2000 }
  },
  cancelTravelCap: () => undefined,
  updateCostLimit: () => ({ amount: 2500 }),
  saveUserProfile: () => ({ avatarId: 'plane', nickName: 'Kluut' }),
  saveUserProfilePicture: () => ({ base64: PIXEL }),
  deleteUserProfilePicture: () => undefined,
  updateEmail: (_, { password }) => ({ email: 'nieuw@voorbeeld.example', password }),
  confirmEmail: () => ({ token: UNKNOWN }),
  updatePassword: () => ({ currentPassword: 'niet-dit-wachtwoord', newPassword: 'kluut-in-het-riet-1' }),
  updateIban: () => ({ iban: 'NL91ABNA0417164300', password: 'niet-dit-wachtwoord', mandate: true, AccountPayment: pays(1) }),
  requestMandateForm: () => ({ iban: 'DE89370400440532013000', password: 'niet-dit-wachtwoord' }),
  startMfaChange: (_, { password }) => ({ wanted: 'on', method: 'EMAIL', password }),
  confirmMfaChange: () => ({ id: UNKNOWN, code: '111111' }),
  resendMfaChange: () => ({ id: UNKNOWN, method: 'EMAIL' }),
  stopMfaChange: () => undefined,
  startPasskeySignIn: () => undefined,
  signInWithPasskey: () => ({ answer: signed }),
  startAddingPasskey: () => undefined,
  addPasskey: () => ({ answer: made, name: 'Telefoon' }),
  renamePasskey: () => ({ id: UNKNOWN, name: 'Telefoon' }),
  removePasskey: () => ({ id: UNKNOWN }),
  startPasskeyProof: () => undefined,
  proveByPasskey: () => ({ answer: signed }),
  proveByPassword: (_, { password }) => ({ password }),
  sendProofCode: () => undefined,
  resendProofCode: () => ({ id: UNKNOWN, method: 'EMAIL' }),
  proveByCode: () => ({ id: UNKNOWN, code: '111111' }),
  setNumberLock: (told) => ({ on: at(told, 'getNumberLock', 'on') !== true }),
  cancelLockedRequest: () => ({ id: UNKNOWN }),
  confirmLockedRequest: () => ({ id: UNKNOWN }),
  reportOutage: (_, { login }) => ({
    type: 'NO_DATA',
    zipCode: '1012 AB',
    since: new Date().toISOString(),
    message: 'Proef van de aansluiting.',
    phoneNumber: /^06\d{8}$/.test(login) ? login : '0690001001',
    outage: null,
  }),
  askAboutInvoice: (told) => ({
    invoice: at(told, 'getInvoices', 'invoices', 0, 'id') ?? UNKNOWN,
    line: 0,
    amount: 0,
    reason: 'unknown',
    text: '',
  }),
  withdrawInvoiceQuestion: () => ({ id: UNKNOWN }),
  requestRepair: () => ({ problem: 'SCREEN', message: '' }),
  activateGiftBundle: (told) => ({ id: at(told, 'postpaidOverview', 'giftBundles', 0, 'id') ?? UNKNOWN }),
  topupPostpaidBundle: (told) => ({
    id: at(told, 'getPostpaidTopupBundles', 0, 'id') ?? UNKNOWN,
    price: at(told, 'getPostpaidTopupBundles', 0, 'price') ?? 100,
  }),
  activateComplete: () => undefined,
  inviteToHousehold: () => ({ phoneNumber: '0690001001' }),
  leaveHousehold: () => undefined,
  shareLevel: () => ({ on: true }),
  giveData: (told) => ({ member: receiver(told), size: 1000 }),
  numberport: () => porting,
  numberportingConfirm: () => ({ code: '111111' }),
  resendSmsValidationCode: () => undefined,
  numberportingUpdateRejectedNumberPorting: () => porting,
  numberportingActivateRejectedNumberPorting: () => undefined,
  numberportingCancel: () => undefined,
  changePostpaidCampaigns: (told) => changes(told, 'getPostpaidOptionsV2'),
  undoPostpaidChange: () => undefined,
  createRetentionHandset: (told) => ({
    personal,
    address,
    identity: {
      PersonalID: 'NP1234567',
      PersonalIDType: 'NETHERLANDS_PASSPORT',
      PersonalIDExpiryDate: SOME_DAY,
      PersonalIDIssuingDate: '2021-03-01',
      PersonalIDIssuingCountry: 'NL',
    },
    creditCheck: null,
    HandsetOrder: {
      ArticleCode: article(told),
      ContactPhoneNumber: '0690001001',
      InitialPayment: 0,
      TotalCreditAmount: 26_400,
      PeriodDuration: 24,
      MonthlyCreditAmount: 1100,
      SalesPrice: 26_400,
      DiscountAmount: 0,
    },
    changeCampaignOptions: changes(told, 'getPostpaidOptionsRetention'),
    AccountPayment: null,
    costs: { ConnectionCosts: 0, DeliveryCosts: 0, HomeCopyFee: 0 },
  }),
  handsetorderretentionResendSmsValidationCode: () => undefined,
  verifyRetentionHandsetCode: () => ({ flowInstanceId: UNKNOWN, code: '111111' }),
  redeemTopUpCode: () => ({ code: '1000000000000000' }),
  updateAutoTopUp: () => ({ type: 'BALANCE', amount: 2000, threshold: 500, dayOfMonth: null }),
  stopAutoTopUp: () => undefined,
  topupPrepaidBundle: bundle,
  setAutoExtendPrepaidDataCampaign: (told) => ({
    id: at(told, 'getPrepaidTopupBundlesV3', 'current', 'id') ?? UNKNOWN,
    autoExtend: false,
  }),
  chooseNewestPrices: () => undefined,
  createPayment: () => ({ for: { kind: 'top-up' }, AccountPayment: pays(1000) }),
  cancelPayment: () => ({ id: UNKNOWN }),
  requestPaymentArrangement: (told) => ({
    terms: 2,
    amount: at(told, 'getPaymentArrangements', 'offer', 'amount') ?? 1000,
    firstOn: at(told, 'getPaymentArrangements', 'offer', 'firstOn') ?? SOME_DAY,
  }),
  createSimcard: () => ({ type: 'USIM', reason: 'BROKEN', price: 0 }),
  activateSimcard: () => ({ digits: '000000' }),
  settingsChangeSimcardBlock: () => ({ blocked: false }),
  acceptSimcardContract: () => ({ contractAccepted: true }),
  pre2PostTransfer: (told) => ({
    personal: { ...personal, BirthDate: '1990-05-05', Email: 'test@voorbeeld.example' },
    address,
    changeCampaignOptions: changes(told, 'getPostpaidPortfolioV2'),
    Iban: 'DE89370400440532013000',
    guardian: false,
    startNow: false,
    AccountPayment: null,
  }),
  undoPre2PostTransfer: () => undefined,
  withdrawContract: () => ({ kind: 'change', email: 'test@voorbeeld.example' }),
  updateAddress: () => home,
  terminateSubscription: (told) => ({
    reason: 'OTHER',
    endsOn: at(told, 'getTerminateData', 'contractEnd') ?? SOME_DAY,
    fee: 0,
    message: '',
  }),
  undoTermination: () => undefined,
}
