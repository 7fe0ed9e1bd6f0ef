import * as v from 'valibot'
import { postpaidOverview } from '../../api/contract/overview.ts'
import { type ExtraType, getPostpaidTopupBundles, topupPostpaidBundle } from '../../api/contract/topup.ts'
import { getUsage } from '../../api/contract/usage.ts'
import { flowCopy } from '../../flow/copy.ts'
import { defineFlow } from '../../flow/flow.ts'
import type { OpenPath } from '../../routes/table.ts'

const Draft = v.object({ id: v.nullable(v.string()) })

/** One step: what is bought is seen, and paid with the next invoice. */
const buying = (name: string, path: OpenPath, done: OpenPath) =>
  defineFlow({
    name,
    blank: (): v.InferOutput<typeof Draft> => ({ id: null }),
    draftSchema: Draft,
    steps: [{ path, label: flowCopy.steps.choose, funnel: 'overview', answered: ({ id }) => id !== null }],
    doneLabel: flowCopy.steps.done,
    order: topupPostpaidBundle,
    done,
    offers: [getPostpaidTopupBundles],
    changes: [postpaidOverview, getUsage],
  })

export const topupFlows = {
  data: buying('extra-data', '/mbs-bijkopen', '/mbs-bijkopen/bedankt'),
  voice: buying('extra-minutes', '/minuten-bijkopen', '/minuten-bijkopen/bedankt'),
} as const satisfies Record<ExtraType, unknown>
