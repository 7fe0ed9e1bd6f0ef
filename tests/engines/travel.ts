import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/paths.ts'
import type { Engine, EngineKind } from './engine.ts'
import { tooWide } from './inPage.ts'
import { journey } from './journey.ts'
import { NOISE } from './noise.ts'
import { pageIn } from './page.ts'
import { openSite } from './site.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Keeps a picture of where it went wrong; answers its path. */
async function pictureOf(engine: Engine, name: string): Promise<string> {
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `engines-${name}.png`)
  writeFileSync(file, Buffer.from(await engine.picture(), 'base64'))
  return file
}

/** The journey in one engine, over https or over plain localhost. Stops at the first part that fails; tells of each, and answers how many passed and failed. */
type Way = { isSecure: boolean; tell: (line: string) => void }
export async function travel(kind: EngineKind, { isSecure, tell }: Way): Promise<{ passed: number; failed: number }> {
  const site = await openSite(isSecure)
  const allowed = [...NOISE]
  const said: string[] = []
  let engine: Engine | null = null
  let passed = 0
  let at = 'starts'
  let since = performance.now()
  const done = () => {
    tell(`${at} (${seconds(since)})`)
    since = performance.now()
  }
  try {
    engine = await kind.open()
    at = `${engine.version} starts`
    done()
    await engine.resize(390, 844)
    const page = pageIn(engine, site.origin)
    for (const { what, does, needs } of journey) {
      if (needs && !engine[needs]) continue
      at = what
      await does({ page, engine, site, allow: (...lines) => void allowed.push(...lines) })
      const wide = await page.run(tooWide)
      if (wide.length > 0) throw new Error(`too wide for their place: ${wide.join(', ')}`)
      said.push(...(await engine.said()).map((line) => `${what}: ${line}`))
      passed += 1
      done()
    }
    at = 'nothing on the console, nothing stopped by the policy'
    const wrong = [
      ...said.filter((line) => !allowed.some((expected) => expected.test(line))),
      ...(await site.reports()).map((report) => JSON.stringify(report)),
    ]
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    passed += 1
    done()
    return { passed, failed: 0 }
  } catch (error) {
    tell(`FAILED: ${at}\n${error instanceof Error ? error.message : String(error)}`)
    if (engine) {
      said.push(...(await engine.said().catch(() => [])))
      tell(`The console said:\n${said.slice(-10).join('\n')}`)
      tell(`It looked so: ${await pictureOf(engine, kind.name).catch(String)}`)
    }
    return { passed, failed: 1 }
  } finally {
    await engine?.close()
    await site.close()
  }
}
