import * as v from 'valibot'
import { Day } from '#kit/parts.ts'
import { get, post, takes } from '#model/operation.ts'

/** The kinds of phone defects (domain sim.repair). The codes are ours. */
export const RepairProblem = v.picklist(['SCREEN', 'BATTERY', 'WATER', 'OTHER'])
export type RepairProblem = v.InferOutput<typeof RepairProblem>

/** The progress of a repair: label requested, label sent, phone received, phone sent back. */
export const RepairState = v.picklist(['REQUESTED', 'LABEL_SENT', 'IN_REPAIR', 'SENT_BACK'])
export type RepairState = v.InferOutput<typeof RepairState>

const Reference = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))

/** The phone bought here and its latest repair, null for none. Personal: stays in memory. */
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
  ['getRepair', 'getTimeline'],
  takes<{ problem: RepairProblem; message: string }>(),
) // not in the spec
