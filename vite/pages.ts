import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { outDir } from './folders.ts'
import { hashOf, sri } from './hashes.ts'

/** index.html contains two shells: one for the app, and one with the login screen for use before the script arrives. */
const shell = (html: string, name: 'app' | 'inloggen') =>
  html
    .replace(/\s*<!--shell:(\w+)-->\s*([\s\S]*?)\s*<!--\/shell:\1-->/g, (_, found: string, markup: string) =>
      found === name ? markup : '',
    )
    .replace(/<!--[\s\S]*?-->\s*/g, '')

/** Preloads the app while the first script is still loading, without delaying the first paint. */
const aheadOf = (assets: string, base: string): string =>
  readdirSync(assets)
    .filter((file) => /^(?:react|app)-[\w-]+\.js$/.test(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}assets/${file}">`)
    .join('')

/**
 * The page in the service worker's cache, where all files are local. Large scripts are preloaded as classic scripts: Chromium reuses
 * compiled code from an earlier start for those, but parses modules every time. The files of customers and of the overview are only named:
 * the first script decides who visits what. The styles are inline, so that no script waits for them.
 */
const keptPage = (html: string, assets: string, base: string): string => {
  const files = readdirSync(assets)
  const named = (name: string, kind: 'js' | 'css') => files.find((file) => new RegExp(`^${name}-[\\w-]+\\.${kind}$`).test(file))
  const styles = ['app', 'customers', 'Overzicht'].map(
    (name) => `<link rel="stylesheet" crossorigin href="${base}assets/${named(name, 'css')}">`,
  )
  const scripts = ['customers', 'Overzicht'].map(
    (name) => `<link as="script" crossorigin href="${base}assets/${named(name, 'js')}" data-for="${name}">`,
  )
  return html
    .replaceAll(
      /<link rel="modulepreload"[^>]*href="([^"]*\/assets\/(?:react|app)-)/g,
      '<link rel="preload" as="script" crossorigin href="$1',
    )
    .replace('</head>', `${styles.join('')}${scripts.join('')}</head>`)
}

/** A first visit installs nothing: the app adds the manifest after its first screen (pwa/install), so that its icons do not compete. */
const withoutManifest = (html: string): string => html.replace(/<link rel="manifest"[^>]*>\s*/, '')

/** Adds hashes of the pages' inline code to the policy, which otherwise allows only our own files. */
function allowInline(headers: string, html: string): string {
  const inline = (tag: string) => hashOf('sha256', new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '')
  return headers.replace('%INLINE_SCRIPT%', inline('script')).replace('%INLINE_STYLE%', inline('style'))
}

/** Builds three pages from one, with integrity on the files that they load. */
export function pages(build: string): Plugin {
  let [folder, base] = ['', '/']
  const signed = (page: string) =>
    page.replace(
      /<(?:script|link)[^>]*?(?:src|href)="[^"]*\/(assets\/[^"]+\.(?:js|css))"/g,
      (tag, path: string) => `${tag} integrity="${sri(readFileSync(join(folder, path)))}"`,
    )
  return {
    name: 'pages',
    configResolved(config) {
      folder = outDir(config)
      base = config.base
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        (server ? shell(html, 'app') : html)
          .replace('%BUILD%', build)
          .replace('%HERE%', base === '/' ? '' : `${base.slice(0, -1)} `),
    },
    writeBundle() {
      const html = readFileSync(join(folder, 'index.html'), 'utf8')
        .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
        .replace('</head>', `${aheadOf(join(folder, 'assets'), base)}</head>`)
      for (const [file, name, page] of [
        ['index.html', 'app', withoutManifest(html)],
        ['inloggen.html', 'inloggen', html],
        ['kept.html', 'app', keptPage(html, join(folder, 'assets'), base)],
      ] as const) {
        writeFileSync(join(folder, file), shell(signed(page), name))
      }
      const headers = join(folder, '_headers')
      writeFileSync(headers, allowInline(readFileSync(headers, 'utf8'), html))
    },
  }
}
