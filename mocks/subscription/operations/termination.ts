import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { messageProblem } from '#model/outage/outage.ts'
import { isLeaving } from '#model/subscription/cancellation.ts'
import type * as contract from '#model/subscription/contract/termination.ts'
import { TerminateReason } from '#model/subscription/contract/termination.ts'
import { canUndo, earliestEnd, finalInvoiceOn, latestEnd, terminationFee, undoUntil } from '#model/subscription/termination.ts'
import { askProof } from '../../security/proof.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { agreedOn } from '../../world/orders.ts'
import { hasEnded, terminationOf } from '../../world/periods.ts'
import { renewalSetAside } from '../cancelling.ts'
import { terminateDataOf } from '../leaving.ts'
import { cancelStatusOf } from '../subscription.ts'
import { subscriber } from './subscription.ts'

const Wanted = v.object({
  reason: TerminateReason,
  endsOn: Day,
  fee: v.number(),
  message: v.pipe(v.string(), v.maxLength(2000)),
})

export const termination: Part<typeof contract> = {
  getTerminateReasons: (_, { account }) => {
    subscriber(account)
    return [...TerminateReason.options]
  },

  getTerminateData: (_, { account, world, now }) => terminateDataOf(subscriber(account), world.today, now),

  terminateSubscription(input, context) {
    const { account, now, record, warn } = context
    const { today } = context.world
    const { reason, endsOn, fee: seen, message } = checked(Wanted, input)
    const customer = subscriber(account)
    if (hasEnded(customer, today)) throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    if (isLeaving(cancelStatusOf(customer, today))) throw new Refusal(409, 'It was cancelled already', 'ALREADY_CANCELLED')
    if (messageProblem(message) !== null) throw new Refusal(400, 'Unknown input')
    const data = terminateDataOf(customer, today, now)
    if (endsOn < earliestEnd(today, reason)) throw new Refusal(422, 'Not before a month of notice', 'TOO_EARLY')
    if (endsOn > latestEnd(today, data.contractEnd)) throw new Refusal(422, 'Too far ahead', 'TOO_LATE')
    const fee = terminationFee(data, reason, endsOn)
    agreedOn(seen, fee)
    askProof(context)
    record({ kind: 'terminated', reason, endsOn, fee })
    const costs = fee === 0 ? 'Opzeggen kost je niets.' : `De opzegvergoeding is ${euro(fee)}.`
    warn(`Je abonnement bij ${provider.name} stopt op ${dayInFull(endsOn)}. ${costs}`)
    const isDeceased = reason === 'DECEASED'
    const { phone, lastTermOn } = data
    const until = undoUntil(endsOn)
    return { endsOn, fee, undoUntil: until, finalInvoiceOn: finalInvoiceOn(endsOn), phone, lastTermOn, isDeceased }
  },

  undoTermination(_, { account, world: { today }, record, warn }) {
    const customer = subscriber(account)
    const endsOn = terminationOf(customer)
    if (endsOn === null) throw new Refusal(409, 'It was not cancelled', 'NOT_CANCELLED')
    if (hasEnded(customer, today) || !canUndo(endsOn, today)) throw new Refusal(409, 'It is the last day', 'TOO_LATE')
    const renewal = renewalSetAside(customer, today)?.pending?.startsOn
    record({ kind: 'termination-undone' })
    const renewed = renewal ? ` Je verlenging gaat in op ${dayInFull(renewal)}.` : ''
    warn(`Je opzegging bij ${provider.name} is ingetrokken. Je abonnement loopt gewoon door.${renewed}`)
    return true
  },
}
