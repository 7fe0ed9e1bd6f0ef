import * as v from 'valibot'
import type * as contract from '../../src/api/contract/usage.ts'
import { PeriodId } from '../../src/api/contract/usage.ts'
import { Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { moneyUnderway } from '../payments.ts'
import { behindOf } from '../world/invoices.ts'
import { standstillOf } from '../world/standstill.ts'
import { updatedAt, usageOn } from '../world/usage.ts'

const Query = v.optional(v.object({ period: v.optional(PeriodId), events: v.optional(v.literal(true)) }), {})

export const usage: Part<typeof contract> = {
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
}
