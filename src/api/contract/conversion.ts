import * as v from 'valibot'
import { get } from '../operation.ts'
import { Moment } from './parts.ts'

/** For measuring whether a campaign works (spec 3, 4 conversion data): codes of the provider, nothing about who somebody is. */
export const ConversionData = v.object({
  /** The campaign that this customer sees; null for none. */
  campaign: v.nullable(v.string()),
  /** Which of two versions of it. */
  variant: v.picklist(['A', 'B']),
  updatedAt: Moment,
})
export type ConversionData = v.InferOutput<typeof ConversionData>

export const getConversionData = get('getConversionData', ConversionData) // not in the spec
