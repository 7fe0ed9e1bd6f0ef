import type { Page } from '@playwright/test'

/**
 * Goes on to another address without loading the page, as a link does: cached reads stay. A receipt belongs to whoever is signed in.
 */
export const goTo = (page: Page, address: string, receipt?: unknown): Promise<void> =>
  page.evaluate(
    ([to, left]) => {
      const { usr = null } = JSON.parse(decodeURIComponent(/(?:^|;\s*)usr=([^;]+)/.exec(document.cookie)?.[1] ?? '{}'))
      history.pushState(left === undefined ? null : { receipt: left, owner: usr }, '', String(to))
    },
    [address, receipt],
  )
