import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { entriesFor } from '#features/profile/shared/entries.ts'
import { customerCopy } from '#kit/customerCopy.ts'
import { provider } from '#kit/provider.ts'
import { dateProblem } from '#kit/typed/dateInput.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button, type ButtonLook } from '#kit/ui/Button.tsx'
import { Slider } from '#kit/ui/Slider.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { euro, priceText } from '#kit/words/money.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { DEFAULT_DATA, isTooSmallForPhone, MINIMUM_WITH_PHONE } from '#model/bundles/bundleChange.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import { IDLE_LIMIT_MS, idleness } from '#model/device/idle.ts'
import { localeCookie } from '#model/device/locale.ts'
import { GiftBundle } from '#model/overview/contract.ts'
import { creditCapacityOf } from '#model/phones/creditCapacity.ts'
import { needsCreditCheck, SLIDER_STEP, sliderMaxOf, sliderValueOf } from '#model/phones/instalment.ts'
import { avatarOf } from '#model/profile/avatar.ts'
import { VERIFICATION } from '#model/profile/bankAccount.ts'
import { displayName } from '#model/profile/customerName.ts'
import { maySend } from '#model/profile/picture.ts'
import { renewalOpensOn } from '#model/renewal/renewal.ts'
import { handsetItem, listCosts } from '#platform/analytics/handsetItem.ts'
import { BUILD_POLL_MS, verdictOf } from '#platform/pwa/policy.ts'
import { PRELOAD_QUEUE, preloadQueue } from '#platform/router/preloadQueue.ts'
import { loadScreenList } from '#platform/router/screen.ts'
import { handsetHits, loginName } from '#platform/storage/registry.ts'
import { openModal, useModal } from '#platform/stores/modal.ts'
import { screens } from '#routes/screens.ts'
import { cataloguedPhones, creditRules, oneOffCosts } from '../fixtures/catalogue/phones.ts'
import { userCookie } from '../mocks/server/cookies.ts'
import { root } from './support/paths.ts'

/** Every business constant and limit of spec 9, with its value. */
describe('spec 9', () => {
  const MINUTE = 60_000
  const DAY = 24 * 60 * MINUTE
  const tokens = readFileSync(join(root, 'src/kit/ui/styles/tokens.css'), 'utf8')

  test('auto-logout timer: 1800000 ms (30 minutes)', () => {
    expect(IDLE_LIMIT_MS).toBe(1_800_000)
    expect([1_799_999, 1_800_000].map((idle) => idleness(idle, idle).kind)).toEqual(['warning', 'expired'])
  })

  test('session user cookie: named usr, expiry 182.5 days', () => {
    const cookie = userCookie(new URL('https://mijn.example'), { usr: '1' })
    expect(cookie).toMatch(/^usr=/)
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBe(182.5 * 24 * 60 * 60)
  })

  test('saved login info: kept 30 days', () => expect(loginName.lifetime).toBe(30 * DAY))

  test('locale cookie: 365 days, path /, sameSite lax', () =>
    expect(localeCookie('nl', true)).toBe('locale=nl; Path=/; Max-Age=31536000; SameSite=Lax; Secure'))

  test('binding periods: 2 years, 1 year, monthly cancellable, and retention 1 year with id 4', () =>
    expect(bindingPeriods).toEqual({
      twoYearBindingPeriod: { months: 24 },
      yearBindingPeriod: { months: 12 },
      monthBindingPeriod: { months: 1 },
      retentionBindingPeriod: { months: 12, id: 4 },
    }))

  test('minimum required MB for handset: 6000', () => {
    const isTooSmall = (size: number) => isTooSmallForPhone({ size, isUnlimited: false }, 'ADDON_INET')
    expect(MINIMUM_WITH_PHONE).toBe(6000)
    expect([isTooSmall(5999), isTooSmall(6000)]).toEqual([true, false])
  })

  test('default data bundle size: 10000', () => expect(DEFAULT_DATA).toBe(10_000))

  test('gift bundle types: data and voice', () => expect(GiftBundle.entries.type.options).toEqual(['data', 'voice']))

  test('renewal window: 4 months before contract end', () => expect(renewalOpensOn('2027-05-14')).toBe('2027-01-14'))

  test('profile picture upload maximum: 700000', () =>
    expect([700_000, 700_001].map((length) => maySend('a'.repeat(length)))).toEqual([true, false]))

  test('home-copy tax: 6.41, and a separate refurbished price', () => {
    const tax = oneOffCosts.find(({ id }) => id === 'home-copy-tax')
    expect(tax?.price).toBe(641)
    expect(tax?.refurbishedPrice).not.toBe(641)
    expect(tax?.refurbishedPrice).toBeGreaterThan(0)
  })

  test('sign-up fee of 0: shown as "Gratis"', () => {
    expect(oneOffCosts.find(({ id }) => id === 'sign-up-fee')?.price).toBe(0)
    expect(priceText(0)).toBe('Gratis')
  })

  test('shipping in phone-list analytics: 5 (setup price 0)', () => expect(listCosts).toEqual({ shipping: 5, setup_price: 0 }))

  test('contract in phone analytics: 2-year subscription', () => {
    const [phone] = cataloguedPhones(null)
    const colour = phone?.colors[0]
    const storage = colour?.storage[0]
    if (!phone || !colour || !storage) throw new Error('there is no phone')
    expect(handsetItem(phone, { color: colour, storage }).subscription_type).toBe('2-year')
  })

  const costs = (euros: number, contractLengthInMonths = 24) => ({
    total: euros * 100,
    discount: 0,
    contractLengthInMonths,
    maximumMonthlyCredit: null,
  })

  test('credit check limit: 250', () => {
    expect(creditRules.usual.creditCheckLimit).toBe(25_000)
    expect([24_999, 25_000].map((credit) => needsCreditCheck({ credit }, creditRules.usual, false))).toEqual([false, true])
  })

  test('maximum financed device amount: 600; slider maximum is the cost capped at 600, divided by the months, rounded down', () =>
    expect([sliderMaxOf(costs(599), null), sliderMaxOf(costs(600), null), sliderMaxOf(costs(1400), null)]).toEqual([
      2400, 2500, 2500,
    ]))

  test('slider defaults: min 0, max 25, step 1, value 25', () => {
    const slider = { name: 's', label: 'S', onChange: () => undefined, valueText: String, ends: ['a', 'b'] } as const
    expect(renderToStaticMarkup(<Slider {...slider} />)).toMatch(/(?=.*min="0")(?=.*max="25")(?=.*step="1")(?=.*value="25")/)
    expect([SLIDER_STEP, sliderValueOf(null, 100_000)]).toEqual([100, 2500])
  })

  test('maximum monthly credit: at least 10, with a base amount of 1954', () => {
    const answers = {
      carOwner: false,
      daysPerWeekDayCare: 0,
      daysPerWeekSchoolCare: 0,
      livingSituation: 'RENTING',
      specialCosts: 0,
      familyComposition: 'SINGLE',
      netCostOfLivingPerMonth: 0,
    } as const
    const of = (income: number) => creditCapacityOf({ ...answers, netIncomePerMonth: income * 100 })
    expect([of(0), of(1240)]).toEqual([1000, 1000])
    // A euro more counts wholly up to the base amount, and for three quarters above it.
    expect([of(1930), of(1950), of(2354)]).toEqual([7800, 8000, 11_000])
  })

  test('reflection period (bedenktijd): 14 days', () => expect(reflectionUntil('2026-11-10')).toBe('2026-11-24'))

  test('iDeal verification payment: 1 cent', () => expect(VERIFICATION).toBe(1))

  test('currency: EUR, formatted nl-NL', () => expect(euro(123_456)).toBe('€\u00a01.234,56'))

  test('build manifest poll: every 60 minutes', () => expect(BUILD_POLL_MS).toBe(60 * MINUTE))

  test('reload guard: 10 s', () => {
    const passed = (agoMs: number) => verdictOf({ occasion: 'look', isServed: true, reloads: { count: 1, agoMs } })
    expect([passed(9999), passed(10_000)]).toEqual(['wait', 'reload'])
  })

  test('route preload queue: 5', async () => {
    const begun: string[] = []
    const reach = preloadQueue(async (address) => void begun.push(address))
    await Promise.all(['/1', '/2', '/3', '/4', '/5', '/6', '/7'].map(reach))
    expect(begun).toEqual(['/1', '/7', '/6', '/5', '/4', '/3'])
    expect(PRELOAD_QUEUE).toBe(5)
  })

  test('date validity: years 1900–2050', () =>
    expect(['31-12-1899', '01-01-1900', '31-12-2050', '01-01-2051'].map(dateProblem)).toEqual([
      'yearRange',
      null,
      null,
      'yearRange',
    ]))

  test('member-get-member flag: true', () => expect(provider.memberGetMember).toBe(true))

  test('dropdown display name: nickname, otherwise first name; 8 or more characters are cut to 7 plus an ellipsis', () => {
    const of = (nickName: string, firstName = 'Sanne') => displayName({ firstName, profile: { nickName } })
    expect([of(''), of('Zonnetj'), of('Zonnetje'), of('', 'Maximiliaan')]).toEqual(['Sanne', 'Zonnetj', 'Zonnetj…', 'Maximil…'])
  })

  test('avatar choice: the chosen one if not the default, otherwise the picture, otherwise a default avatar', () =>
    expect([avatarOf('plane', 'iVBO'), avatarOf('custom', 'iVBO'), avatarOf('custom', null)]).toEqual([
      { kind: 'drawing', name: 'plane' },
      { kind: 'picture', base64: 'iVBO' },
      { kind: 'drawing', name: 'generic' },
    ]))

  test('modal defaults: size md, labels "Ok" and "Annuleren"', () => {
    void openModal({ title: 'Zeker?' })
    let shown: unknown
    const Look = () => {
      shown = useModal()
      return null
    }
    renderToStaticMarkup(<Look />)
    expect(shown).toMatchObject({ modalClass: 'md', confirmButtonLabel: 'Ok', cancelButtonLabel: 'Annuleren' })
  })

  test('button sizes: small and medium, and the variant primary-green', () => {
    const of = (look: ButtonLook) => renderToStaticMarkup(<Button {...look}>Koop</Button>)
    expect(of({ size: 'medium' })).toBe(of({}))
    expect(of({ size: 'small' })).not.toBe(of({}))
    expect(of({ variant: 'primary-green' })).not.toBe(of({}))
  })

  test('spinner default size: 32', () => {
    expect(tokens).toMatch(/--spinner-size: 32px;/)
    expect(renderToStaticMarkup(<Spinner />)).toContain('viewBox="0 0 32 32"')
  })

  test('badge sizes: extra-small, small, medium, large', () => {
    const sizes = ['xs', 's', 'm', 'l'] as const
    const drawn = sizes.map((size) => renderToStaticMarkup(<Badge size={size}>Nieuw</Badge>))
    expect(new Set(drawn).size).toBe(4)
    const pixels = sizes.map((size) => Number(new RegExp(`--badge-${size}: (\\d+)px`).exec(tokens)?.[1]))
    expect(pixels).toEqual(pixels.toSorted((a, b) => a - b))
  })

  test('navigation labels', async () => {
    await loadScreenList()
    expect(Object.values(customerCopy.nav)).toEqual([
      'Overzicht',
      'Verbruik',
      'Facturen',
      'Betalingen',
      'Telefoons',
      'Instellingen',
    ])
    const titles = [true, false].flatMap(entriesFor).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Beltegoed', 'Verlengen', 'Abonnement']))
    expect(screens['/vriendendeal'].title).toBe('VriendenDeal')
  })

  test('hit counter and conversion data: kept in browser storage', () => expect(handsetHits.home).toBe('local'))
})
