import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { caddyfile } from './caddy.ts'
import { hostRulesOf } from './hostRules.ts'
import { nginxHttp, nginxServer } from './nginx.ts'

/** Writes how nginx and Caddy serve the build in `folder`, from the rules that it holds for hosts. */
export function writeServers(folder: string, deploy: string): void {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const rules = hostRulesOf(read('_headers'), read('_redirects'))
  mkdirSync(deploy, { recursive: true })
  writeFileSync(join(deploy, 'nginx-http.conf'), nginxHttp(rules))
  writeFileSync(join(deploy, 'nginx-server.conf'), nginxServer(rules))
  writeFileSync(join(deploy, 'Caddyfile'), caddyfile(rules))
}

/** Writes those settings to `dist-deploy` beside `dist`: a host publishes all of `dist`. */
export function servers(isOn: boolean): Plugin {
  return {
    name: 'servers',
    writeBundle: {
      order: 'post', // the policy in _headers is whole by then
      handler({ dir = '' }) {
        if (isOn) writeServers(dir, `${dir}-deploy`)
      },
    },
  }
}
