import { describe, expect, test } from 'vitest'
import type { Answer } from '#model/answer.ts'
import type { Access, Route } from '#platform/router/route.ts'
import { verdict } from '#platform/router/verdict.ts'

const screen = () => Promise.resolve({ default: () => null })
const row = (access: Access): Route => (access.for === 'customers' ? access : { ...access, screen, title: 'x' })
const customer = { prepaid: false, needsOnboarding: false }
const customers = row({ for: 'customers' })
const gated = (answer: Answer) => row({ for: 'customers', gate: Object.assign(() => answer, { needs: [] }) })

describe('verdict (spec 5, decisions D7)', () => {
  test('a path without a row is not found', () => expect(verdict(undefined, customer, '/x')).toBe('not-found'))
  test('a redirect goes on', () => expect(verdict({ redirect: '/inloggen' }, null, '/x')).toEqual({ go: '/inloggen' }))
  test('a redirect to a page for guests leads who has signed in elsewhere', () => {
    const sso: Route = { redirect: '/inloggen', signedIn: '/' }
    expect(verdict(sso, null, '/loginsso')).toEqual({ go: '/inloggen' })
    expect(verdict(sso, { ...customer, remembered: true }, '/loginsso')).toEqual({ go: '/inloggen' })
    expect(verdict(sso, customer, '/loginsso')).toEqual({ go: '/' })
  })
  test('a redirect leads prepaid customers to a target of their own, and guests to sign in first', () => {
    const pay: Route = { redirect: '/facturen', prepaid: '/beltegoed-opwaarderen' }
    expect(verdict(pay, customer, '/betalen')).toEqual({ go: '/facturen' })
    expect(verdict(pay, { ...customer, prepaid: true }, '/betalen')).toEqual({ go: '/beltegoed-opwaarderen' })
    expect(verdict(pay, null, '/betalen')).toEqual({ go: '/inloggen' })
  })
  test('anyone may see what is for anyone', () => {
    expect(verdict(row({ for: 'anyone' }), null, '/x')).toBe('show')
    expect(verdict(row({ for: 'anyone' }), customer, '/x')).toBe('show')
  })
  test('guest-only pages are not found for a customer', () => {
    expect(verdict(row({ for: 'guests' }), null, '/x')).toBe('show')
    expect(verdict(row({ for: 'guests' }), customer, '/x')).toBe('not-found')
  })
  test('who is only remembered has no session, and may come in', () => {
    expect(verdict(row({ for: 'guests' }), { ...customer, remembered: true }, '/x')).toBe('show')
  })
  test('a guest on a customer page goes to the login, whatever its gate', () => {
    expect(verdict(customers, null, '/x')).toEqual({ go: '/inloggen' })
    expect(verdict(gated(undefined), null, '/x')).toEqual({ go: '/inloggen' })
    expect(verdict(customers, customer, '/x')).toBe('show')
  })
  test('yes shows, no is not found, and what could not be decided is neither', () => {
    expect(verdict(gated(true), customer, '/x')).toBe('show')
    expect(verdict(gated(false), customer, '/x')).toBe('not-found')
    expect(verdict(gated(undefined), customer, '/x')).toBe('undecided')
  })
})

describe('onboarding is forced (spec 4), with its exceptions', () => {
  const newcomer = { prepaid: false, needsOnboarding: true }
  const unknown = { prepaid: false, needsOnboarding: undefined }
  test.each(['/', '/verbruik', '/instellingen/simkaart'])('%s goes to /welkom', (path) => {
    expect(verdict(customers, newcomer, path)).toEqual({ go: '/welkom' })
    expect(verdict(customers, unknown, path)).toBe('undecided')
  })
  test('what anyone or only a guest may see goes there too', () => {
    expect(verdict(row({ for: 'anyone' }), newcomer, '/noodkaart')).toEqual({ go: '/welkom' })
    expect(verdict(row({ for: 'guests' }), newcomer, '/inloggen')).toEqual({ go: '/welkom' })
    expect(verdict(row({ for: 'anyone' }), null, '/noodkaart')).toBe('show')
  })
  test('an unknown path leads there too, unless it is one that stays open', () => {
    expect(verdict(undefined, newcomer, '/nergens')).toEqual({ go: '/welkom' })
    expect(verdict(undefined, unknown, '/nergens')).toBe('undecided')
    expect(verdict(undefined, newcomer, '/nummerbehoud')).toBe('not-found')
    expect(verdict(undefined, null, '/nergens')).toBe('not-found')
  })
  test.each(['/welkom', '/nummerbehoud', '/nummerbehoud-gegevens-aanpassen/bedankt', '/abonnement-annuleren'])(
    '%s stays open',
    (path) => {
      expect(verdict(customers, newcomer, path)).toBe('show')
      expect(verdict(customers, unknown, path)).toBe('show')
    },
  )
})
