import { describe, expect, test } from 'vitest'
import { navItems } from '#app/header/navItems.ts'

const flags = {
  usr: 'merk',
  isEsim: false,
  mfaStatus: 'DISABLED_BY_CUSTOMER',
  mfaMethod: null,
  contractAccepted: 'true',
} as const
const postpaid = { kind: 'customer', flags: { ...flags, prepaid: false } } as const
const prepaid = { kind: 'customer', flags: { ...flags, prepaid: true } } as const
const labels = (visitor: Parameters<typeof navItems>[0]) => navItems(visitor, '/').map(({ label }) => label)
const active = (path: string) => navItems(postpaid, path).find(({ current }) => current)?.label

describe('main navigation (spec 2)', () => {
  test('Facturen is for postpaid, Betalingen for prepaid', () => {
    expect(labels(postpaid)).toEqual(['Overzicht', 'Verbruik', 'Facturen', 'Telefoons', 'Instellingen'])
    expect(labels(prepaid)).toEqual(['Overzicht', 'Verbruik', 'Betalingen', 'Telefoons', 'Instellingen'])
    expect(labels({ kind: 'remembered', prepaid: true })).toEqual(labels(prepaid))
  })

  test.each(['/payment', '/payments', '/betalingen'])('on %s of a prepaid customer it is Betalingen', (path) =>
    expect(navItems(prepaid, path).find(({ current }) => current)?.label).toBe('Betalingen'),
  )

  test('a guest has none', () => expect(labels({ kind: 'guest' })).toEqual([]))

  test.each([
    ['/', 'Overzicht'],
    ['/overview', 'Overzicht'],
    ['/home', 'Overzicht'],
    ['/verbruik', 'Verbruik'],
    ['/verbruik/bellen-en-sms', 'Verbruik'],
    ['/Verbruik', 'Verbruik'],
    ['/usage', 'Verbruik'],
    ['/usage/calls', 'Verbruik'],
    ['/my/usage', 'Verbruik'],
    ['/invoice', 'Facturen'],
    ['/invoices', 'Facturen'],
    ['/phone', 'Telefoons'],
    ['/phones', 'Telefoons'],
    ['/handset', 'Telefoons'],
    ['/telefoon', 'Telefoons'],
    ['/setting', 'Instellingen'],
    ['/instellingen/abonnement/telefoon-afbetaald', 'Instellingen'],
    ['/verbruikt', undefined],
    ['/mbs-bijkopen', undefined],
    ['/bestaat-niet', undefined],
  ])('on %s the active item is %s, by Dutch or English words', (path, label) => expect(active(path)).toBe(label))
})
