import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { outDir } from './folders.ts'

/** A page cannot set these parts of a policy: only a header can. */
const BY_HEADER = /(?:frame-ancestors|report-to|report-uri|upgrade-insecure-requests)[^;]*;?\s*/g

/** The policy of every page, from the `_headers` file. */
const policyIn = (headers: string): string =>
  (/^\/\*\n(?:.*\n)*?\s+Content-Security-Policy: (.*)$/m.exec(headers)?.[1] ?? '').replace(BY_HEADER, '').trim()

/**
 * Makes a build that any static host can serve: the policy stands in the pages, the manifest names the folder of the site, and unknown
 * addresses show the app (`404.html`, which static hosts serve for them).
 */
export function anyHost(isOn: boolean): Plugin {
  let [folder, base] = ['', '/']
  return {
    name: 'any-host',
    configResolved(config) {
      folder = outDir(config)
      base = config.base
    },
    writeBundle: {
      order: 'post',
      handler() {
        if (!isOn) return
        const policy = policyIn(readFileSync(join(folder, '_headers'), 'utf8'))
        for (const page of ['index.html', 'inloggen.html', 'kept.html']) {
          const html = readFileSync(join(folder, page), 'utf8')
          const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
          writeFileSync(join(folder, page), html.replace('<meta charset="utf-8" />', `$&${meta}`))
        }
        copyFileSync(join(folder, 'index.html'), join(folder, '404.html'))
        const manifest = join(folder, 'manifest.webmanifest')
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(': "/', `: "${base}`))
      },
    },
  }
}
