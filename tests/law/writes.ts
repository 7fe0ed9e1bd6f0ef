import * as v from 'valibot'
import { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { Invoices } from '#model/invoices/contract/invoices.ts'
import { dueOf } from '#model/invoices/dueInvoices.ts'
import { NewPasskeyQuestion, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import type { PortingRequest } from '#model/porting/contract.ts'
import type { SwitchOrder } from '#model/switching/contract.ts'
import { PICTURE } from '../../fixtures/accounts/picture.ts'
import { addressOf } from '../../fixtures/addresses.ts'
import { mutualBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { sender } from '../../mocks/warnings/devices.ts'
import { phoneOrder } from '../phones/phoneOrder.ts'
import { type SoftKey, softKey } from '../support/softKey.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import type { Reply, visitor } from '../world/visitor.ts'

export type Browser = ReturnType<typeof visitor>

/** A write that succeeds: its account, its preparation, and its input. */
export type Case = {
  account: number
  before?: (browser: Browser) => Promise<unknown>
  input?: object | ((browser: Browser) => Promise<object>)
}

/** The moment of all writes (ms). */
export const NOW = Date.parse('2026-11-23T12:00:00+01:00')

const PASSWORD = 'steltloper-26'
const BACK = 'http://localhost:4173/betaling-controleren'

const answer = async (reply: Promise<Reply>) => Object((await reply).body.result)
const pays = (amount: number) => ({ Amount: amount, Issuer: null, ReturnURL: BACK })
const happens = (happening: object) => (browser: Browser) => browser.ask('POST', '/demo/happen', happening)
const later = (browser: Browser) => browser.turn({ clock: new Date(NOW + TWO_MINUTES).toISOString() })

const PUSH = {
  endpoint: 'https://push.example/device',
  p256dh: 'p'.repeat(87),
  auth: 'a'.repeat(22),
  topics: ['invoice', 'security'],
  details: false,
}
sender.sendsTo = (endpoint) => endpoint === PUSH.endpoint

const TRAVEL_CAP = { country: 'TR', from: '2026-12-20', until: '2026-12-27', amount: 2000 }

const TWO_MINUTES = 2 * 60_000

const number: PortingRequest = {
  number: '0690001001',
  provider: 'Belmaat',
  contractType: 'POSTPAID_PRIVATE',
  customerNumber: null,
  moment: 'ASAP',
  wishDate: null,
}
const businessNumber = { ...number, contractType: 'POSTPAID_BUSINESS', customerNumber: 'BM1001' } as const

/** A foreign account is not linked with a payment: the subscription is ordered at once. */
const switchingAbroad: SwitchOrder = { ...switchOrder, Iban: 'DE89370400440532013000', AccountPayment: null }

const phone = phoneOrder({
  storage: {
    articleCode: 'TUR-TAL-S2-128-ZWART',
    costs: { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null },
  },
  monthly: 2200,
  campaignIDs: ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500'],
  address: addressOf(15),
})
/** With nothing due now, the code completes the order. */
const freePhone = phoneOrder({
  storage: {
    articleCode: 'TUR-ORV-NEO-128-ZWART',
    costs: { total: 26_400, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null },
  },
  monthly: 1100,
  campaignIDs: ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500'],
  address: addressOf(15),
  levy: 0,
})
const asksForPhone = (browser: Browser, wanted = phone) => answer(browser.write('createRetentionHandset', wanted))
/** The largest available bundles with a binding. */
const otherBundles =
  (period: 'yearBindingPeriod' | 'twoYearBindingPeriod' | 'retentionBindingPeriod', complete = false) =>
  async (browser: Browser) => {
    const read = period === 'retentionBindingPeriod' ? 'getPostpaidOptionsRetention' : 'getPostpaidOptionsV2'
    const options = v.parse(PostpaidOptions, (await browser.read(read)).body.result)
    const campaignIDs = options[period].bundleOptionCategories
      .filter(({ code }) => code === 'MAIN' || code === 'ADDON_INET')
      .flatMap(({ bundleOptions }) => bundleOptions.filter(({ blocked }) => !blocked).at(-1)?.id ?? [])
    const replaces = options.pendingId === null ? {} : { replaces: options.pendingId }
    return { activateComplete: complete, campaignIDs, contractAccepted: true, ...replaces }
  }

const linkTo = async (browser: Browser, to: string) => {
  const messages: { to: string; link: string | null }[] = Object((await browser.ask('GET', '/demo/messages')).body)
  const link = Object.values(messages).findLast((message) => message.to === to)?.link ?? ''
  return new URL(link, 'http://localhost').searchParams.get('token') ?? ''
}

const startsMfa =
  (wanted: 'on' | 'off', method = 'EMAIL') =>
  (browser: Browser) =>
    answer(browser.write('startMfaChange', { wanted, method, password: PASSWORD }))
const mfaChange = async (browser: Browser): Promise<string> => {
  const { waiting } = await answer(browser.read('getMfaSettings'))
  return waiting?.id ?? ''
}

const askedCode = async (browser: Browser) => ({ id: (await answer(browser.write('sendProofCode', {}))).id, code: '123456' })
/** A locked number, and a code that was given a moment ago. */
const lockedWithCode = async (browser: Browser) => {
  await browser.write('setNumberLock', { on: true })
  await browser.write('proveByCode', await askedCode(browser))
}
const [own, entering] = [softKey(), softKey()]
/** Asks for a new passkey, and makes it. */
const madePasskey = (key: SoftKey) => async (browser: Browser) => ({
  answer: key.make(v.parse(NewPasskeyQuestion, await answer(browser.write('startAddingPasskey', {})))),
  name: 'Telefoon',
})
const addsPasskey = (key: SoftKey) => async (browser: Browser) => browser.write('addPasskey', await madePasskey(key)(browser))
const lockedRequest = async (browser: Browser) => ({ id: (await answer(browser.read('getNumberLock'))).waiting[0].id })
const replacement = { type: 'USIM', reason: 'NEW_PHONE', price: 500 }

const leaves = async (browser: Browser) => {
  const { contractEnd } = await answer(browser.read('getTerminateData'))
  return { reason: 'OTHER', message: '', fee: 0, endsOn: contractEnd ?? '2026-12-31' }
}

const home = { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' }

const order =
  (...wanted: Parameters<typeof otherBundles>) =>
  async (browser: Browser) =>
    browser.write('changePostpaidCampaigns', await otherBundles(...wanted)(browser))

const extra = (place: number) => async (browser: Browser) => {
  const { id, price } = (await answer(browser.read('getPostpaidTopupBundles')))[place]
  return { id, price }
}
const [small] = prepaidBundles
const cheapest = { id: small?.id ?? '', price: small?.price ?? 0 }
const buysMutual = (browser: Browser) =>
  browser.write('topupPrepaidBundle', { id: mutualBundle.id, price: mutualBundle.price, autoExtend: true })

/** Every write of the contract by name, in the situations in which its effect differs. */
export const cases: Readonly<Record<string, readonly Case[]>> = {
  findAddress: [{ account: 1, input: { zipCode: '2468 CD', houseNumber: 3, houseNumberAddition: '' } }],
  updateAddress: [
    { account: 1, input: home },
    { account: 20, input: home },
    { account: 26, input: home },
    { account: 31, input: home },
  ],
  requestPaymentArrangement: [
    {
      account: 6,
      input: async (browser) => {
        const { offer } = await answer(browser.read('getPaymentArrangements'))
        return { terms: 3, amount: offer.amount, firstOn: offer.firstOn }
      },
    },
  ],
  updateAutoTopUp: [{ account: 32, input: { type: 'BALANCE', amount: 5000, threshold: 1000, dayOfMonth: null } }],
  stopAutoTopUp: [{ account: 32 }],
  updateIban: [{ account: 1, input: { iban: 'NL91ABNA0417164300', password: PASSWORD, mandate: true, AccountPayment: pays(1) } }],
  requestMandateForm: [{ account: 1, input: { iban: 'DE89370400440532013000', password: PASSWORD } }],
  changePostpaidCampaigns: [
    { account: 1, input: otherBundles('twoYearBindingPeriod') },
    { account: 1, input: otherBundles('yearBindingPeriod', true) },
    { account: 2, input: otherBundles('yearBindingPeriod') },
    { account: 28, input: otherBundles('yearBindingPeriod') },
    { account: 23, input: otherBundles('yearBindingPeriod') },
    { account: 1, before: order('twoYearBindingPeriod', true), input: otherBundles('yearBindingPeriod') },
    { account: 15, input: otherBundles('retentionBindingPeriod') },
  ],
  undoPostpaidChange: [
    { account: 23 },
    { account: 1, before: order('yearBindingPeriod', true) },
    { account: 15, before: order('retentionBindingPeriod') },
  ],
  activateComplete: [{ account: 1 }],
  redeemTopUpCode: [{ account: 30, input: { code: '2000000000000014' } }],
  updateEmail: [
    { account: 1, input: { email: 'sanne@nieuw.example', password: PASSWORD } },
    { account: 31, input: { email: 'nieuw@nieuw.example', password: PASSWORD } },
  ],
  confirmEmail: [
    {
      account: 1,
      before: (browser) => browser.write('updateEmail', { email: 'sanne@nieuw.example', password: PASSWORD }),
      input: async (browser) => ({ token: await linkTo(browser, 'sanne@nieuw.example') }),
    },
  ],
  activateGiftBundle: [
    { account: 19, input: async (browser) => ({ id: (await answer(browser.read('postpaidOverview'))).giftBundles[0].id }) },
    { account: 19, input: async (browser) => ({ id: (await answer(browser.read('postpaidOverview'))).giftBundles[1].id }) },
  ],
  verifyMfa: [],
  resendMfaCode: [],
  requestPasswordReset: [],
  checkPasswordLink: [],
  setPassword: [],
  createRetentionHandset: [{ account: 15, input: phone }],
  verifyRetentionHandsetCode: [
    { account: 15, input: async (browser) => ({ flowInstanceId: (await asksForPhone(browser)).flowInstanceId, code: '123456' }) },
    {
      account: 15,
      before: (browser) => browser.turn({ shop: { noOneOffCosts: true } }),
      input: async (browser) => ({ flowInstanceId: (await asksForPhone(browser, freePhone)).flowInstanceId, code: '123456' }),
    },
  ],
  handsetorderretentionResendSmsValidationCode: [
    {
      account: 15,
      async before(browser) {
        await asksForPhone(browser)
        await later(browser)
      },
    },
  ],
  inviteToHousehold: [{ account: 26, input: { phoneNumber: '0690002026' } }],
  leaveHousehold: [{ account: 26 }],
  shareLevel: [{ account: 26, input: { on: true } }],
  giveData: [
    { account: 26, before: (browser) => browser.write('shareLevel', { on: true }), input: { member: 'member-26-1', size: 1000 } },
  ],
  startMfaChange: [
    { account: 1, input: { wanted: 'on', method: 'EMAIL', password: PASSWORD } },
    { account: 13, input: { wanted: 'off', method: 'SMS', password: PASSWORD } },
  ],
  confirmMfaChange: [
    { account: 1, before: startsMfa('on'), input: async (browser) => ({ id: await mfaChange(browser), code: '123456' }) },
    { account: 13, before: startsMfa('off'), input: async (browser) => ({ id: await mfaChange(browser), code: '123456' }) },
  ],
  resendMfaChange: [
    {
      account: 1,
      async before(browser) {
        await startsMfa('on')(browser)
        await later(browser)
      },
      input: async (browser) => ({ id: await mfaChange(browser), method: 'EMAIL' }),
    },
  ],
  stopMfaChange: [{ account: 1, before: startsMfa('on') }],
  startPasskeySignIn: [{ account: 1 }],
  signInWithPasskey: [
    {
      account: 1,
      before: addsPasskey(entering),
      input: async (browser) => ({
        answer: entering.sign(v.parse(PasskeyQuestion, await answer(browser.write('startPasskeySignIn', {})))),
      }),
    },
  ],
  startAddingPasskey: [{ account: 1 }],
  addPasskey: [{ account: 1, input: (browser) => madePasskey(softKey())(browser) }],
  renamePasskey: [{ account: 1, before: addsPasskey(own), input: { id: own.id, name: 'Telefoon van Noor' } }],
  removePasskey: [{ account: 1, before: addsPasskey(own), input: { id: own.id } }],
  startPasskeyProof: [{ account: 1, before: addsPasskey(own) }],
  proveByPasskey: [
    {
      account: 1,
      before: addsPasskey(own),
      input: async (browser) => ({
        answer: own.sign(v.parse(PasskeyQuestion, await answer(browser.write('startPasskeyProof', {})))),
      }),
    },
  ],
  proveByPassword: [{ account: 1, input: { password: PASSWORD } }],
  sendProofCode: [{ account: 1 }, { account: 7 }],
  resendProofCode: [{ account: 1, input: async (browser) => ({ id: (await askedCode(browser)).id, method: 'EMAIL' }) }],
  proveByCode: [{ account: 1, input: askedCode }],
  setNumberLock: [
    { account: 1, input: { on: true } },
    { account: 1, before: lockedWithCode, input: { on: false } },
  ],
  cancelLockedRequest: [
    {
      account: 1,
      before: async (browser) => {
        await lockedWithCode(browser)
        await browser.write('createSimcard', replacement)
      },
      input: lockedRequest,
    },
  ],
  confirmLockedRequest: [
    {
      account: 1,
      before: async (browser) => {
        await lockedWithCode(browser)
        await browser.ask('POST', '/demo/happen', { kind: 'number-leaves' })
      },
      input: lockedRequest,
    },
  ],
  updateNetworkSettings: [
    { account: 1, input: { setting: 'mobileData', on: false } },
    { account: 1, input: { setting: 'hideNumber', on: true } },
    { account: 1, input: { setting: 'callForwarding', on: true, forwardTo: '0690009999' } },
    { account: 28, input: { dataCap: false, price: 0 } },
    { account: 2, input: async (browser) => ({ dataCap: true, price: (await answer(browser.read('getUsPs'))).dataCapPrice }) },
    { account: 31, input: { setting: 'mobileData', on: false } },
  ],
  updateCostLimit: [
    { account: 1, input: { amount: 2500 } },
    { account: 2, input: { amount: 500 } },
  ],
  setTravelCap: [{ account: 1, input: TRAVEL_CAP }],
  cancelTravelCap: [{ account: 31, before: (browser) => browser.write('setTravelCap', TRAVEL_CAP) }],
  askAboutInvoice: [
    {
      account: 2,
      input: { invoice: 'ol7p7k67xk', line: 5, amount: 495, reason: 'unknown', text: '' },
    },
  ],
  withdrawInvoiceQuestion: [
    {
      account: 2,
      before: (browser) =>
        browser.write('askAboutInvoice', { invoice: 'ol7p7k67xk', line: 5, amount: 495, reason: 'unknown', text: '' }),
      input: { id: 'VR-26002-001' },
    },
  ],
  setPush: [{ account: 1, input: PUSH }],
  endPush: [
    {
      account: 1,
      before: (browser) => browser.write('setPush', PUSH),
      input: async (browser) => ({ id: (await answer(browser.read('getPush'))).devices[0].id }),
    },
  ],
  reportOutage: [
    {
      account: 1,
      input: {
        type: 'NO_DATA',
        zipCode: '1012 AB',
        since: '2026-11-23T10:00:00.000Z',
        message: 'Sinds vanochtend.',
        phoneNumber: '0690000001',
        outage: 'outage-1012',
      },
    },
  ],
  createPayment: [
    { account: 30, input: { for: { kind: 'top-up' }, AccountPayment: pays(1000) } },
    {
      account: 6,
      input: async (browser) => {
        const { invoices } = v.parse(Invoices, (await browser.read('getInvoices')).body.result)
        const late = invoices.find(({ state }) => state === 'NOT_PAID')
        return { for: { kind: 'invoices', ids: [late?.id] }, AccountPayment: pays(late ? dueOf(late) : 0) }
      },
    },
    {
      account: 5,
      input: async (browser) => {
        const { arrangements } = await answer(browser.read('getPaymentArrangements'))
        const { terms } = arrangements[0]
        const index = terms.findIndex(({ paidOn }: { paidOn: string | null }) => paidOn === null)
        return { for: { kind: 'term', number: index + 1 }, AccountPayment: pays(terms[index].amount) }
      },
    },
  ],
  cancelPayment: [
    {
      account: 30,
      input: async (browser) => {
        const { payment } = await answer(browser.write('createPayment', { for: { kind: 'top-up' }, AccountPayment: pays(1000) }))
        return { id: payment.id }
      },
    },
  ],
  numberport: [
    { account: 1, input: number },
    { account: 1, input: businessNumber },
  ],
  numberportingUpdateRejectedNumberPorting: [{ account: 10, input: businessNumber }],
  numberportingActivateRejectedNumberPorting: [{ account: 10 }],
  '/v2/numberporting.resendSmsValidationCode': [{ account: 9, before: later }],
  numberportingConfirm: [{ account: 9, input: { code: '123456' } }],
  numberportingCancel: [{ account: 9 }, { account: 8 }],
  updateVatInvoice: [{ account: 1, input: { showVatInInvoice: true } }],
  updateAdvertising: [
    { account: 1, input: { offersEmail: true, offersSms: true, news: true, research: true, usageSms: false, invoiceSms: true } },
  ],
  updatePrivacySettings: [
    { account: 1, input: { level: 'none', numberDirectory: true, showNumber: false } },
    { account: 31, input: { level: 'personal', numberDirectory: false, showNumber: false } },
  ],
  settingsCrodataObfuscated: [
    { account: 2, input: { obfuscated: false } },
    { account: 31, input: { obfuscated: false } },
  ],
  requestData: [{ account: 1 }],
  forumCreateToken: [{ account: 1 }],
  popupCustomerAnswer: [{ account: 1, input: { question: 'settings-found', answer: 'yes' } }],
  topupPrepaidBundle: [
    { account: 31, input: { ...cheapest, autoExtend: true } },
    { account: 32, input: { ...cheapest, autoExtend: true } },
    { account: 32, input: { id: mutualBundle.id, price: mutualBundle.price, autoExtend: false } },
  ],
  setAutoExtendPrepaidDataCampaign: [
    { account: 31, before: buysMutual, input: { id: mutualBundle.id, autoExtend: false } },
    {
      account: 31,
      input: async (browser) => ({ id: (await answer(browser.read('getPrepaidTopupBundlesV3'))).current.id, autoExtend: false }),
    },
  ],
  chooseNewestPrices: [{ account: 34 }],
  saveUserProfile: [{ account: 1, input: { avatarId: 'plane', nickName: 'Kluut' } }],
  saveUserProfilePicture: [{ account: 1, input: { base64: PICTURE } }],
  deleteUserProfilePicture: [{ account: 1, before: (browser) => browser.write('saveUserProfilePicture', { base64: PICTURE }) }],
  requestRepair: [{ account: 16, input: { problem: 'SCREEN', message: '' } }],
  createSimcard: [
    { account: 1, before: lockedWithCode, input: replacement },
    { account: 1, input: { type: 'USIM', reason: 'BROKEN', price: 0 } },
    { account: 1, input: { type: 'USIM', reason: 'NEW_PHONE', price: 500 } },
    { account: 1, input: { type: 'ESIMIOS', reason: 'TO_ESIM', price: 0 } },
  ],
  activateSimcard: [
    { account: 8, input: async (browser) => ({ digits: Object((await browser.ask('GET', '/demo/world')).body).simDigits }) },
    { account: 12, input: { digits: null } },
  ],
  settingsChangeSimcardBlock: [
    { account: 1, input: { blocked: true, reason: 'STOLEN' } },
    { account: 1, input: { blocked: true, reason: 'LOST' } },
    { account: 7, input: { blocked: false } },
    { account: 31, input: { blocked: true, reason: 'LOST' } },
  ],
  acceptSimcardContract: [{ account: 14, input: { contractAccepted: true } }],
  updatePassword: [
    { account: 1, input: { currentPassword: PASSWORD, newPassword: 'kluut-in-het-riet-1' } },
    { account: 14, input: { currentPassword: null, newPassword: 'kluut-in-het-riet-1' } },
  ],
  pre2PostTransfer: [
    { account: 36, input: switchOrder },
    { account: 36, input: switchingAbroad },
    { account: 36, input: { ...switchingAbroad, startNow: false } },
  ],
  undoPre2PostTransfer: [
    { account: 36, before: (browser) => browser.write('pre2PostTransfer', { ...switchingAbroad, startNow: false }) },
  ],
  terminateSubscription: [
    { account: 28, input: leaves },
    { account: 17, input: leaves },
  ],
  undoTermination: [{ account: 4 }],
  topupPostpaidBundle: [
    { account: 2, input: extra(0) },
    { account: 2, input: extra(1) },
    { account: 28, input: extra(0) },
  ],
  withdrawContract: [
    { account: 27, input: { kind: 'subscription', email: 'femke@voorbeeld.example' } },
    { account: 18, input: { kind: 'phone', email: 'joost@voorbeeld.example' } },
    { account: 18, before: happens({ kind: 'phone-delivered' }), input: { kind: 'phone', email: 'joost@voorbeeld.example' } },
  ],
}
