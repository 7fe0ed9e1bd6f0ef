import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page) => page.getByText(/^https:\/\/www\.tureluur\.example\/vriend\/\w+$/)
const copyButton = (page: Page) => page.getByRole('button', { name: 'Link kopiëren' })
const share = (page: Page) => page.getByRole('button', { name: 'Delen' })
const byHand = (page: Page) => page.getByText('Dat lukt hier niet. De link is geselecteerd: kopieer hem zelf.')
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString().trim())
const friends = (page: Page) => page.getByRole('region', { name: 'Jouw vrienden' }).getByRole('listitem')
const counted = (page: Page, count: number) => page.getByText(`Je kunt 10 vrienden per jaar uitnodigen. Je hebt er nu ${count}.`)

test('a friend deal: when its link is copied, then the clipboard has it and the gifts of friends show', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await world({ clock: '2027-06-15' })
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: /^VriendenDeal/ }).click()
  await expect(heading(page)).toBeFocused()
  await expect(friends(page)).toHaveText([/^MatsCadeau komt op 25\sjuni$/, /^LotteCadeau gekregen$/])
  await expect(counted(page, 2)).toBeVisible()

  await copyButton(page).click()
  await expect(page.getByText('Je link is gekopieerd.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).textContent())
})

test('the share sheet: when sharing is refused, then the link is selected to be copied by hand', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    const shared: unknown[] = []
    const outcomes = [null, 'AbortError', 'InvalidStateError', 'NotAllowedError']
    const sheet = (data: ShareData) => {
      const name = outcomes[shared.push(data) - 1]
      return name ? Promise.reject(new DOMException('no', name)) : Promise.resolve()
    }
    Object.defineProperty(Navigator.prototype, 'share', { value: sheet, configurable: true })
    Object.assign(window, { shared })
  })
  await signIn(1)
  await page.goto('/vriendendeal')
  for (let times = 1; times <= 3; times += 1) {
    await share(page).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared').length)).toBe(times)
    await expect(byHand(page)).toHaveCount(0)
  }
  const text = `Ik bel en internet bij Tureluur. Stap over met mijn link, dan krijgen we allebei een cadeau: ${await link(page).textContent()}`
  expect(await page.evaluate(() => Reflect.get(window, 'shared')[0])).toEqual({ title: 'VriendenDeal', text })
  await share(page).click()
  await expect(byHand(page)).toBeVisible()
  expect(await selected(page)).toBe(await link(page).textContent())

  await page.reload()
  await copyButton(page).click()
  await expect(byHand(page)).toBeVisible()
  expect(await selected(page)).toBe(await link(page).textContent())
})
