import type { Account } from '../fixtures/accounts/account.ts'
import { momentOf } from '../src/domain/dates.ts'
import { provider } from '../src/provider.ts'
import { dayInFull } from '../src/words/dateText.ts'
import { type Browser, customerIn, type Message } from './browsers.ts'

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

/** Every sms and e-mail until a moment (ms), oldest first: those that were sent, and those that come by themselves in time. */
export const messagesOf = (browser: Browser, now: number): Message[] =>
  [
    ...browser.messages,
    ...Object.keys(browser.deeds).flatMap((number) => ofLeaving(customerIn(browser, Number(number), now))),
  ].toSorted((one, other) => one.at - other.at)
