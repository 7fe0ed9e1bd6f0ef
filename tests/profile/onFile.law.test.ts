import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { identityOf, identityRules } from '#features/phones/bestellen/identityRules.ts'
import { detailsOf, detailsRules, orderOf } from '#features/switching/details.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { getUser, type User } from '#model/login/contract/session.ts'
import { createRetentionHandset } from '#model/phones/contract/handsetRetention.ts'
import { getPre2PostStanding, pre2PostTransfer } from '#model/switching/contract.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { addressOf } from '../../fixtures/addresses.ts'
import { goodAnswer } from '../contract/goodAnswer.ts'
import { PHONE_RETURN, phoneOrder } from '../phones/phoneOrder.ts'
import { operations } from '../support/operations.ts'
import { switchOrder } from '../switching/switchOrder.ts'
import { contextOf } from '../world/context.ts'
import { accountSeen } from '../world/seen.ts'

const TODAY = '2026-12-02'
const NOW = Date.parse(`${TODAY}T12:00:00+01:00`)

const names = [
  'D´Angelo',
  'Vos–Bakker',
  '’t Hart',
  "van 't Hof",
  'ʻOkina Kapule',
  'Nguyễn'.normalize('NFD'),
  'X',
  'Hof (Jr.) 2',
  'محمد علی',
  'Παππάς',
  '王',
  'de Wit/Bakker',
  `van ${'Lang'.repeat(15)}`,
]

const userNamed = (account: Account): User => v.parse(getUser.answer, goodAnswer(getUser, account))

describe('a name that the backend has on file', () => {
  test.each(names)('%s: when it stays in the form of a switch, then it is accepted and ordered', (name) => {
    const account = { ...accountSeen(36, TODAY), firstName: name, lastName: name, email: `"${name}"@voorbeeld` }
    const context = contextOf(account, NOW)
    const standing = operations.get(getPre2PostStanding.name)?.answer(undefined, context) as never
    const known = detailsOf(standing)
    const typed = { ...known, salutation: 'MR', initials: 'G.', iban: 'BE68539007547034', birthDate: '31-12-1990' }
    const problems = Object.entries(detailsRules(TODAY, known)).filter(([field, rule]) =>
      rule?.(typed[field as 'email'] as never, typed),
    )
    expect(problems.map(([field]) => field)).toEqual([])
    const order = orderOf(typed, { changeCampaignOptions: switchOrder.changeCampaignOptions, startNow: true }, null)
    expect(operations.get(pre2PostTransfer.name)?.answer(order, context)).toMatchObject({ form: true })
  })

  test.each(names)('%s: when it is ordered for, as it is or in plain signs, then the phone is ordered', (name) => {
    const account = { ...accountSeen(15, TODAY), firstName: name, lastName: name }
    const user = userNamed(account)
    const rules = identityRules(user, TODAY)
    const filled = identityOf(user)
    const plain = {
      ...filled,
      firstName: plainText(name).replaceAll('-', ' '),
      infix: '',
      lastName: plainText(name).replaceAll('-', ' '),
    }
    for (const typed of [filled, plain]) {
      const problems = (['firstName', 'infix', 'lastName'] as const).filter((field) => rules[field]?.(typed[field], typed))
      expect(problems).toEqual([])
    }
    const order = phoneOrder({
      storage: {
        articleCode: 'TUR-TAL-S2-128-ZWART',
        costs: { total: 54_900, discount: 0, contractLengthInMonths: 24, maximumMonthlyCredit: null },
      },
      monthly: 2200,
      campaignIDs: ['INET-10000.twoYears.600', 'MAIN-UNL.twoYears.500'],
      address: addressOf(15),
    })
    const personal = {
      ...order.personal,
      FirstName: plainText(name),
      Insertion: filled.infix,
      LastName: plainText(filled.lastName),
    }
    const context = { ...contextOf(account, NOW), origin: new URL(PHONE_RETURN).origin }
    const answer = operations.get(createRetentionHandset.name)?.answer({ ...order, personal }, context)
    expect(answer).toHaveProperty('flowInstanceId')
  })

  test('a consent: when it is not given, then what is on file does not give it', () => {
    const context = contextOf(accountSeen(36, TODAY), NOW)
    const known = detailsOf(operations.get(getPre2PostStanding.name)?.answer(undefined, context) as never)
    const typed = { ...known, birthDate: '31-12-2012' }
    expect(detailsRules(TODAY, known).guardian?.(false, typed)).toContain('ouder of verzorger')
  })

  test('another last name is refused', () => {
    const user = userNamed({ ...accountSeen(15, TODAY), lastName: "D'Angelo" })
    const typed = { ...identityOf(user), lastName: 'Angelini' }
    expect(identityRules(user, TODAY).lastName?.(typed.lastName, typed)).toContain('anders')
  })
})
