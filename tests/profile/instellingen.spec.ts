import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name })

test('settings: when one is searched for by keyboard, then it is opened at its place', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Instellingen' }).press('Enter')
  await expect(heading(page)).toHaveText('Instellingen')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Zoek in je instellingen' }).press('Enter')
  const search = page.getByRole('searchbox')
  await search.fill('wil doorscakelen')
  await expect(page.getByRole('menuitem')).toHaveText([/^Doorschakelen/])
  await search.press('Enter')
  await expect(heading(page)).toHaveText('Internet en bellen')
  await expect(page.locator('#callForwarding')).toBeFocused()
  await expect(toggle(page, 'Doorschakelen')).toBeInViewport()
  await page.goBack()
  await expect(heading(page)).toHaveText('Instellingen')
  await page.getByRole('button', { name: 'Ja', exact: true }).press('Enter')
  await expect(page.getByText('Bedankt voor je antwoord.')).toBeVisible()
  await page.getByRole('link', { name: /^Mijn gegevens/ }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Rekeningnummer' })).toContainText('NL04 •••• •••• ••00 01')
  await expect(page.getByRole('listitem').filter({ hasText: 'E-mailadres' })).toContainText('sanne.visser@voorbeeld.example')
  await toggle(page, 'Toon btw op mijn factuur').press('Space')
  await expect(page.getByText('Opgeslagen. Je ziet dit vanaf je volgende factuur.')).toBeVisible()

  await test.step('a wide screen has all settings beside each of them, with the page that is open marked', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, '/instellingen/internet-en-bellen')
    const menu = page.getByRole('navigation', { name: 'Instellingen' })
    await expect(menu.locator('[aria-current=page]')).toHaveText('Internet en bellen')
    await menu.getByRole('link', { name: 'Simkaart' }).press('Enter')
    await expect(heading(page)).toHaveText('Je simkaart')
    await expect(heading(page)).toBeFocused()
    await expect(menu.locator('[aria-current=page]')).toHaveText('Simkaart')
    await goTo(page, '/instellingen/abonnement/telefoon-afbetaald')
    await expect(menu.locator('[aria-current=true]')).toHaveText('Abonnement')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(menu).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: 'Je abonnement' })).toBeVisible()
  })
})

test('the second factor: when it is turned on by sms, then a wrong code is refused, and it can be turned off', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/(?:startMfaChange|confirmMfaChange) → 422/)
  await signIn(1)
  await page.goto('/instellingen/gegevens/2-stapsbeveiliging')
  await page.getByLabel('Je wachtwoord').fill('verkeerd')
  await button(page, 'Aanzetten').click()
  await expect(page.getByLabel('Je wachtwoord')).toHaveAccessibleDescription('Dit wachtwoord klopt niet. Probeer het opnieuw.')
  await page.getByLabel('Je wachtwoord').fill('steltloper-26')
  await button(page, 'Aanzetten').click()
  await code(page).fill('111 111')
  await button(page, 'Code bevestigen').click()
  await expect(code(page)).toHaveAccessibleDescription(/Je hebt nog 4 pogingen/)
  await page.reload()
  await code(page).fill('123 456')
  await button(page, 'Code bevestigen').click()
  await expect(page.getByText('2-stapsbeveiliging staat aan. Je krijgt je code per sms.')).toBeVisible()
  const inCookie = () => page.evaluate(() => /mfaStatus%22%3A%22([A-Z_]+)/.exec(document.cookie)?.[1])
  expect(await inCookie()).toBe('ACTIVE')

  await button(page, 'Uitzetten').click()
  await page.getByLabel('Je wachtwoord').fill('steltloper-26')
  await button(page, 'Uitzetten').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uitzetten' }).click()
  await code(page).fill('123456')
  await button(page, 'Code bevestigen').click()
  await expect(page.getByText('2-stapsbeveiliging staat uit.')).toBeVisible()
  expect(await inCookie()).toBe('DISABLED_BY_CUSTOMER')
})

test('choices with a button: when saving fails, then they are kept until they are saved', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/updateAdvertising → 500/)
  await signIn(1)
  await page.goto('/instellingen/gegevens/berichten-van-tureluur')
  const news = page.getByRole('checkbox', { name: 'Nieuws en tips per e-mail' })
  await news.check()
  await world({ faults: { updateAdvertising: '500' } })
  await button(page, 'Opslaan').click()
  await closeErrorDialog(page)
  await expect(page.getByText('Opslaan is niet gelukt. Je keuze is niet veranderd.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Wat je eerder koos, is nog niet opgeslagen.')).toBeVisible()
  await expect(news).toBeChecked()
  await page.getByRole('link', { name: 'Mijn gegevens' }).click()
  await page
    .getByRole('dialog', { name: 'Wijzigingen niet bewaren?' })
    .getByRole('button', { name: 'Verder met wijzigen' })
    .click()
  await expect(news).toBeChecked()
  await world({ faults: null, latency: 700 })
  await button(page, 'Opslaan').click()
  const research = page.getByRole('checkbox', { name: 'Uitnodigingen voor klantonderzoek per e-mail' })
  await research.check() // while the other is sent
  await expect(button(page, 'Bezig met opslaan')).toHaveCount(0)
  await expect(research).toBeChecked()
  await world({ latency: null })
  await button(page, 'Opslaan').click()
  await expect(page.getByText('Je keuze is opgeslagen.')).toBeVisible()
  await page.getByRole('link', { name: 'Mijn gegevens' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Berichten van Tureluur' })).toContainText('Je krijgt aanbiedingen')
})

test('privacy settings: when they are changed, then the device, the archive and the numbers of others follow', async ({
  page,
  signIn,
}) => {
  await signIn(2)
  await page.goto('/instellingen/gegevens/privacy-instellingen')
  const remember = toggle(page, 'Onthoud mij op dit toestel')
  await expect(remember).not.toBeChecked()
  await remember.click()
  await expect(page.getByText('Opgeslagen. Dit toestel onthoudt je.')).toBeVisible()
  await page.getByText('Dit staat nu op dit toestel').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Je inlognaam' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await button(page, 'Download mijn gegevens').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^mijn-tureluur-gegevens-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile((await download.path()) ?? '')))
  const json = (name: string) => JSON.parse(strFromU8(files[`json/${name}.json`] ?? new Uint8Array()))
  expect(json('klant')[0].klantnummer).toBe('4100002')
  expect(json('facturen').length).toBeGreaterThan(4)
  expect(json('gesprekken').length).toBeGreaterThan(100)
  expect(strFromU8(files['leesmij.txt'] ?? new Uint8Array())).toContain('Je gesprekken en sms’jes')

  await button(page, 'Gegevens opvragen').click()
  await expect(page.getByText('We sturen je gegevens binnen 1 maand.')).toBeVisible()

  await toggle(page, 'Nummers van anderen verbergen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Toon hele nummers' }).click()
  await expect(toggle(page, 'Nummers van anderen verbergen')).not.toBeChecked()
  await goTo(page, '/verbruik/bellen-en-sms')
  await expect(page.getByText('Je ziet hele nummers van anderen. Dat heb je zelf gekozen.')).toBeVisible()
  await button(page, 'Verberg nummers van anderen').click()
  await expect(page.getByText(/We laten de laatste 3 cijfers/)).toBeVisible()

  await page.goto('/instellingen/gegevens/privacy-instellingen')
  await expect(remember).toBeChecked()
  await button(page, 'Wis dit toestel').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wis en log uit' }).click()
  await expect(page).toHaveURL(/\/inloggen\?uitgelogd=1/)
  await expect(page.getByLabel('06-nummer of e-mailadres')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('install')])).toEqual([
    null,
    expect.anything(),
  ])
})
