import type { Page } from '@playwright/test'

/**
 * Goes on to another address without loading the page, as a link does: cached reads stay. A receipt belongs to whoever is signed in. Only
 * the text of this function goes to the page, so it stands by itself.
 */
export function follow([to, left]: readonly [to: string, left?: unknown]): void {
  const { usr = null } = JSON.parse(decodeURIComponent(/(?:^|;\s*)usr=([^;]+)/.exec(document.cookie)?.[1] ?? '{}'))
  history.pushState(left === undefined ? null : { receipt: left, owner: usr }, '', to)
}

/** Follows a link to the address in a page. */
export const goTo = (page: Page, address: string, receipt?: unknown): Promise<void> =>
  page.evaluate(follow, [address, receipt] as const)
