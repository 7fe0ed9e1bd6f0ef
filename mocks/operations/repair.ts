import * as v from 'valibot'
import type { Account, Repairs } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type * as contract from '../../src/api/contract/repair.ts'
import { type Repair, RepairProblem } from '../../src/api/contract/repair.ts'
import { explanationProblem, guaranteedUntil, isOver, labelBy } from '../../src/domain/repair.ts'
import { addWorkdays } from '../../src/domain/workdays.ts'
import { checked, Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { ownPhoneOf } from '../world/handset.ts'
import { subscriber } from './subscription.ts'

const Request = v.object({ problem: RepairProblem, message: v.pipe(v.string(), v.maxLength(2000)) })

/** The number of working days until the phone arrives at the workshop, and until it is sent back. */
const [ARRIVES, LEAVES] = [4, 8]

function stateOn(today: Day, requestedOn: Day): NonNullable<Repair['request']>['state'] {
  if (today >= addWorkdays(requestedOn, LEAVES)) return 'SENT_BACK'
  if (today >= addWorkdays(requestedOn, ARRIVES)) return 'IN_REPAIR'
  return today >= labelBy(requestedOn) ? 'LABEL_SENT' : 'REQUESTED'
}

const referenceOf = ({ number }: Account, { count }: Repairs): string =>
  `RP-26${String(number).padStart(3, '0')}-${String(count).padStart(3, '0')}`

function repairOf(account: Account, today: Day): Repair {
  if (account.type === 'Prepaid') return { phone: null, request: null }
  const { repairs } = account
  const phone = ownPhoneOf(account)
  const delivered = phone?.delivered ?? null
  return {
    phone: phone && delivered !== null ? { name: phone.name, warrantyUntil: guaranteedUntil(delivered) } : null,
    request: repairs.last && {
      reference: referenceOf(account, repairs),
      problem: repairs.last.problem,
      requestedOn: repairs.last.day,
      state: stateOn(today, repairs.last.day),
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
    return { reference: referenceOf(after, after.repairs) }
  },
}
