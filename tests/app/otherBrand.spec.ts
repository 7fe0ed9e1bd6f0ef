import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { eachLook } from '../support/looks.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'otherBrand' })

const paths = ['/', '/verbruik', '/facturen', '/instellingen', '/telefoons', '/bestaat-niet'] as const

async function expectBrand(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main h1')).not.toBeEmpty()
  await expect(page).toHaveTitle(/Mijn Halm$/)
  await settled(page)
  await eachLook(page, (look, _, at) => expectNoFindings(page, `${path} at ${look}`, { colours: at > 0 }))
}

test('another brand: when its screens are opened in both themes, then axe finds nothing', async ({ page, signIn }) => {
  await expectBrand(page, '/inloggen')
  await expect(page.getByText('Even kijken hoe hoog het koren staat?')).toBeVisible()
  await signIn(1)
  for (const path of paths) await expectBrand(page, path)
  await page.goto('/')
  await expect(page.getByRole('slider', { name: 'Vooruitkijken met de muis' })).toBeVisible()
})
