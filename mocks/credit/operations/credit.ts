/**
 * Voucher codes of the demo. 2000 0000 0000 0014 (€ 10) and 2000 0000 0000 0022 (€ 20) work once per browser, 2000 0000 0000 0030 is used
 * and 2000 0000 0000 0048 has expired. Other codes are unknown. Five wrong codes block vouchers for an hour.
 */

import * as v from 'valibot'
import { topUpCode, topUpCodeProblem } from '#kit/typed/topUpCode.ts'
import * as contract from '#model/credit/contract/credit.ts'
import type { PrepaidPrices } from '#model/credit/contract/prepaidRates.ts'
import * as prepaidRatesContract from '#model/credit/contract/prepaidRates.ts'
import { fits } from '#model/credit/topUp.ts'
import type { RefusalCode } from '#model/refusals.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { type Rates, rates, topUp } from '../../../fixtures/catalogue/rates.ts'
import { countGuess, isGuessing } from '../../login/guesses.ts'
import { checked, Refusal } from '../../server/answers.ts'
import { area, type Context } from '../../server/backend.ts'
import { prepaidCustomer } from './prepaidBundle.ts'

const told = ({ voice: call, sms, data, voicemail }: Rates) => ({ call, sms, data, voicemail })

function pricesOf(account: Account): PrepaidPrices {
  const own = prepaidCustomer(account).rates
  return { current: told(rates[own]), newest: told(rates.prepaid), isNewest: own === 'prepaid' }
}

export const prepaidRatesOperations = area(prepaidRatesContract)({
  getPrepaidPrices: (_, { account }) => pricesOf(account),

  chooseNewestPrices(_, { account, record }) {
    if (pricesOf(account).isNewest) throw new Refusal(409, 'These are the newest prices', 'ALREADY_NEWEST')
    return pricesOf(record({ kind: 'newest-prices' }))
  },
})

const Given = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

const HOUR = 3_600_000
const MOST_WRONG = 5

type Worth = { readonly amount: number } | { readonly refused: RefusalCode }
/** Voucher values in cents. */
const codes: ReadonlyMap<string, Worth> = new Map<string, Worth>([
  ['2000000000000014', { amount: 1000 }],
  ['2000000000000022', { amount: 2000 }],
  ['2000000000000030', { refused: 'CODE_USED' }],
  ['2000000000000048', { refused: 'CODE_EXPIRED' }],
])

/** The value of a code in cents, or why it is refused. */
function worthOf(code: string, { browser }: Context): Worth {
  if (topUpCodeProblem(code) !== null) return { refused: 'CODE_INVALID' }
  const isUsed = Object.values(browser.events).some((done) =>
    done.some((event) => event.kind === 'code-redeemed' && event.code === code),
  )
  return isUsed ? { refused: 'CODE_USED' } : (codes.get(code) ?? { refused: 'CODE_UNKNOWN' })
}

const guessOf = ({ account }: Context) => `voucher ${account.number}`

/** Were there too many wrong codes in the past hour? A right code is no new chance: whoever guesses can buy one. */
function isBlocked(context: Context): boolean {
  const { events, now, guesses, real } = context
  const wrong = events.filter(({ kind, at }) => kind === 'code-refused' && at > now - HOUR && at <= now)
  return wrong.length >= MOST_WRONG || isGuessing(guesses, guessOf(context), real)
}

export const creditOperations = area(contract)({
  getTopupOptions(_, { account }) {
    prepaidCustomer(account)
    const { amounts, popular, maximum } = topUp
    return { amounts, popular, maximum }
  },

  redeemTopUpCode(input, context) {
    const given = checked(Given, input).code
    const code = topUpCode(given) ?? given
    const { balance } = prepaidCustomer(context.account)
    if (isBlocked(context)) throw new Refusal(429, 'Too many wrong codes', 'CODE_BLOCKED')
    const worth = worthOf(code, context)
    if ('refused' in worth) {
      context.record({ kind: 'code-refused' })
      countGuess(context.guesses, guessOf(context), context.real)
      throw new Refusal(422, 'This code cannot be used', worth.refused)
    }
    const { amount } = worth
    if (!fits(amount, balance, topUp.maximum)) throw new Refusal(422, 'The credit would become too high', 'MAX_BALANCE')
    context.record({ kind: 'code-redeemed', code, amount })
    const orderNumber = context.place([{ title: 'Beltegoed', amount, monthly: false }])
    return { orderNumber, method: 'VOUCHER', amount, balance: balance + amount, returned: 0 }
  },
})
