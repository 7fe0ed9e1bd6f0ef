import { settled } from '../../support/settled.ts'
import { noteShifts, shiftsOf } from '../../support/shifts.ts'
import { slowNetwork } from '../../support/slow.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'

const wide = { width: 1280, height: 800 }

const shift = (stage: Stage, path: string, { account, size }: { account?: number; size?: typeof wide } = {}) =>
  visit(stage, stage.app, { ...(account !== undefined && { account, world: { latency: 400 } }) }, async (page) => {
    if (size) await page.setViewportSize(size)
    await noteShifts(page)
    await slowNetwork(page)
    await page.goto(path)
    await settled(page)
    return (await shiftsOf(page)).sum
  })

/** Layout shift on a cold visit with slow answers. */
export const calm: Part = async (stage) => [
  { what: 'layout shift, login', value: await shift(stage, '/inloggen'), unit: '', limit: 0.02 },
  { what: 'layout shift, login, wide', value: await shift(stage, '/inloggen', { size: wide }), unit: '', limit: 0.02 },
  { what: 'layout shift, overview', value: await shift(stage, '/', { account: 1 }), unit: '', limit: 0.02 },
  { what: 'layout shift, overview, wide', value: await shift(stage, '/', { account: 1, size: wide }), unit: '', limit: 0.02 },
  { what: 'layout shift, usage', value: await shift(stage, '/verbruik', { account: 1 }), unit: '', limit: 0.02 },
]
