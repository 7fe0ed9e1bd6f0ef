import { expect, test } from 'vitest'
import { appCodeProblem, MOST_TRIES, triesLeft } from '#model/security/emergencyCard.ts'

const nobody = { numbers: [], birthDay: null }
const sanne = { numbers: ['06 90 00 84 13', '4100001'], birthDay: '1984-03-27' }

test('an app code has six digits, however it is typed', () => {
  expect(appCodeProblem('', nobody)).toBe('required')
  expect(appCodeProblem('   ', nobody)).toBe('required')
  for (const text of ['38407', '3840751', 'abcdef', '38407a']) expect(appCodeProblem(text, nobody), text).toBe('invalid')
  for (const text of ['384075', '384 075', ' 384-075 ']) expect(appCodeProblem(text, nobody), text).toBeNull()
})

test.each([
  ...['000000', '999999', '123456', '654321', '890123', '210987', '135791', '975319', '246802'],
  ...['121212', '123123', '112112', '111112', '100001', '110110', '112233', '998877', '123321', '147258', '159753', '789456'],
])('%s is guessed first', (code) => expect(appCodeProblem(code, nobody)).toBe('weak'))

test.each(['270384', '032784', '840327', '842703', '031984', '198403', '008413', '900084', '410000', '100001'])(
  '%s is known to somebody who finds the phone',
  (code) => expect(['personal', 'weak']).toContain(appCodeProblem(code, sanne)),
)

test('and says why: what is personal to one is good enough for another', () => {
  expect(appCodeProblem('270384', sanne)).toBe('personal')
  expect(appCodeProblem('270384', nobody)).toBeNull()
})

test('few codes are refused: the rest is still hard to guess', () => {
  const all = Array.from({ length: 142_857 }, (_, at) => String(at * 7).padStart(6, '0'))
  const refused = all.filter((code) => appCodeProblem(code, nobody) !== null).length
  expect(refused / all.length).toBeGreaterThan(0.002)
  expect(refused / all.length).toBeLessThan(0.01)
})

test('five tries, and never fewer than none', () => {
  expect([0, 1, 4, 5, 6, 99].map(triesLeft)).toEqual([5, 4, 1, 0, 0, 0])
  expect(MOST_TRIES).toBe(5)
})
