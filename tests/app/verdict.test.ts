import { describe, expect, test } from 'vitest'
import { verdict } from '../../src/app/verdict.ts'
import type { Access, Route } from '../../src/routes/route.ts'

const screen = () => Promise.resolve({ default: () => null })
const row = (access: Access): Route => ({ title: 'x', screen, ...access })
const customer = { prepaid: false }

describe('verdict (spec 5, decisions D7)', () => {
  test('a path without a row is not found', () => expect(verdict(undefined, customer)).toBe('not-found'))
  test('a redirect goes on', () => expect(verdict({ redirect: '/inloggen' }, null)).toEqual({ go: '/inloggen' }))
  test('anyone may see what is for anyone', () => {
    expect(verdict(row({ for: 'anyone' }), null)).toBe('show')
    expect(verdict(row({ for: 'anyone' }), customer)).toBe('show')
  })
  test('guest-only pages are not found for a customer', () => {
    expect(verdict(row({ for: 'guests' }), null)).toBe('show')
    expect(verdict(row({ for: 'guests' }), customer)).toBe('not-found')
  })
  test('a guest on a customer page goes to the login', () => {
    expect(verdict(row({ for: 'customers' }), null)).toEqual({ go: '/inloggen' })
    expect(verdict(row({ for: 'customers' }), customer)).toBe('show')
  })
  test('a failed gate is not found', () => {
    const prepaidOnly = row({ for: 'customers', gate: (facts: { prepaid: boolean }) => facts.prepaid })
    expect(verdict(prepaidOnly, { prepaid: true })).toBe('show')
    expect(verdict(prepaidOnly, { prepaid: false })).toBe('not-found')
  })
})
