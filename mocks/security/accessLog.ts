/** Events at the door of an account. They belong to the browser, so they are not shared with a state. */
import type { AccessEvent, Browser } from '../server/browsers.ts'

/** The number of events that are remembered per account. */
const MOST_EVENTS = 100

export function noteAccess(browser: Browser, account: number, event: AccessEvent): void {
  browser.access = { ...browser.access, [account]: [...accessTo(browser, account), event].slice(-MOST_EVENTS) }
}

export const accessTo = ({ access }: Pick<Browser, 'access'>, account: number): readonly AccessEvent[] => access[account] ?? []
