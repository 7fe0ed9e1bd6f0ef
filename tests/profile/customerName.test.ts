import { describe, expect, test } from 'vitest'
import { calledName, displayName } from '#model/profile/customerName.ts'

const user = (firstName: string, nickName = '') => ({ firstName, profile: { nickName } })

describe('the name in the header (spec 9)', () => {
  test('nickname if present, otherwise first name', () => {
    expect(calledName(user('Sanne', 'Zonnetje'))).toBe('Zonnetje')
    expect(calledName(user('Sanne'))).toBe('Sanne')
    expect(calledName(user('Sanne', '  '))).toBe('Sanne')
  })
  test.each([
    ['Gerrit', 'Gerrit'],
    ['Gertjan', 'Gertjan'],
    ['Zonnetje', 'Zonnetj…'],
    ['Maximiliaan', 'Maximil…'],
    ['Zoë', 'Zoë'],
    ['Zoe\u0308', 'Zoe\u0308'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
    ['🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱', '🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱🇳🇱…'],
  ])('%s: %s', (name, shown) => expect(displayName(user(name))).toBe(shown))
})
