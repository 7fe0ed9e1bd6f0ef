import { expect, test } from 'vitest'
import { answerByOf, capsAgainst, questionProblem, switchesAgainst } from '#model/invoices/questions.ts'

test.each([
  ['a Monday', '2026-11-23', '2026-11-25'],
  ['a Friday', '2026-11-27', '2026-12-01'],
  ['a Saturday', '2026-11-28', '2026-12-01'],
  ['Christmas Eve', '2026-12-24', '2026-12-29'],
])(
  'a question about an invoice: when it is asked on %s, then its answer comes on the second working day after it',
  (_, on, by) => {
    expect(answerByOf(on)).toBe(by)
  },
)

test.each([
  ['other', '', 'required'],
  ['other', ' \n ', 'required'],
  ['other', 'Dit stond er vorige keer niet op.', null],
  ['unknown', '', null],
  ['', '', null],
  ['amount', 'a'.repeat(501), 'tooLong'],
] as const)('an explanation: when the reason is "%s" and the text "%s", then its problem is %s', (reason, text, problem) => {
  expect(questionProblem(text, reason)).toBe(problem)
})

test.each([
  ['service', ['serviceNumbers'], false],
  ['thirdParty', ['serviceNumbers', 'premiumSms'], false],
  ['abroad', ['internationalCalls'], false],
  ['data', ['roamingOutsideEu'], true],
  ['voice', [], false],
  ['dataBundle', [], false],
] as const)(
  'costs for %s: when a customer wants no more of them, then %j prevents them, and a data cap: %s',
  (kind, names, cap) => {
    expect([switchesAgainst(kind), capsAgainst(kind)]).toEqual([names, cap])
  },
)
