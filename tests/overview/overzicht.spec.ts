import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const attention = 'Dit vraagt je aandacht'

test.describe('the overview', () => {
  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })
    test('the overview: when it is opened, then it says and draws what is left, and leads on', async ({
      page,
      signIn,
      world,
      context,
      allow,
    }) => {
      allow(/ERR_INTERNET_DISCONNECTED/)
      const isRising = () =>
        page
          .getByRole('img', { name: /begon je met/ })
          .locator('svg')
          .first()
          .evaluate((water) => water.getAnimations().length > 0 || getComputedStyle(water).animationName !== 'none')
      await signIn(1)
      await world({
        patch: {
          overview: { fixMeBarItems: [{ templateType: 'portingDone', number: '0690001008' }, { templateType: 'later' }] },
        },
      })
      await page.goto('/')
      expect(await isRising()).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
      await expect(page.getByText('over van je 10 GB')).toBeVisible()
      await expect(page.getByRole('img', { name: /heb je 5,8 GB over/ })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Internet van 10\sGB Nog 5,8\sGB$/ })).toBeVisible()
      const bar = page.getByRole('region', { name: attention })
      await expect(bar).toContainText('Je nummer 06 90 00 10 08 is overgezet.')
      await page.getByRole('button', { name: 'Sluiten' }).click()
      await expect(bar).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.getByRole('button', { name: 'Vernieuwen' }).click()
      await expect(page.getByRole('status').filter({ hasText: /^Bijgewerkt om/ })).toHaveCount(1)
      await page.getByRole('link', { name: /^Factuur .*Betaald/ }).click()
      await expect(page).toHaveURL('/factuur/vorige-maand')
      await page.goBack()
      await page.getByRole('link', { name: 'Bekijk verbruik' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik') // until then the overview stays
      await page.goBack()
      await expect(page.getByText('over van je 10 GB')).toBeVisible()
      expect(await isRising()).toBe(false)
      await expect(bar).toHaveCount(0)

      await test.step('without connection: the figures with their moment, and no refreshing', async () => {
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        const buy = page.getByRole('link', { name: 'Bekijk verbruik' })
        await expect(buy).toBeVisible()
        const place = await buy.boundingBox()
        await expect(page.getByText(/^Stand van vandaag/)).toBeVisible()
        // Nothing moves, the button is unchanged, and the time is announced once.
        expect(await buy.boundingBox()).toEqual(place)
        await expect(page.getByText(/(?:Bijgewerkt|Stand van)/i)).toHaveCount(1)
        const refresh = page.getByRole('button', { name: 'Vernieuwen' })
        await expect(refresh).toHaveAttribute('aria-disabled', 'true')
        await expect(refresh).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
        await expect(refresh).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)') // it hides nothing of the text beside it
      })
    })
  })

  test('the overview of a prepaid customer: when the credit is topped up, then it takes two presses to the bank', async ({
    page,
    signIn,
  }) => {
    await signIn(30)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Beltegoed' }).first()).toBeVisible()
    await expect(page.getByText("Genoeg voor 4 minuten bellen of 5 sms'jes.")).toBeVisible()
    await expect(page.getByText('Je hebt geen internetbundel. Je betaalt € 0,10 per MB.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Je volgende factuur' })).toHaveCount(0)
    // Shown once: the credit is the main figure of the screen.
    await expect(page.getByRole('region', { name: attention })).toHaveCount(0)
    await expect(page.locator('main').getByRole('img')).toHaveCount(0)
    await page.getByRole('button', { name: '€ 30', exact: true }).click()
    await expect(page.getByText("Met € 30 erbij heb je € 30,85: genoeg voor 154 minuten bellen of 205 sms'jes.")).toBeVisible()
    await expectNoFindings(page, 'topping up')
    await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
    await page.getByRole('button', { name: 'Betaal € 30,00' }).click()
    await expect(page).toHaveURL(/\/demo\/bank/)
    await page.getByRole('button', { name: 'Betalen', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelukt, je tegoed is € 30,85')
  })

  test('the overview on a phone: when Tab moves along it, then the focus is never under the tab bar', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(2)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Je bundels' })).toBeVisible()
    const bar = await page.getByRole('navigation').last().boundingBox()
    const link = page.getByRole('link', { name: /^Dataplafond/ })
    for (let press = 0; press < 30 && !(await link.evaluate((it) => it === document.activeElement)); press += 1)
      await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    const place = await link.boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    for (const [path, what] of [
      ['/verbruik/internet', 'Extra internet kopen'],
      ['/verbruik/bellen-en-sms', 'Extra minuten kopen'],
    ] as const) {
      await goTo(page, path)
      await page.getByRole('link', { name: what }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(what)
    }
  })

  test('a returning customer: when the overview opens, then stored figures show at once and the rest takes its own place', async ({
    page,
    signIn,
    world,
    happen,
  }) => {
    await signIn(6)
    await page.goto('/')
    const bar = page.getByRole('region', { name: attention })
    await expect(bar).toContainText('36,35')
    const height = (await bar.boundingBox())?.height
    await page.waitForLoadState('networkidle')
    await world({ latency: 1500 })
    await page.reload()
    await expect(bar).toContainText('Je simkaart is geblokkeerd')
    await expect(bar).not.toContainText('36,35')
    expect((await bar.boundingBox())?.height).toBe(height)
    await expect(bar).toContainText('36,35')
    expect((await bar.boundingBox())?.height).toBe(height)

    for (const path of ['/verbruik', '/verbruik/internet']) {
      await goTo(page, path)
      await expect(page.getByText('Je internet staat uit').first()).toBeVisible()
      await expect(page.getByText('Je simkaart is geblokkeerd, omdat € 36,35 openstaat.')).toHaveCount(1)
      await expect(page.getByText(/Op dit tempo|Rustig water|speling/)).toHaveCount(0)
    }
    await test.step('once it is paid the water comes back, and says so', async () => {
      await goTo(page, '/')
      await expect(bar).toBeVisible()
      await happen({ kind: 'invoice-paid' })
      await page.getByRole('button', { name: 'Vernieuwen' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Je internet doet het weer' })).toBeVisible()
      await expect(page.locator('svg[style*="--from"]')).toBeVisible()
    })
  })
})
