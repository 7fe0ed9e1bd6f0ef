/**
 * `npm start`: builds the site with the mock backend and serves both. `npm run preview` (--no-build) serves the previous build.
 *   PORT (4173), HOST (localhost), NO_LATENCY=1, FRESH=1 (forgets what the server at this port kept); --dir <folder> is where the build is.
 */
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildSite } from './buildSite.ts'
import { keptFile } from './kept.ts'
import { startServer } from './server.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

function stop(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const { values: flags } = parseArgs({
  options: { 'no-build': { type: 'boolean', default: false }, dir: { type: 'string', default: 'dist-start' } },
})
const port = Number(process.env.PORT ?? 4173)
const host = process.env.HOST ?? 'localhost'
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT moet een getal van 0 tot en met 65535 zijn, niet "${process.env.PORT}".`)

/** Why the server cannot listen there, or null. Checked before the build, so that nobody waits for the build to read it. */
const objection = (): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: Error & { code?: string }) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? `Poort ${port} is al in gebruik. Kies een andere, bijvoorbeeld: PORT=${port + 1} npm start`
          : `Kan niet luisteren op ${host}:${port}: ${error.message}`,
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })

try {
  const no = await objection()
  if (no !== null) stop(no)
  const dir = fileURLToPath(new URL(flags.dir, `file://${root}`))
  if (!flags['no-build']) await buildSite(flags.dir)
  else if (!existsSync(join(dir, 'index.html'))) stop(`Er is nog geen site in ${flags.dir}. Maak die eerst met: npm start`)
  const keep = keptFile(port)
  if (process.env.FRESH === '1') rmSync(keep, { force: true })
  const { url, others, close } = await startServer({ dir, port, host, ...(port !== 0 && { keep }) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(0)))
  process.stdout.write(`${[url, ...others].join('\n')}\n`)
  if (others.length > 0)
    process.stdout.write('Op een ander toestel werkt dit zonder https, op installeren, offline en meldingen na.\n')
} catch (error) {
  stop(error instanceof Error ? error.message : String(error))
}
