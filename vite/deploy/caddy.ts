import { addresses } from '../../mocks/server/doors/addresses.ts'
import { types } from '../../mocks/server/doors/files.ts'
import { exactly, type HostRules, written } from './hostRules.ts'

function quoted(text: string): string {
  if (/[{\n]|\\(?:"|$)/.test(text)) throw new Error(`Caddy cannot hold this value: ${text}`)
  return `"${text.replaceAll('"', '\\"')}"`
}
const indented = (lines: readonly string[]) => lines.map((line) => line.replace(/^(?=.)/gm, '\t'))
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'].join('\n')

const matching = (name: string, ...conditions: readonly string[]) => block(`@mijn_${name}`, conditions)
const isAt = (pattern: RegExp | string) =>
  `path_regexp ${typeof pattern === 'string' ? pattern : (pattern.flags.includes('i') ? '(?i)' : '') + written(pattern)}`

/** The longest patterns come first; an address belongs to the first group that holds it. */
const groups = ({ groups }: HostRules): string[] => {
  const patterns = groups.flatMap(({ pattern }) => (pattern === null ? [] : [pattern]))
  return groups.map(({ pattern }, at) => {
    const earlier = (pattern === null ? patterns : patterns.slice(0, at)).map((other) => `not ${isAt(other)}`)
    return matching(`group${at}`, ...(pattern === null ? [] : [isAt(pattern)]), ...earlier)
  })
}

/** `?` keeps a header that the backend sends itself. Each has its own line: in one block, the first that is there keeps away all others. */
const headers = ({ groups }: HostRules): string[] =>
  groups.flatMap((group, at) =>
    [...group.headers].flatMap(([name, value]) => (value === '' ? [] : [`header @mijn_group${at} ?${name} ${quoted(value)}`])),
  )

const refused = (status: number, text: string, ...more: readonly string[]) => [
  'header Cache-Control no-store',
  'header Content-Type "text/plain; charset=utf-8"',
  ...more,
  `respond ${quoted(text)} ${status}`,
]
const FILES = ['encode gzip', block('file_server', ['precompressed br gzip', 'disable_canonical_uris'])]
const page = (file: string) => [`rewrite * ${file}`, `header Content-Type ${quoted(types['.html'] ?? '')}`, ...FILES]
const PROXY = block('reverse_proxy {$MIJN_BACKEND:127.0.0.1:4173}', [
  '# Longer than the app waits (15 s for a read, 30 s for a write), so that the customer reads why.',
  block('transport http', ['dial_timeout 5s', 'response_header_timeout 60s']),
])

/** A site imports the snippet `mijn`, and brings its name, its `root` and the address of the backend (`MIJN_BACKEND`). */
export function caddyfile(rules: HostRules): string {
  const byType = Object.entries(types).map(([end, type]) => `~\\${end}$ ${quoted(type)}`)
  return [
    '# Made by `npm run build` from public/_headers, public/_redirects and mocks/server/doors/addresses.ts.',
    block('(mijn_headers)', ['header -Server', ...headers(rules)]),
    block('(mijn)', [
      ...groups(rules),
      'import mijn_headers',
      block('map {path} {mijn_type}', [...byType, 'default application/octet-stream']),
      matching('backend', isAt(addresses.backend)),
      matching('other_method', 'not method GET HEAD'),
      matching('rules', isAt(addresses.rules)),
      matching('hidden', isAt(addresses.hidden), `not ${isAt(addresses.wellKnown)}`),
      matching('there', 'file {path}', 'not path */'),
      matching('file', isAt(addresses.file)),
      matching('login', isAt(addresses.login)),
      ...rules.redirects.map(({ from }, at) => matching(`redirect${at}`, isAt(exactly(from)))),
      block('route', [
        block('handle @mijn_backend', [PROXY]),
        block('handle @mijn_other_method', refused(405, 'Niet toegestaan', 'header Allow "GET, HEAD"')),
        ...rules.redirects.map(({ to, status }, at) => block(`handle @mijn_redirect${at}`, [`redir * ${to} ${status}`])),
        ...['rules', 'hidden'].map((name) => block(`handle @mijn_${name}`, refused(404, 'Niet gevonden'))),
        block('handle @mijn_there', ['header Content-Type {mijn_type}', ...FILES]),
        block('handle @mijn_file', refused(404, 'Niet gevonden')),
        block('handle @mijn_login', page('/inloggen.html')),
        block('handle', page('/index.html')),
      ]),
      block('handle_errors', ['import mijn_headers', 'header Cache-Control no-store', 'respond {http.error.status_code}']),
    ]),
    '',
  ].join('\n')
}
