import * as v from 'valibot'
import { OutageType } from '../../api/contract/outage.ts'
import { defineDraft, personal, rests } from '../../draft/defineDraft.ts'
import { clearWhenLeft, leave } from '../../draft/draft.ts'

export const outageDraft = defineDraft('outage', {
  type: rests(v.nullable(OutageType), null),
  /** The tips that were tried. */
  tried: rests(v.array(v.pipe(v.number(), v.integer())), []),
  zipCode: personal(''),
  /** The outage in that place that the customer wants updates on. */
  outage: personal<string | null>(null),
  date: personal(''),
  time: personal(''),
  message: personal(''),
  phoneNumber: personal(''),
})

/** Clears the draft once the report is sent. */
export const finish = (): void => clearWhenLeft(outageDraft)
export const left = (): void => leave(outageDraft)
