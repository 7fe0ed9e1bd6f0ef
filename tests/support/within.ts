import type { Page } from '@playwright/test'

/** Goes to another screen without loading the page, as a link does: cached reads stay. */
export const goWithin = (page: Page, path: string): Promise<void> => page.evaluate((to) => history.pushState(null, '', to), path)
