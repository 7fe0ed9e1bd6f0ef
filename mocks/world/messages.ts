import { momentOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { confirmationOf, phoneReceipt } from '../phones/receipts.ts'
import { type Browser, customerIn, eventsOf, type Message } from '../server/browsers.ts'
import { confirmationOfSwitch, switchReceipt } from '../switching/switches.ts'
import { doneBy } from './asOf.ts'
import type { WorldEvent } from './events.ts'
import { promisedTo } from './promised.ts'

/** The mails that name the last day to a customer whom another provider cancelled for. */
function ofLeaving(account: Account): Message[] {
  if (account.type === 'Prepaid') return []
  const { cancellation, termination, undone = [], email: to } = account
  const now = cancellation && termination !== null ? [{ ...cancellation, endsOn: termination }] : []
  return [...undone, ...now].flatMap(({ withNumber = false, on, endsOn }): Message[] => {
    const text = `Je abonnement bij ${provider.name} stopt op ${dayInFull(endsOn)}. De dag erna heeft je nieuwe provider je nummer.`
    return withNumber ? [{ at: momentOf(on), method: 'EMAIL', to, text, link: null }] : []
  })
}

/** The mail with the link that confirms a new e-mail address. */
export const linkMail = ({ email, token }: { email: string; token: string }): Pick<Message, 'to' | 'text' | 'link'> => ({
  to: email,
  text: `Bevestig je nieuwe e-mailadres voor ${provider.product}. De link werkt 24 uur.`,
  link: `/instellingen/wijzig/email?token=${token}`,
})

/** The mail that another browser got: a copied state has no messages. */
function ofEmail({ emailAsked }: Account, messages: readonly Message[]): Message[] {
  if (emailAsked === null) return []
  const mail = linkMail(emailAsked)
  return messages.some(({ link }) => link === mail.link) ? [] : [{ ...mail, at: emailAsked.at, method: 'EMAIL' }]
}

/** The mail that confirms a paid order, at the moment at which the money is there. */
function ofOrder(browser: Browser, number: number, event: WorldEvent): Message[] {
  if (event.kind !== 'payment-decided' || event.orderNumber === null) return []
  const { what, at, orderNumber } = event
  const customer = customerIn(browser, number, at)
  const mail = (to: string, text: string): Message[] => [{ at, method: 'EMAIL', to, text, link: null }]
  if (what.kind === 'handset') {
    const receipt = phoneReceipt(what, { orderNumber, at, zipCode: customer.address.zipCode })
    return mail(customer.email, confirmationOf(receipt))
  }
  if (what.kind !== 'switch') return []
  return mail(what.order.person.email, confirmationOfSwitch(switchReceipt(what, customer, orderNumber, at)))
}

/** The messages of a customer that come by themselves, in time or with an order, until a moment (ms); those in time since `from`. */
function ownMessages(browser: Browser, number: number, now: number, from?: number): Message[] {
  const account = customerIn(browser, number, now)
  const orders = doneBy(eventsOf(browser, number), now).flatMap((event) => ofOrder(browser, number, event))
  return [...ofLeaving(account), ...ofEmail(account, browser.messages), ...orders, ...promisedTo(browser, number, now, from)]
}

/** Every sms and e-mail until a moment (ms), oldest first: those that were sent, and those that come by themselves in time. */
export function messagesOf(browser: Browser, now: number): Message[] {
  const numbers = new Set([...Object.keys(browser.seen), ...Object.keys(browser.events)])
  const own = [...numbers].flatMap((number) => ownMessages(browser, Number(number), now))
  return [...browser.messages, ...own].toSorted((one, other) => one.at - other.at)
}

/** A code, in the text or in the link, is only for who has the phone or the mailbox. */
const isSecret = ({ text, link }: Message): boolean =>
  link?.includes('?') === true || (/\bcode\b/i.test(text) && /\d{4}/.test(text))

/** What was sent to a customer's own number and addresses between two moments (ms) and may be read again, oldest first. */
export function keptMessagesOf(browser: Browser, account: Account, from: number, now: number): Message[] {
  const { phoneNumber, porting, email, formerEmails } = account
  const former = porting?.step === 'done' ? [porting.was] : []
  const own = new Set([phoneNumber, ...former, email, ...formerEmails.map((earlier) => earlier.email)])
  const sent = browser.messages.filter(({ at, to }) => at <= now && own.has(to))
  return [...sent, ...ownMessages(browser, account.number, now, from)]
    .filter((message) => message.at >= from && !isSecret(message))
    .toSorted((one, other) => one.at - other.at)
}
