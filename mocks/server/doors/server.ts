import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { relaxBeside } from '../../demo/beside/hosts.ts'
import { answered, apiHeaders, json, textIn } from '../answers.ts'
import type { Latency } from '../pause.ts'
import { createBackend } from './handle.ts'
import { isForBackend } from './isForBackend.ts'
import { type Keeping, keeper, readKept } from './kept.ts'
import { answerWith, type Serve } from './nodeHttp.ts'
import { pictureAnswer } from './pictures.ts'
import { isForPush, pushService, sendNews } from './push.ts'
import { siteIn } from './site.ts'

type ServerOptions = {
  dir: string
  /** 0 picks a free port. */
  port: number
  host?: string
  /** Default: 150 to 600 ms per call, or none with `NO_LATENCY=1`. */
  latency?: Latency
  /** The file that keeps browsers and short links across a restart (kept.ts); none by default. */
  keep?: string
}
/** `others`: the addresses at which other devices reach the server; none when it listens to this computer alone. */
export type RunningServer = { url: string; others: readonly string[]; close: () => Promise<void> }

const MOST_REPORTS = 50
/** How long an idle connection stays open (ms): longer than the usual pause between two calls. */
const KEEP_ALIVE = 120_000
/** How often the server looks whether time has brought news for push messages (ms). */
const NEWS_MS = 60_000
const LONGEST_REPORT = 64_000

/** Collects Content-Security-Policy reports at `POST /csp-report` and lists them at `GET /demo/csp-reports`. */
function cspReports(): { collect: Serve; list: Serve } {
  let reports: unknown[] = []
  return {
    async collect(request) {
      const text = (await textIn(request)).slice(0, LONGEST_REPORT)
      try {
        reports = [...reports, JSON.parse(text)].slice(-MOST_REPORTS)
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error
        reports = [...reports, { unreadable: text }].slice(-MOST_REPORTS)
      }
      return new Response(null, { status: 204, headers: apiHeaders })
    },
    list: async () => json(reports),
  }
}

const isForAll = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** The addresses of this computer on its networks, such as `192.168.1.20`. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all = []) =>
    all.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  )

/** Serves the built site and the mock backend on one origin over HTTP. Rejects when the port is taken. */
export async function startServer({ dir, port, host = 'localhost', latency, keep }: ServerOptions): Promise<RunningServer> {
  const site = siteIn(dir)
  const keeping: Keeping = { browsers: new Map(), links: new Map() }
  if (keep !== undefined && !readKept(keep, keeping))
    process.stderr.write(`Niet alles van de vorige keer was te lezen (${keep}). De rest begint opnieuw.\n`)
  const kept =
    keep === undefined
      ? null
      : keeper(keep, keeping, ({ message }) => process.stderr.write(`De demo wordt niet bewaard: ${message}\n`))
  const backend = createBackend({ ...keeping, ...(latency !== undefined && { latency }) })
  const reports = cspReports()

  const tellNews = () => void sendNews(keeping.browsers.values(), Date.now())
  const clock = setInterval(tellNews, NEWS_MS)

  const answerFor = (method: string, path: string): Serve => {
    if (path === '/csp-report' && method === 'POST') return (request) => answered(() => reports.collect(request))
    if (isForPush(path)) return pushService
    if (path === '/demo/csp-reports' && method === 'GET') return reports.list
    const picture = method === 'GET' ? pictureAnswer(path) : null
    if (picture) return async () => picture
    if (!isForBackend(path)) return site.answer
    return async (request) => {
      const response = await backend(request)
      tellNews()
      return response
    }
  }
  const answer: Serve = async (request) => {
    const response = await answerFor(request.method, new URL(request.url).pathname)(request)
    const laid = await site.headersUnder(request, response)
    relaxBeside(request.url, laid.headers)
    kept?.touched()
    return laid
  }

  const server = createServer((req, res) => void answerWith(answer, req, res))
  // Node's default of five seconds races with the next request: the connection closes just as it arrives.
  server.keepAliveTimeout = KEEP_ALIVE
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const realPort = typeof address === 'object' && address ? address.port : port
  const name = isForAll(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${realPort}/`,
    others: isForAll(host) ? ownAddresses().map((address) => `http://${address}:${realPort}/`) : [],
    close: () =>
      new Promise((resolve, reject) => {
        clearInterval(clock)
        kept?.now()
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
