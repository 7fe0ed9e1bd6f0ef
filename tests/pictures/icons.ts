import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { brandFolder } from '../../vite/brand.ts'
import { tokensIn } from '../../vite/tokens.ts'
import { root } from '../support/paths.ts'

/** An icon of the app, or with `drawing` that of a shortcut: a drawing of the product in a disc. */
type Icon = { name: string; size: number; drawing?: string }

export const icons: readonly Icon[] = [
  { name: 'app-icon-192', size: 192 },
  { name: 'app-icon-512', size: 512 },
  { name: 'apple-touch-icon', size: 180 },
  { name: 'verbruik-96', size: 96, drawing: 'usage' },
  { name: 'betalen-96', size: 96, drawing: 'invoices' },
  { name: 'overzicht-96', size: 96, drawing: 'overview' },
]

function disc(drawing: string): string {
  const { shadeOf } = tokensIn(readFileSync(join(brandFolder, 'tokens.css'), 'utf8'))
  const drawings = readFileSync(join(root, 'src/kit/ui/art/drawings.svg'), 'utf8')
  const [, paths = ''] = new RegExp(`<symbol id="${drawing}"[^>]*>(.*)</symbol>`).exec(drawings) ?? []
  return `<svg viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${shadeOf('--logo-ink', 'light')}"/>
    <g transform="translate(12 12)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`
}

/** An icon of the brand as PNG. */
export async function iconOf(browser: Browser, { size, drawing }: Icon): Promise<Buffer> {
  const svg = drawing === undefined ? readFileSync(join(brandFolder, 'public/icons/app-icon.svg'), 'utf8') : disc(drawing)
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}
