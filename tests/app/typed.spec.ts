import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

test('a date that can be two days: when it is typed, then it is asked which one, and a press answers', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(1)
  await page.goto('/buitenland')
  const from = page.getByLabel('Eerste dag')
  await from.fill('1112027')
  await from.press('Tab')
  await expect(from).toHaveAccessibleDescription(/^Bedoel je 1\snovember of 11\sjanuari\?/)
  await expectNoFindings(page)
  await page.getByRole('button', { name: /^11\sjanuari$/ }).click()
  await expect(from).toHaveValue('11-01-2027')
  await expect(from).toBeFocused()
  await expect(page.getByText('Bedoel je')).toBeHidden()
})

test('a pasted message: when it holds the digits of the simcard, then the field has them', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(8)
  await page.goto('/simkaart-activeren')
  const digits = page.getByLabel('Laatste 6 cijfers')
  await page.evaluate(() =>
    navigator.clipboard.writeText('Je simkaart is er.\nLaatste 6 cijfers:\u00a0012 345. Activeer hem in de app.'),
  )
  await digits.press('ControlOrMeta+v')
  await expect(digits).toHaveValue('012345')
})
