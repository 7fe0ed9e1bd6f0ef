import { expect, type Page } from '@playwright/test'

export async function openParts(page: Page) {
  await page.goto('/demo/onderdelen')
  await expect(page.getByRole('heading', { level: 1, name: 'Onderdelen' })).toBeVisible()
}

export const form = (page: Page) => page.locator('form')
export const save = (page: Page) => form(page).getByRole('button', { name: 'Opslaan' })
