import * as contract from '#model/year/contract.ts'
import { cardYearOn } from '#model/year/year.ts'
import { area } from '../server/backend.ts'
import { toppedUpIn, yearMonthsOf } from './months.ts'
import { isFirstYear, sinceOf } from './wholeMonths.ts'

export const yearOperations = area(contract)({
  getYear(_, { account, world, events, now }) {
    const from = cardYearOn(world.today)
    const months = yearMonthsOf(world, from, events, now)
    return {
      from,
      since: isFirstYear(account, from) ? sinceOf(account) : null,
      months,
      toppedUp: account.type === 'Prepaid' ? toppedUpIn(account, months, events, now) : null,
    }
  },
})
