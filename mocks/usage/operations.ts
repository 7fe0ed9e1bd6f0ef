import * as v from 'valibot'
import * as contract from '#model/usage/contract.ts'
import { PeriodId } from '#model/usage/contract.ts'
import { behindOf } from '../invoices/invoices.ts'
import { moneyUnderway } from '../payment/payments.ts'
import { Refusal } from '../server/answers.ts'
import { area } from '../server/backend.ts'
import { standstillOf } from '../subscription/standstill.ts'
import { updatedAt, usageOn } from './world.ts'

const Query = v.optional(v.object({ period: v.optional(PeriodId), events: v.optional(v.literal(true)) }), {})

export const usageOperations = area(contract)({
  getUsage(input, context) {
    const { account, world, now } = context
    const query = v.safeParse(Query, input)
    if (!query.success) throw new Refusal(400, 'Unknown query')
    const { period: id, events = false } = query.output
    const period = id === undefined ? world.latest : world.periods.find((candidate) => candidate.id === id)
    if (!period) throw new Refusal(404, 'Unknown period')
    const standstill = period === world.latest ? standstillOf(world, behindOf(account, world, moneyUnderway(context))) : null
    return { ...usageOn(world, period, events), standstill, updatedAt: updatedAt(account, now) }
  },
})
