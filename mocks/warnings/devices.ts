/** The browsers that get push messages, by the address of their push service. */
import type { PushAddress } from '#model/warnings/contract.ts'
import { Refusal } from '../server/answers.ts'
import { type Browser, eventsOf, record } from '../server/browsers.ts'
import { subscribedIn } from './world.ts'

/** What sends the messages: its public key, and the push services that it sends to. Nothing in a demo without a server. */
export const sender: { key: string | null; sendsTo: (endpoint: string) => boolean } = { key: null, sendsTo: () => false }

export function checkAddress(endpoint: string): void {
  if (!sender.sendsTo(endpoint)) throw new Refusal(422, 'No message can be sent there', 'NO_PUSH')
}

/** Everybody who gets messages at this address. */
const subscribersAt = (browsers: Iterable<Browser>, endpoint: string) =>
  [...browsers].flatMap((browser) =>
    Object.keys(browser.events).flatMap((number) => {
      const account = Number(number)
      const one = subscribedIn(eventsOf(browser, account)).find(({ wish }) => wish.endpoint === endpoint)
      return one ? { browser, account, one } : []
    }),
  )

/** Ends the messages to this address at a moment (ms), except those to one customer. */
export function endAt(browsers: Iterable<Browser>, endpoint: string, now: number, except: number | null = null): void {
  for (const { browser, account, one } of subscribersAt(browsers, endpoint))
    if (account !== except) record(browser, account, { kind: 'push-ended', id: one.id }, now)
}

/** Sends the messages for one address to another from this moment (ms) on. */
export function moveTo(browsers: Iterable<Browser>, from: string, to: PushAddress, now: number): void {
  checkAddress(to.endpoint)
  for (const { browser, account, one } of subscribersAt(browsers, from))
    record(browser, account, { kind: 'push-set', id: one.id, wish: { ...one.wish, ...to }, origin: one.origin }, now)
}
