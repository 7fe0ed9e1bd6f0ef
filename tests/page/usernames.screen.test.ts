import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const withPassword = globSync('src/features/**/*.tsx').filter((path) => readFileSync(path, 'utf8').includes('<PasswordField'))

test('forms with a password: when a password manager saves it, then the form tells it the login name', () => {
  expect(withPassword.length).toBeGreaterThan(5)
  for (const path of withPassword)
    expect([path, /<(?:Own)?Username|autoComplete="username"/.test(readFileSync(path, 'utf8'))]).toEqual([path, true])
})
