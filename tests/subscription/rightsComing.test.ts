import { describe, expect, test } from 'vitest'
import { addDays, addMonths, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { completeStatus } from '#model/bundles/contract/complete.ts'
import { getHousehold } from '#model/friends/contract/household.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { creditDatesOf, type RightsKind, rightsOf } from '#model/subscription/rightsClock.ts'
import { finalInvoiceOn } from '#model/subscription/termination.ts'
import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { terminated } from '../../mocks/subscription/cancelling.ts'
import { type Coming, comingOf } from '../../mocks/world/coming.ts'
import { contextOf } from '../world/context.ts'
import { answerOf, tell } from '../world/told.ts'

/** The kind of date that keeps each promise of the mock, and how many days the mock is later than the date of the customer. */
const kept: Record<string, { kinds: readonly RightsKind[]; later?: 1 } | null> = {
  Factuur: { kinds: ['invoice', 'settlement'] },
  Eindafrekening: { kinds: ['settlement'] },
  'Laatste dag om te betalen': { kinds: ['pay', 'debit'] },
  'Bundel is gestopt': { kinds: ['bundle', 'stop', 'settlement'], later: 1 },
  'Onderling bellen verlengt of stopt': { kinds: ['mutual'], later: 1 },
  'Nummer komt over': { kinds: ['porting'] },
  'Termijn van de regeling': { kinds: ['term'] },
  'Laatste kans voor de termijn': { kinds: ['lateTerm'] },
  'Laatste dag om te herroepen': { kinds: ['withdraw'] },
  'Telefoon uiterlijk terug': { kinds: ['return'] },
  'Geld terug voor de telefoon': { kinds: ['refund'] },
  'Bundel kan niet verlengen': { kinds: ['extension'] },
  'Onderling bellen kan niet verlengen': { kinds: ['mutual'], later: 1 },
  'Andere bundels': { kinds: ['change', 'renewal'] },
  'Telefoon wordt bezorgd': { kinds: ['parcel'] },
  'Laatste dag van het cadeau': { kinds: ['gift'] },
  'Tegoed is verlopen': { kinds: ['credit'], later: 1 },
  'Abonnement is gestopt': { kinds: ['stop'], later: 1 },
  'Contract is voorbij': { kinds: ['contract', 'stop'], later: 1 },
  // A card that looks back decides nothing.
  'Jaarkaart komt': null,
  // A subscription begins anew every month.
  'Nieuwe periode': null,
}

const days: readonly Day[] = ['2026-11-20', '2026-11-26', '2026-12-01', '2026-12-31', '2027-02-28', '2027-03-27', '2028-02-29']

/** The promises of the mock that are not among the dates of the customer. */
function forgotten(account: Account | Description, today: Day): string[] {
  const { subscription, overview } = tell(account, today)
  const noon = momentOf(today, 12)
  const dates = subscription
    ? rightsOf(
        {
          subscription,
          options: answerOf(getPostpaidOptionsV2, account, today) ?? raise(),
          overview,
          household: answerOf(getHousehold, account, today),
          complete: answerOf(completeStatus, account, today),
          withdrawals: answerOf(getWithdrawals, account, today)?.open ?? [],
        },
        noon,
      )
    : creditDatesOf(overview, noon)
  const isKept = ({ day, name }: Coming) => {
    const rule = kept[name]
    if (rule === undefined) return false
    return rule === null || dates.some((date) => rule.kinds.includes(date.kind) && addDays(date.day, rule.later ?? 0) === day)
  }
  return comingOf(contextOf(account, noon).account, overview, today)
    .filter((one) => !isKept(one))
    .map(({ day, name }) => `account ${account.number} on ${today}: ${day} ${name}`)
}
const raise = (): never => {
  throw new Error('no options')
}

describe('the dates that matter', () => {
  test.each(days)('on %s: when the mock knows that something will happen, then every customer sees it with its day', (today) => {
    expect(accounts.flatMap((account) => forgotten(account, today))).toEqual([])
  })

  test.each(days)('on %s: when somebody cancels, then the last days and the settlement with its fee are among them', (today) => {
    const leaving = accounts.flatMap((description) => {
      const { account } = contextOf(description, momentOf(today, 12))
      return account.type === 'Postpaid' && account.termination === null && account.leavesWithNumber === null
        ? [terminated(account, addMonths(today, 1), 5721, today)]
        : []
    })
    expect(leaving.length).toBeGreaterThan(10)
    expect(leaving.flatMap((account) => forgotten(account, today))).toEqual([])
    for (const account of leaving) {
      const { overview } = tell(account, today)
      expect(overview.settlement, `account ${account.number}`).toEqual({
        date: finalInvoiceOn(addMonths(today, 1)),
        fee: 5721,
      })
    }
  })
})
