import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { mobileNumber } from '#kit/typed/phoneNumber.ts'
import * as contract from '#model/login/contract/guest.ts'
import { MfaMethod } from '#model/login/contract/session.ts'
import { PushAddress } from '#model/warnings/contract.ts'
import { findPayment } from '../../payment/payments.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { guestArea } from '../../server/backend.ts'
import { customerIn, sessionOf } from '../../server/browsers.ts'
import { TypedCode } from '../../server/typedValues.ts'
import { endAt, moveTo } from '../../warnings/devices.ts'
import { admit } from '../auth.ts'
import { accountBy, replacePassword, sendLink } from '../passwordLink.ts'
import { resend, trust, verified } from '../secondFactor.ts'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const id = v.nullable(text(100))
const Code = v.object({ id, code: TypedCode, trusted: v.boolean() })
const Again = v.object({ id, method: MfaMethod })
const Forgotten = v.object({ phoneNumber: text(100), method: MfaMethod })
const Payment = v.object({ id: text(64) })
const Token = v.object({ token: text(200) })
const Left = v.object({ endpoint: text(2000) })
const Moved = v.object({ from: text(2000), ...PushAddress.entries })
const Chosen = v.object({ token: text(200), password: text(1000) })

/** Old addresses and campaigns. The last ones imitate a hacked or careless backend: the app must not follow them. */
const redirects: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '/mijn-verbruik': '/verbruik',
    '/verbruik-data': '/verbruik/internet?periode=vorige',
    '/zomeractie': `${provider.site}/acties/zomer`,
    '/vreemd': 'https://evil.example/inloggen',
    '/vreemd-pad': '//evil.example/inloggen',
    '/script': 'javascript:alert(document.domain)',
    '/rondje': '/rondje',
  }),
)
const Path = v.object({ path: text(2048) })

/** The campaign for each type of customer. Guests see none. */
const campaigns = { Prepaid: 'overstappen-najaar', Postpaid: 'meer-internet-najaar' } as const

/** A code to sign in belongs to the browser: there is no session yet. */
const SIGN_IN = { purpose: 'sign-in', sid: null } as const

export const forGuests = guestArea(contract)({
  verifyMfa(input, context) {
    const { id, code, trusted } = checked(Code, input)
    const { account } = verified(context, id, code, SIGN_IN)
    if (trusted) trust(context.browser, account, context.now)
    const entered = admit(context, account.number, 'signed-in-with-code')
    context.cookies.push(...entered.cookies)
    return entered.answer
  },
  getPaymentStatus(input, { door, real, browser, sid }) {
    const payment = findPayment(door, checked(Payment, input).id, real)
    if (!payment) throw new Refusal(404, 'No such payment')
    const { status, account, begun } = payment
    const isOwn = payment.browser === browser && sessionOf({ browser, sid })?.account === account
    return { status, about: isOwn ? { flow: begun.what.kind, amount: begun.amount } : null }
  },
  getConversionData(_, { browser, sid, now }) {
    const session = sessionOf({ browser, sid })
    const account = session && customerIn(browser, session.account, now)
    return {
      campaign: account && campaigns[account.type],
      variant: account && account.number % 2 === 0 ? 'A' : 'B',
      updatedAt: new Date(now).toISOString(),
    }
  },
  leavePush(input, { door, now }) {
    endAt(door.browsers(), checked(Left, input).endpoint, now)
    return true
  },
  movePush(input, { door, now }) {
    const { from, ...to } = checked(Moved, input)
    moveTo(door.browsers(), from, to, now)
    return true
  },
  getRedirects: (input) => ({ target: redirects.get(checked(Path, input).path) ?? null }),
  resendMfaCode(input, context) {
    const { id, method } = checked(Again, input)
    return resend(context, id, method, SIGN_IN)
  },
  requestPasswordReset(input, context) {
    const { phoneNumber, method } = checked(Forgotten, input)
    const number = mobileNumber(phoneNumber)
    if (number === null) throw new Refusal(400, 'Expected a mobile number')
    sendLink(context, number, method)
    return true
  },
  checkPasswordLink: (input, { browser, now }) => ({ usable: accountBy(browser, checked(Token, input).token, now) !== null }),
  setPassword(input, { browser, device, now }) {
    const { token, password } = checked(Chosen, input)
    replacePassword(browser, token, password, { device, now, sid: null })
    return true
  },
})
