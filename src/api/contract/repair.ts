import * as v from 'valibot'
import { get, post, takes } from '../operation.ts'
import { Day } from './parts.ts'

/** What may be wrong with a phone (domain sim.repair). The codes are ours. */
export const RepairProblem = v.picklist(['SCREEN', 'BATTERY', 'WATER', 'OTHER'])
export type RepairProblem = v.InferOutput<typeof RepairProblem>

/** How far a repair is: the label for sending comes, it has come, we have the phone, the phone is on its way back. */
export const RepairState = v.picklist(['REQUESTED', 'LABEL_SENT', 'IN_REPAIR', 'SENT_BACK'])
export type RepairState = v.InferOutput<typeof RepairState>

const Reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))

/** The phone that was bought here, and the newest repair of it. Null: there is none. Personal: stays in memory. */
export const Repair = v.object({
  phone: v.nullable(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)), warrantyUntil: Day })),
  request: v.nullable(
    v.object({ reference: Reference, problem: v.fallback(RepairProblem, 'OTHER'), requestedOn: Day, state: RepairState }),
  ),
})
export type Repair = v.InferOutput<typeof Repair>

export const RepairReceipt = v.object({ reference: Reference })

export const getRepair = get('getRepair', Repair) // not in the spec
/** Refused 409 with NO_PHONE or ALREADY. */
export const requestRepair = post(
  'requestRepair',
  RepairReceipt,
  ['getRepair'],
  takes<{ problem: RepairProblem; message: string }>(),
) // not in the spec
