import { payment } from '../law/payment.ts'
import { type Refused, type Row, refusals } from '../law/refusals.ts'

const PASSWORD = 'steltloper-26'
const SAME = 'NL04WADB9000000001'
const home = { street: 'Wulpplein', houseNumber: 21, houseNumberAddition: '', zipCode: '2468 CD', city: 'Zeewijk' }
const other = { iban: 'NL91ABNA0417164300', password: PASSWORD, mandate: true, ...payment(1) }
const form = { iban: 'DE89370400440532013000', password: PASSWORD }
const mail = { email: 'sanne@nieuw.example', password: PASSWORD }
const forward = { setting: 'callForwarding', on: true, forwardTo: '0612345678' }
const messages = { offersEmail: false, offersSms: false, news: true, research: false, usageSms: true, invoiceSms: true }
const guesses = async ({ tries }: Refused) => tries(5, 'requestMandateForm', { ...form, password: 'fout' })
const later = async ({ wait }: Refused) => wait(6)

refusals('profile', [
  [
    'it is the address on file',
    '422 ADDRESS_SAME',
    'updateAddress',
    1,
    { ...home, street: 'Grutto-laan', houseNumber: 12, zipCode: '1234 AB', city: 'Weidestad' },
  ],
  ['the last proof is six minutes old', '403 PROOF_NEEDED', 'updateAddress', 1, home, later],
  ['the password is wrong', '422 PASSWORD_WRONG', 'updateIban', 1, { ...other, password: 'fout' }],
  ['the check digits are wrong', '422 IBAN_INVALID', 'updateIban', 1, { ...other, iban: 'NL91ABNA0417164301' }],
  [
    'the country is outside the SEPA area',
    '422 IBAN_INVALID',
    'updateIban',
    1,
    { ...other, iban: 'BR1500000000000010932840814P2' },
  ],
  ['it is the account on file', '422 IBAN_SAME', 'updateIban', 1, { ...other, iban: SAME }],
  ['the account is foreign', '422 IBAN_FOREIGN', 'updateIban', 1, { ...other, iban: form.iban }],
  ['the payment is two cents', '422 NOT_POSSIBLE', 'updateIban', 1, { ...other, ...payment(2) }],
  ['there is no mandate', '400', 'updateIban', 1, { ...other, mandate: false }],
  [
    'a bank processes the payment of an earlier request',
    '409 PAYMENT_PENDING',
    'updateIban',
    1,
    other,
    async ({ pay }) => void (await pay('slow', other, 'updateIban')),
  ],
  ['five passwords were wrong', '429 PASSWORD_TOO_OFTEN', 'updateIban', 1, other, guesses],
  ['the password is wrong', '422 PASSWORD_WRONG', 'requestMandateForm', 1, { ...form, password: '' }],
  ['the check digits are wrong', '422 IBAN_INVALID', 'requestMandateForm', 1, { ...form, iban: 'DE89370400440532013001' }],
  ['it is the account on file', '422 IBAN_SAME', 'requestMandateForm', 1, { ...form, iban: SAME }],
  ['five passwords were wrong', '429 PASSWORD_TOO_OFTEN', 'requestMandateForm', 1, form, guesses],
  ['the password is wrong', '422 PASSWORD_WRONG', 'updateEmail', 1, { ...mail, password: 'fout' }],
  ['another customer has the address', '422 EMAIL_IN_USE', 'updateEmail', 1, { ...mail, email: 'daan.deboer@voorbeeld.example' }],
  ['it is the address on file', '422 EMAIL_SAME', 'updateEmail', 1, { ...mail, email: 'Sanne.Visser@voorbeeld.example' }],
  ['five passwords were wrong', '429 PASSWORD_TOO_OFTEN', 'updateEmail', 1, mail, guesses],
  ['the link is unknown', '410 LINK_GONE', 'confirmEmail', 1, { token: 'onbekend' }],
  ['the subscription has ended', '403 STOPPED', 'updateNetworkSettings', 3, { setting: 'voicemail', on: true }],
  ['the subscription is cancelled', '403 NOT_ALLOWED', 'updateNetworkSettings', 4, { dataCap: true, price: 100 }],
  ['the last proof is six minutes old', '403 PROOF_NEEDED', 'updateNetworkSettings', 2, forward, later],
  ['another price was shown', '409 PRICE_CHANGED', 'updateNetworkSettings', 1, { dataCap: true, price: 100 }, { priceRise: 50 }],
  [
    'the setting that it needs is off',
    '409 NEEDS_OTHER',
    'updateNetworkSettings',
    31,
    { setting: 'adult', on: true },
    ['updateNetworkSettings', { setting: 'serviceNumbers', on: false }],
  ],
  ['the number is locked', '409 NUMBER_LOCKED', 'updateNetworkSettings', 2, forward, ['setNumberLock', { on: true }]],
  ['there is no number to forward to', '422 NUMBER_WRONG', 'updateNetworkSettings', 1, { setting: 'callForwarding', on: true }],
  ['the customer gets no invoices', '403', 'updateVatInvoice', 31, { showVatInInvoice: true }],
  ['the customer gets no invoices', '422 NO_INVOICES', 'updateAdvertising', 31, messages],
  ['a request is open', '409 ALREADY', 'requestData', 1, {}, ['requestData', {}]],
  ['the nickname is too long', '400', 'saveUserProfile', 1, { avatarId: 'plane', nickName: 'a'.repeat(21) }],
  ['the avatar is unknown', '400', 'saveUserProfile', 1, { avatarId: 'tank', nickName: '' }],
  ['the picture is too large', '413', 'saveUserProfilePicture', 1, { base64: 'A'.repeat(700_001) }],
  ['it is no picture', '422 NO_PICTURE', 'saveUserProfilePicture', 1, { base64: 'PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+' }],
  ...[{ zipCode: '1234 SS' }, { houseNumber: 0 }, { houseNumberAddition: 'te lang hoor' }, { street: ' ' }].map(
    (wrong): Row => [`the address has ${JSON.stringify(wrong)}`, '400', 'updateAddress', 1, { ...home, ...wrong }],
  ),
  ['there is no password', '400', 'updateIban', 1, { ...other, password: undefined }],
  ['the setting is unknown', '400', 'updateNetworkSettings', 1, { setting: 'tea', on: true }],
  ['the card is blocked', '403 NOT_ALLOWED', 'updateNetworkSettings', 6, { dataCap: true, price: 100 }],
  ['the picture is no base64', '422 NO_PICTURE', 'saveUserProfilePicture', 1, { base64: 'é' }],
])
