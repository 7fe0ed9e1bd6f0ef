import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../mocks/server/doors/server.ts'
import { freePort } from './freePort.ts'

/** A line of a server's log: the bytes that nginx counts are those of the whole answer, those of Caddy of its body. */
type Logged = { path: string; status: number; bytes: number }

/** A server of a build, with the mock backend behind it. */
export type Door = {
  url: string
  /** What each request must say to be one over https. */
  headers: Record<string, string>
  /** Does it know Brotli? */
  knowsBrotli: boolean
  log: () => Logged[]
  close: () => Promise<void>
}
export type DoorKind = { name: string; open: (site: Site) => Promise<Door> }
/** `dir` is served by the rules in `deploy`. `backend`: the address of another backend than the mock. */
type Site = { dir: string; deploy: string; backend?: string }

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const PATIENCE = 15_000

/** What a program says when it is asked for its version; null when it is not here. */
function says(command: string, ...args: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? `${stdout}${stderr}`.trim() : null
}

type Certificate = { key: string; cert: string; spki: string }
let made: Certificate | null = null

/** The certificate of all servers here. `spki` is the hash of its key, by which Chromium can be told to trust it. */
export function certificate(): Certificate {
  if (made) return made
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const pair = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, ...pair], { stdio: 'ignore' })
  const [key, cert] = ['key.pem', 'cert.pem'].map((file) => readFileSync(join(folder, file), 'utf8'))
  rmSync(folder, { recursive: true })
  if (!key || !cert) throw new Error('openssl made no certificate')
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  made = { key, cert, spki: createHash('sha256').update(spki).digest('base64') }
  return made
}

/** A folder of its own for a server without rights: its settings, its certificate and its log. */
function workplace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'door-'))
  chmodSync(folder, 0o755)
  for (const name of ['temp', 'data']) mkdirSync(join(folder, name))
  for (const name of ['key', 'cert'] as const) writeFileSync(join(folder, `${name}.pem`), certificate()[name])
  if (isRoot) for (const name of ['', 'temp', 'data', 'key.pem', 'cert.pem']) chownSync(join(folder, name), NOBODY, NOBODY)
  return folder
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

type Program = { folder: string; port: number; command: string; args: readonly string[]; env?: NodeJS.ProcessEnv }

/** Runs a server without rights until it is closed. */
async function running({ folder, port, command, args, env }: Program): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  const until = Date.now() + PATIENCE
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`${command} does not start:\n${complaints}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return stop
}

/** The lines of a JSON log. */
const linesOf = (file: string, read: (line: never) => Logged): Logged[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => read(JSON.parse(line) as never))
    : []

/** Opens a program in front of the mock backend. */
async function inFront(
  { dir, backend }: Site,
  knowsBrotli: boolean,
  begin: (place: { folder: string; port: number; backend: string; logFile: string }) => Program,
  read: (line: never) => Logged,
): Promise<Door> {
  const mock = backend === undefined ? await startServer({ dir, port: 0, host: '127.0.0.1', latency: 0 }) : null
  const [folder, port] = [workplace(), await freePort()]
  const logFile = join(folder, 'data/access.log')
  const place = { folder, port, backend: backend ?? new URL(mock?.url ?? '').host, logFile }
  const stop = await running(begin(place))
  let isClosed = false
  return {
    url: `https://localhost:${port}/`,
    headers: {},
    knowsBrotli,
    log: () => linesOf(logFile, read),
    close: async () => {
      if (isClosed) return
      isClosed = true
      await stop()
      await mock?.close()
    },
  }
}

const node: DoorKind = {
  name: 'the reference host',
  async open({ dir }) {
    const server = await startServer({ dir, port: 0, latency: 0 })
    return { ...server, headers: { 'X-Forwarded-Proto': 'https' }, knowsBrotli: true, log: () => [] }
  },
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const nginx = (name: string, knowsBrotli: boolean): DoorKind => ({
  name,
  open: (site) =>
    inFront(
      site,
      knowsBrotli,
      ({ folder, port, backend, logFile }) => {
        const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${folder}/temp/${kind};`,
        )
        const settings = `
${knowsBrotli ? `load_module ${BROTLI};` : ''}
daemon off;
pid ${folder}/data/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {}
http {
  ${temp.join('\n  ')}
  log_format told escape=json '{"path":"$request_uri","status":$status,"bytes":$bytes_sent}';
  access_log ${logFile} told;
  upstream mijn_backend { server ${backend}; keepalive 8; }
  include ${site.deploy}/nginx-http.conf;
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name localhost;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${site.dir};
    ${knowsBrotli ? 'brotli_static on;' : ''}
    include ${site.deploy}/nginx-server.conf;
  }
}
`
        writeFileSync(join(folder, 'nginx.conf'), settings)
        return { folder, port, command: 'nginx', args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'] }
      },
      ({ path, status, bytes }: Logged) => ({ path, status, bytes }),
    ),
})

const caddy = (name: string): DoorKind => ({
  name,
  open: (site) =>
    inFront(
      site,
      true,
      ({ folder, port, backend, logFile }) => {
        const settings = `
{
	admin off
	auto_https off
}
import ${site.deploy}/Caddyfile
https://localhost:${port} {
	bind 127.0.0.1
	tls ${folder}/cert.pem ${folder}/key.pem
	log {
		output file ${logFile}
		format json
	}
	root * ${site.dir}
	import mijn
}
`
        writeFileSync(join(folder, 'Caddyfile'), settings)
        const env = {
          MIJN_BACKEND: backend,
          HOME: join(folder, 'data'),
          XDG_DATA_HOME: join(folder, 'data'),
          XDG_CONFIG_HOME: folder,
        }
        const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
        return { folder, port, command: 'caddy', args, env }
      },
      ({ request, status, size }: { request: { uri: string }; status: number; size: number }) => ({
        path: request.uri,
        status,
        bytes: size,
      }),
    ),
})

const canBeSecure = says('openssl', 'version') !== null
const versionOf = (text: string | null, pattern: RegExp) => (canBeSecure ? (pattern.exec(text ?? '')?.[1] ?? null) : null)
const versions = {
  nginx: versionOf(says('nginx', '-v'), /nginx\/([\d.]+)/),
  caddy: versionOf(says('caddy', 'version'), /v?([\d.]+)/),
}

/** The servers of deployments that are on this machine. */
export const proxies: readonly DoorKind[] = [
  ...(versions.nginx === null ? [] : [nginx(`nginx ${versions.nginx}`, false)]),
  ...(versions.nginx !== null && existsSync(BROTLI) ? [nginx(`nginx ${versions.nginx} with Brotli`, true)] : []),
  ...(versions.caddy === null ? [] : [caddy(`Caddy ${versions.caddy}`)]),
]
/** The names of those that are not. */
export const absent: readonly string[] = Object.entries(versions).flatMap(([name, version]) => (version === null ? [name] : []))

/** The reference host, and the servers of deployments that are on this machine. */
export const doors: readonly DoorKind[] = [node, ...proxies]
