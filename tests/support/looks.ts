import type { Page, ViewportSize } from '@playwright/test'
import { settled } from './settled.ts'

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1280, height: 800 }
export const sizes = [phone, laptop]

/** Covers every size and every theme once: colours do not depend on the width. */
export const looks = [
  { size: phone, colorScheme: 'light' },
  { size: laptop, colorScheme: 'dark' },
] as const satisfies readonly Look[]
export type Look = { size: ViewportSize; colorScheme: 'light' | 'dark' }

/** Every size in every theme. */
export const allLooks: readonly Look[] = [
  { size: phone, colorScheme: 'light' },
  { size: phone, colorScheme: 'dark' },
  { size: laptop, colorScheme: 'dark' },
  { size: laptop, colorScheme: 'light' },
]

export async function show(page: Page, { size, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** Checks a page in every look, without loading it again. */
export async function eachLook(
  page: Page,
  check: (look: string, size: ViewportSize, at: number) => Promise<void>,
  inOrder: readonly Look[] = looks,
  wait: (page: Page) => Promise<void> = settled,
): Promise<void> {
  for (const [at, look] of inOrder.entries()) {
    await show(page, look)
    await wait(page)
    await check(`${look.size.width}, ${look.colorScheme}`, look.size, at)
  }
}
