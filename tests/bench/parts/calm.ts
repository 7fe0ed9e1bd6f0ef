import { noteShifts, shiftsOf } from '../../support/shifts.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'

const shift = (stage: Stage, path: string, account?: number) =>
  visit(stage, stage.app, { ...(account !== undefined && { account, world: { latency: 400 } }) }, async (page) => {
    await noteShifts(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    return (await shiftsOf(page)).sum
  })

/** What moves by itself on a cold visit, with answers that take their time. */
export const calm: Part = async (stage) => [
  { what: 'layout shift, login', value: await shift(stage, '/inloggen'), unit: '', limit: 0.02 },
  { what: 'layout shift, overview', value: await shift(stage, '/', 1), unit: '', limit: 0.02 },
  { what: 'layout shift, usage', value: await shift(stage, '/verbruik', 1), unit: '', limit: 0.02 },
]
