/**
 * `npm run bench`: measures the speed and the size of the app, compared with a blank page and a React hello-world from the same run.
 *   --only <part>  one part: bytes, paint, lighthouse, offline, routes, first, list, phones, calm or heap
 * It never fails: the tests have the limits that must hold on any machine.
 */
import { parseArgs } from 'node:util'
import { ensureChromium } from '../support/chromium.ts'
import type { Part } from './part.ts'
import { bytes } from './parts/bytes.ts'
import { calm } from './parts/calm.ts'
import { firstChanges } from './parts/firstChanges.ts'
import { heap } from './parts/heap.ts'
import { lighthouseScores } from './parts/lighthouse.ts'
import { callList } from './parts/list.ts'
import { offlineStart } from './parts/offline.ts'
import { paint } from './parts/paint.ts'
import { phoneList } from './parts/phones.ts'
import { routeChanges } from './parts/routes.ts'
import { setStage } from './stage.ts'
import { type Figure, tableOf } from './table.ts'

const parts: Record<string, Part> = {
  bytes,
  paint,
  lighthouse: lighthouseScores,
  offline: offlineStart,
  routes: routeChanges,
  first: firstChanges,
  list: callList,
  phones: phoneList,
  calm,
  heap,
}

const tell = (line: string) => process.stderr.write(`${line}\n`)
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name)
if (wanted.length === 0) tell(`--only takes one of: ${Object.keys(parts).join(', ')}`)

if (wanted.length > 0) {
  const stage = await setStage(ensureChromium(tell))
  const figures: Figure[] = []
  for (const [name, measure] of wanted) {
    tell(`measuring ${name}`)
    try {
      figures.push(...(await measure(stage)))
    } catch (error) {
      tell(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await stage.close()
  process.stdout.write(`${tableOf(figures)}\n`)
}
