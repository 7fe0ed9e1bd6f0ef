import * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import type * as contract from '#model/phones/contract/repair.ts'
import { type Repair, RepairProblem } from '#model/phones/contract/repair.ts'
import { explanationProblem, guaranteedUntil, isOver } from '#model/phones/repair.ts'
import type { Account } from '../../../fixtures/accounts/account.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { ownPhoneOf } from '../handset.ts'
import { repairReferenceOf, repairStateOn } from '../repair.ts'

const Request = v.object({ problem: RepairProblem, message: v.pipe(v.string(), v.maxLength(2000)) })

function repairOf(account: Account, today: Day): Repair {
  if (account.type === 'Prepaid') return { phone: null, request: null }
  const { repairs } = account
  const phone = ownPhoneOf(account)
  const delivered = phone?.delivered ?? null
  return {
    phone: phone && delivered !== null ? { name: phone.name, warrantyUntil: guaranteedUntil(delivered) } : null,
    request: repairs.last && {
      reference: repairReferenceOf(account, repairs),
      problem: repairs.last.problem,
      requestedOn: repairs.last.day,
      state: repairStateOn(today, repairs.last.day),
    },
  }
}

export const repair: Part<typeof contract> = {
  getRepair: (_, { account, world }) => repairOf(account, world.today),

  requestRepair(input, { account, world: { today }, record }) {
    const { problem, message } = checked(Request, input)
    const customer = subscriber(account)
    const { phone, request } = repairOf(customer, today)
    if (!phone) throw new Refusal(409, 'No phone was bought here', 'NO_PHONE')
    if (request && !isOver(request)) throw new Refusal(409, 'A repair is going on', 'ALREADY')
    if (explanationProblem(message, problem) !== null) throw new Refusal(400, 'Unknown input')
    const after = subscriber(record({ kind: 'repair-requested', problem }))
    return { reference: repairReferenceOf(after, after.repairs) }
  },
}
