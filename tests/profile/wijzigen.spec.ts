import type { BrowserContext, Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { traces } from '../support/canary.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { logIn } from '../support/guests.ts'
import { pictures } from '../support/pictures.ts'
import { untilAccountChecked } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const CHANGE = '/instellingen/wijzig'
const PASSWORD = 'steltloper-26'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pill = (page: Page) => page.getByRole('button', { name: /^Menu van/ })

test('an address that nobody knows: when it is written by keyboard, then its consequences show before it is saved', async ({
  page,
  signIn,
}) => {
  await signIn(26)
  await page.goto(`${CHANGE}/adres`)
  await expect(page.getByText('Je krijgt samenkorting.')).toBeVisible()
  await page.getByLabel('Postcode').focus()
  await page.keyboard.type('1791zz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await expect(page.getByText('Plevierpad 3, Den Burg')).toBeVisible()
  await expect(page.getByText('Bezorgen duurt daar 1 werkdag langer.')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9000 ZZ')
  await expect(page.getByText('We kunnen dit adres niet vinden.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Er kloppen nog 2 velden niet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Straat')).toBeFocused()
  await page.keyboard.type('Nieuwe Zeedijk')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Zeewijk')
  await page.keyboard.press('Enter')
  // The consequences are shown in advance.
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('Dan vervalt die vanaf')
  await asked.getByRole('button', { name: 'Adres opslaan' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Je nieuwe adres is opgeslagen.' })).toBeFocused()
  await expect(page.getByText('Nieuwe Zeedijk 3, 9000 ZZ Zeewijk')).toBeVisible()
  await expectNoFindings(page, 'an address that was saved')
})

const linkIn = async (context: BrowserContext, base: string): Promise<string> => {
  const messages: { to: string; link: string | null }[] = await (
    await context.request.get(new URL('/demo/messages', base).href)
  ).json()
  return messages.findLast(({ link }) => link !== null)?.link ?? ''
}

test('an e-mail address and a password: when both are changed, then they sign in and nothing of them is stored', async ({
  page,
  context,
  signIn,
  site,
  allow,
}) => {
  allow(/(?:updateEmail|updatePassword|confirmEmail) → (?:401|422)/)
  await signIn(1)
  const [to, next] = ['kanarie@nieuw.example', 'drie kanaries op een paal']
  await page.goto(`${CHANGE}/email`)
  const [email, again, current] = [
    page.getByLabel('Nieuw e-mailadres'),
    page.getByLabel('Herhaal je e-mailadres'),
    page.getByLabel('Huidig wachtwoord'),
  ]
  const save = page.getByRole('button', { name: 'E-mailadres opslaan' })
  // Password managers save the password with this name.
  await expect(page.locator('form [autocomplete="username"]')).toHaveValue('0690000001')
  await email.fill('daan.deboer@voorbeeld.example')
  await again.fill('daan.deboer@voorbeeld.example')
  await current.fill(PASSWORD)
  await save.click()
  await expect(email).toHaveAccessibleDescription(/Dit e-mailadres kunnen we niet gebruiken\./)
  await expect(email).toBeFocused()
  await email.fill(to)
  await again.fill(to)
  await current.fill(PASSWORD)
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: `We hebben een e-mail gestuurd naar ${to}.` })).toBeFocused()
  await page.goto(await linkIn(context, site.url))
  await page.getByRole('button', { name: 'Ja, dit is mijn adres' }).click()
  await expect(page.getByText(`Je nieuwe e-mailadres is ${to}.`)).toBeVisible()
  await expect(page).toHaveURL(`${CHANGE}/email`)

  await goTo(page, `${CHANGE}/wachtwoord`)
  await current.fill('fout-fout-fout')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(next)
  await page.getByLabel('Herhaal je nieuwe wachtwoord').fill(next)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  // A 401 is about the password here: it signs nobody out.
  await expect(current).toHaveAccessibleDescription(/Je huidige wachtwoord klopt niet./)
  await current.fill(PASSWORD)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByText('Je nieuwe wachtwoord is opgeslagen.')).toBeVisible()
  await expect(current).toHaveCount(0)

  await goTo(page, `${CHANGE}/adres`)
  await page.getByLabel('Postcode').fill('2468 CD')
  await page.getByLabel('Huisnummer').fill('77')
  await expect(page.getByText('Wulpplein 77')).toBeVisible()
  await page.getByRole('button', { name: 'Adres opslaan' }).click()
  await expect(page.getByText('Wulpplein 77, 2468 CD Zeewijk')).toBeVisible()
  await untilAccountChecked(page)

  const secrets = [to, 'kanarie', PASSWORD, 'Wulpplein', '2468', 'NL91', 'ABNA', '04171643', 'NL04']
  const isShown = /^(?:page|fields):/
  expect((await traces(page, secrets)).filter((found) => !isShown.test(found))).toEqual([])
  await page.goto('/instellingen')
  await pill(page).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page
    .getByRole('button', { name: 'Weggaan' })
    .or(page.getByRole('heading', { name: 'Inloggen' }))
    .first()
    .waitFor()
  await expect(heading(page)).toHaveText('Inloggen')
  expect(await traces(page, secrets)).toEqual([])
  await logIn(page, to, next)
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})

/** The size of the picture in the preview, and its colours top left, top right and at the bottom. */
const seen = (page: Page) =>
  page
    .locator('form img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const { naturalWidth: side, naturalHeight: height } = image
      const context = new OffscreenCanvas(side, height).getContext('2d', { willReadFrequently: true })
      if (!context) return null
      context.drawImage(image, 0, 0)
      const at = (x: number, y: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(Math.floor(x * side), Math.floor(y * height), 1, 1).data
        return red > 200 && green > 200 ? 'white' : red > blue ? 'red' : 'blue'
      }
      const text = atob(image.src.split(',')[1] ?? '')
      return {
        side,
        isSquare: side === height,
        colours: [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)].join(' '),
        isSmall: image.src.length <= 700_000,
        tells: ['Exif', 'GPS', 'Terschelling'].filter((word) => text.includes(word)),
      }
    })

test('a profile: when a name and a picture are chosen, then the header shows them at once', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/saveUserProfile → 500/)
  await signIn(2)
  await page.goto('/')
  await pill(page).click()
  await page.getByRole('menuitem', { name: 'Mijn profiel' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio')).toHaveCount(12) // all but an own picture: there is none
  await page.getByLabel('Bijnaam').fill('a'.repeat(21))
  await page.getByRole('radio', { name: 'Vliegtuig' }).check()
  const save = page.getByRole('button', { name: 'Opslaan' })
  await save.click()
  await expect(page.getByLabel('Bijnaam')).toHaveAccessibleDescription(/^Je bijnaam is te lang\. Gebruik maximaal 20 tekens\./)
  await page.getByLabel('Bijnaam').fill('Kapitein')
  await world({ faults: { saveUserProfile: '500' } })
  await save.click()
  await closeErrorDialog(page)
  await expect(page.getByText('Opslaan is niet gelukt. Je profiel is niet veranderd.')).toBeVisible()
  await world({ faults: null })
  await save.click()
  await expect(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
  await goTo(page, '/')
  await expect(pill(page)).toHaveAccessibleName(/^Menu van Kapitei/)
  await expect(pill(page).locator('use').first()).toHaveAttribute('href', /#avatar-plane$/)

  await goTo(page, `${CHANGE}/profiel`)
  const files = await pictures(page)
  const input = page.locator('input[name="picture"]')
  const image = page.locator('form img').first()
  await input.setInputFiles(files.heic)
  await expect(page.getByText('Een foto in heic kan je browser niet openen.')).toBeVisible()
  await input.setInputFiles(files.rotated)
  await expect(image).toBeVisible()
  // Zoomed and moved: by touch or mouse, and by keyboard.
  const colours = async () => (await seen(page))?.colours
  const square = page.getByRole('application', { name: 'Foto verschuiven' })
  await page.getByRole('slider', { name: 'Inzoomen' }).fill('300')
  await square.scrollIntoViewIfNeeded()
  const { x, y, width } = (await square.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + width / 2)
  await page.mouse.move(x + width / 2, y + width * 2)
  await page.mouse.up()
  await expect.poll(colours).toBe('red red red red')
  await square.focus()
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('ArrowUp')
  await expect.poll(colours).toBe('blue blue blue blue')
  await expect(page.getByText(/^50% van links, \d+% van boven$/)).toBeAttached()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
  await goTo(page, '/')
  await expect(pill(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  await goTo(page, `${CHANGE}/profiel`)
  await page.getByRole('button', { name: 'Foto verwijderen' }).click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
  await goTo(page, '/')
  await expect(pill(page).locator('use').first()).toHaveAttribute('href', /#avatar-generic$/)
})

test('a picture: when any kind of file is chosen, then it becomes a small square or a sentence says why not', async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto(`${CHANGE}/profiel`)
  const own = page.getByRole('radio', { name: 'Eigen foto' })
  await expect(own).toHaveCount(0) // there is none to choose yet
  const files = await pictures(page)
  const input = page.locator('input[name="picture"]')
  const image = page.locator('form img').first()

  for (const [name, side, colours] of [
    ['jpeg', 200, 'red blue red blue'],
    ['rotated', 200, 'red red blue blue'],
    ['hollow', 300, 'white white red blue'],
    ['large', 512, 'red blue red blue'],
    ['webp', 64, 'red blue red blue'],
    ['moving', 1, 'red red red red'],
    ['misnamed', 300, 'red blue red blue'],
  ] as const) {
    const before = await image.getAttribute('src', { timeout: 100 }).catch(() => null)
    await input.setInputFiles(files[name])
    if (before === null) await expect(image).toBeVisible()
    else await expect(image, name).not.toHaveAttribute('src', before)
    expect(await seen(page), name).toEqual({ side, isSquare: true, colours, isSmall: true, tells: [] })
    await expect(own).toBeChecked()
  }
  for (const [name, said] of [
    ['bomb', 'Deze foto is te groot. Kies een kleinere foto.'],
    ['heic', 'Een foto in heic kan je browser niet openen.'],
    ['svg', 'Dit bestand kunnen we niet gebruiken. Kies een jpg of png.'],
    ['words', 'Dit bestand kunnen we niet gebruiken. Kies een jpg of png.'],
    ['truncated', 'Deze foto is beschadigd. Kies een andere foto.'],
    ['damaged', 'Deze foto is beschadigd. Kies een andere foto.'],
    ['empty', 'Dit bestand is leeg. Kies een andere foto.'],
  ] as const) {
    await input.setInputFiles(files.jpeg)
    await expect(image).toBeVisible()
    await input.setInputFiles(files[name])
    await expect(page.getByText(said), name).toBeVisible()
    await expect(image, name).toHaveCount(0)
  }
  await expect(page).toHaveTitle(/^Profiel wijzigen/)
})

test('a bank account: when it is changed at 320 px with large text, then it is linked by form or by payment', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/(?:updateIban|requestMandateForm) → 422/)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'))
  })
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await signIn(1)
  await page.goto(`${CHANGE}/bankrekeningnummer`)
  await page.getByLabel('Rekeningnummer (IBAN)').fill('NL91 ABNA 0417 1643 01')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await expect(page.getByText('Dit rekeningnummer klopt niet.').first()).toBeVisible()
  await fits()

  await untilAccountChecked(page, 'DE89 3704 0044 0532 0130 00')
  await fits()
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByText('DE89 3704 0044 0532 0130 00').first()).toBeVisible()
  const password = page.getByLabel('Huidig wachtwoord')
  const formButton = page.getByRole('button', { name: 'Formulier downloaden (pdf)' })
  await formButton.click()
  await expect(page.getByText('Vul je huidige wachtwoord in.')).toBeVisible()
  await password.fill('steltloper-25')
  await formButton.click()
  await expect(page.getByText('Je huidige wachtwoord klopt niet.')).toBeVisible()
  await expect(password).toBeFocused()
  await fits()
  await password.fill('steltloper-26')
  const download = page.waitForEvent('download')
  await formButton.click()
  expect((await download).suggestedFilename()).toBe('machtiging.pdf')
  await expect(page.getByText(/vroeg je een formulier aan voor DE89 3704/)).toBeVisible()

  // No question on leaving for the bank.
  page.on('dialog', (dialog) => {
    asked.push(`${dialog.type()} on the way to the bank`)
    void dialog.accept()
  })
  for (const [way, said] of [
    ['Betaal van een andere rekening', /Probeer het opnieuw met NL91 ABNA 0417 1643 00\./],
    ['Betaling lukt', 'Vanaf je volgende factuur schrijven we af van NL91 ABNA 0417 1643 00.'],
  ] as const) {
    await untilAccountChecked(page)
    const pay = page.getByRole('button', { name: 'Betaal € 0,01' })
    await pay.click()
    await expect(page.getByText('Geef toestemming om je facturen af te schrijven.')).toBeVisible()
    await expect(password).toBeFocused()
    await page.getByRole('checkbox').check()
    await page.getByLabel('Kies je bank').selectOption({ index: 1 })
    if (way === 'Betaling lukt') {
      await password.fill('steltloper-25')
      await pay.click()
      await expect(page.getByText('Je huidige wachtwoord klopt niet.')).toBeVisible()
      await expect(password).toBeFocused()
    }
    await password.fill('steltloper-26')
    await fits()
    await pay.click()
    await atBank(page, way)
    await expect(page.getByText(said)).toBeVisible()
    await fits()
  }
  expect(asked).toEqual(['beforeunload'])
  await expect(heading(page)).toHaveText('Je nieuwe rekening is gekoppeld')
  await goTo(page, `${CHANGE}/bankrekeningnummer`)
  await expect(page.getByText('NL91 ABNA 0417 1643 00').first()).toBeVisible()
})
