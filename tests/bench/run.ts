/**
 * `npm run bench`: measures the speed and the size of the app, compared with a blank page and a React hello-world from the same run.
 *   --only <part>  one part: bytes, paint, lighthouse, addresses, offline, routes, first, main, list, phones, calm, interactions or heap
 *   <folder>…      other builds of the app (`npm run build -- --outDir <folder>`), measured in turn and put beside it
 * It never fails: the tests have the limits that must hold on any machine.
 */
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../support/chromium.ts'
import type { Part } from './part.ts'
import { bytes } from './parts/bytes.ts'
import { calm } from './parts/calm.ts'
import { firstChanges } from './parts/firstChanges.ts'
import { heap } from './parts/heap.ts'
import { interactions } from './parts/interactions.ts'
import { lighthouseOfAddresses, lighthouseScores } from './parts/lighthouse.ts'
import { callList } from './parts/list.ts'
import { mainChanges } from './parts/mainChanges.ts'
import { offlineStart } from './parts/offline.ts'
import { paint } from './parts/paint.ts'
import { phoneList } from './parts/phones.ts'
import { routeChanges } from './parts/routes.ts'
import { type Stage, setStage, withBuild } from './stage.ts'
import { besideOthers, type Figure, type Other, tableOf } from './table.ts'

const parts: Record<string, Part> = {
  bytes,
  paint,
  lighthouse: lighthouseScores,
  addresses: lighthouseOfAddresses,
  offline: offlineStart,
  routes: routeChanges,
  first: firstChanges,
  main: mainChanges,
  list: callList,
  phones: phoneList,
  calm,
  interactions,
  heap,
}

const tell = (line: string) => process.stderr.write(`${line}\n`)
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const wanted = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name)
if (wanted.length === 0) tell(`--only takes one of: ${Object.keys(parts).join(', ')}`)
const folders = positionals.map((folder) => resolve(folder))
const strange = folders.filter((folder) => !existsSync(join(folder, 'index.html')))
for (const folder of strange) tell(`${folder} is no build: it has no index.html`)

async function measured(name: string, measure: Part, stage: Stage): Promise<Figure[]> {
  try {
    return await measure(stage)
  } catch (error) {
    tell(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}

if (wanted.length > 0 && strange.length === 0) {
  const stage = await setStage(ensureChromium(tell))
  const figures: Figure[] = []
  const others: Other[] = folders.map((folder) => ({ name: basename(folder), figures: [] }))
  for (const [name, measure] of wanted) {
    tell(`measuring ${name}`)
    figures.push(...(await measured(name, measure, stage)))
    for (const [at, folder] of folders.entries()) {
      tell(`measuring ${name} of ${folder}`)
      others[at]?.figures.push(...(await withBuild(stage, folder, (other) => measured(name, measure, other))))
    }
  }
  await stage.close()
  process.stdout.write(`${tableOf(figures)}\n`)
  if (others.length > 0) process.stdout.write(`\n${besideOthers(figures, others)}\n`)
}
