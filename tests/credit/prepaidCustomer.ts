import type { Day } from '#kit/parts.ts'
import { splitLastName } from '#kit/typed/personName.ts'
import type { AutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import type { PrepaidOffer } from '#model/credit/contract/prepaidBundle.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import { accountSeen } from '../world/seen.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

export const FIRST_SEEN: Day = '2026-11-20'
const ReturnURL = 'http://localhost:4173/betaling-controleren'

/** A prepaid customer in a browser, first seen on FIRST_SEEN. */
export async function prepaidCustomer(account: number) {
  const browser = visitor(quickBackend())
  const turnTo = (day: Day) => browser.turn({ clock: `${day}T12:00:00+01:00` })
  await turnTo(FIRST_SEEN)
  await browser.as(account)
  const read = async (operation: string, input?: object) => Object((await browser.read(operation, input)).body.result)
  const write = async (operation: string, input: object = {}) => Object((await browser.write(operation, input)).body.result)
  /** Pays for something at the bank. */
  async function pay(wanted: object, Amount: number) {
    const { payment } = await write('createPayment', { for: wanted, AccountPayment: { Amount, Issuer: null, ReturnURL } })
    await browser.ask('POST', '/demo/payment', { id: payment.id, decision: 'paid' })
    return Object((await browser.read('getPaymentReceipt', { id: payment.id })).body.result).receipt
  }
  /** Orders a subscription that begins after the fourteen days. */
  async function switchLater() {
    const { firstName, lastName, iban: Iban } = accountSeen(account, FIRST_SEEN)
    const { lastName: LastName, infix: Insertion } = splitLastName(lastName)
    const personal = { ...switchOrder.personal, Initials: `${firstName.charAt(0)}.`, FirstName: firstName, Insertion, LastName }
    const { payment } = await write('pre2PostTransfer', { ...switchOrder, personal, Iban, startNow: false })
    await browser.ask('POST', '/demo/payment', { id: payment.id, decision: 'paid' })
  }
  return {
    turnTo,
    read,
    write,
    pay,
    decide: (id: string) => browser.ask('POST', '/demo/payment', { id, decision: 'paid' }),
    switchLater,
    overview: () => read('prepaidOverview'),
    payments: async () => (await read('getPayments')).payments,
    offer: async () => (await read('getPrepaidTopupBundlesV3')) as PrepaidOffer,
    auto: async () => (await read('getAutoTopUp')) as AutoTopUp,
    topUp: (amount: number) => pay({ kind: 'top-up' }, amount),
    buy: (id: string, price: number, autoExtend: boolean) => write('topupPrepaidBundle', { id, price, autoExtend }),
    buyAtBank: (id: string, price: number, autoExtend = false) => pay({ kind: 'ideal-bundle', id, price, autoExtend }, price),
    stay: () => write('undoPre2PostTransfer'),
  }
}
