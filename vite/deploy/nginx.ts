import { addresses } from '../../mocks/server/doors/addresses.ts'
import { types } from '../../mocks/server/doors/files.ts'
import { type HostRules, written } from './hostRules.ts'

const MADE = '# Made by `npm run build` from public/_headers, public/_redirects and mocks/server/doors/addresses.ts.'

function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`nginx cannot hold this value: ${text}`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
const variable = (name: string) => name.toLowerCase().replaceAll('-', '_')
const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

const namesIn = ({ groups }: HostRules) => [...new Set(groups.flatMap(({ headers }) => [...headers.keys()]))]

/** For the level of `http`: the value of each header by address. An empty value sends no header; a header of the backend's own is kept. */
export function nginxHttp(rules: HostRules): string {
  const maps = namesIn(rules).flatMap((name) => {
    const own = variable(name)
    const ruled = rules.groups.map(({ pattern, headers }) => {
      const value = quoted(headers.get(name) ?? '')
      return pattern === null ? `default ${value};` : `"~${pattern}" ${value};`
    })
    const isCaching = own === 'cache_control'
    return [
      block(`map $mijn_path $mijn_rule_${own}`, ruled),
      ...(isCaching
        ? [block('map $status $mijn_kept', [`"~^(?:2|304)" $mijn_rule_${own};`, '"~^3" "no-cache";', 'default "no-store";'])]
        : []),
      block(`map $upstream_http_${own} $mijn_${own}`, [`"" $mijn_${isCaching ? 'kept' : `rule_${own}`};`, 'default "";']),
    ]
  })
  return [
    MADE,
    '# The address as it was asked: inside nginx it becomes that of a file. A map keeps its first value.',
    'map $uri $mijn_path { default $uri; }',
    'map "$status $upstream_status" $mijn_allow { "405 " "GET, HEAD"; default ""; }',
    ...maps,
    '',
  ].join('\n')
}

const TYPES = Object.entries(types).map(([end, type]) => `${quoted(type)} ${end.slice(1)};`)
const COMPRESSED = [...new Set(Object.values(types))].filter((type) => /javascript|json/.test(type)).map(quoted)

const PROXY = [
  'proxy_pass http://mijn_backend;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  '# A dropped connection is never tried anew: nginx would repeat a PUT, and a PUT may spend money.',
  'proxy_next_upstream off;',
  '# Longer than the app waits (15 s for a read, 30 s for a write), so that the customer reads why.',
  'proxy_connect_timeout 5s;',
  'proxy_send_timeout 60s;',
  'proxy_read_timeout 60s;',
  'proxy_buffer_size 16k;',
  'proxy_buffers 8 16k;',
  'proxy_cache off;',
  '# What a stranger sends is not compressed together with secrets.',
  'gzip off;',
]

const plain = (status: number, text: string) => [
  'types {}',
  'default_type "text/plain; charset=utf-8";',
  `return ${status} "${text}";`,
]

const FILE = `location ~ "${written(addresses.file)}" { try_files $uri =404; }`

/** For the level of `server`, which brings `listen`, `server_name`, the certificate and `root`. */
export function nginxServer(rules: HostRules): string {
  return [
    MADE,
    block('types', TYPES),
    'default_type application/octet-stream;',
    'absolute_redirect off;',
    'server_tokens off;',
    'etag on;',
    'gzip_static on;',
    '# For the few files that are not there compressed, sw.js above all.',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    'gzip_min_length 1024;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    '# Fills the map while the address is still the one that was asked.',
    'set $mijn_asked $mijn_path;',
    ...namesIn(rules).map((name) => `add_header ${name} $mijn_${variable(name)} always;`),
    'add_header Allow $mijn_allow always;',
    'error_page 404 = @mijn_missing;',
    'error_page 405 = @mijn_refused;',
    block('location @mijn_missing', plain(404, 'Niet gevonden')),
    block('location @mijn_refused', plain(405, 'Niet toegestaan')),
    block(`location ~ "${written(addresses.backend)}"`, PROXY),
    ...rules.redirects.map(({ from, to, status }) => block(`location = ${from}`, [`return ${status} ${quoted(to)};`])),
    block(`location ~* "${written(addresses.rules)}"`, ['return 404;']),
    block(`location ~ "${written(addresses.wellKnown)}"`, [FILE, 'try_files $uri /index.html =404;']),
    block(`location ~ "${written(addresses.hidden)}"`, ['return 404;']),
    FILE,
    block(`location ~* "${written(addresses.login)}"`, ['try_files /inloggen.html =404;']),
    block('location /', ['try_files $uri /index.html =404;']),
    '',
  ].join('\n')
}
