import type { RunningServer } from '../../../mocks/server/doors/server.ts'
import { heapOf } from '../../support/heap.ts'
import { settled } from '../../support/settled.ts'
import type { Part } from '../part.ts'
import { type Stage, visit } from '../stage.ts'

const heapAt = (stage: Stage, server: RunningServer, account?: number) =>
  visit(stage, server, account === undefined ? {} : { account }, async (page) => {
    await page.goto('/')
    await settled(page)
    return heapOf(page)
  })

export const heap: Part = async (stage) => {
  const hello = { what: 'hello', value: await heapAt(stage, stage.hello) }
  return [{ what: 'memory after the overview', value: await heapAt(stage, stage.app, 1), unit: 'MB', limit: 6, beside: hello }]
}
