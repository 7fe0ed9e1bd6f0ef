import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { provider } from '#kit/provider.ts'
import { root } from './folders.ts'

/** Files that are no code cannot import the provider's module: these placeholders stand for its values. */
const filled = (text: string): string =>
  text
    .replaceAll('%PRODUCT%', provider.product)
    .replaceAll('%NAME%', provider.name)
    .replaceAll('%SECURITY%', provider.securityContact)

/** Fills the placeholders in the page and in these files of `public`. */
export function providerNames(): Plugin {
  const files = ['manifest.webmanifest', '.well-known/security.txt']
  const textOf = (file: string) => filled(readFileSync(join(root, 'public', file), 'utf8'))
  return {
    name: 'provider-names',
    transformIndexHtml: { order: 'pre', handler: filled },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const file = files.find((name) => req.url === `/${name}`)
        if (file === undefined) return next()
        res.end(textOf(file))
      })
    },
    writeBundle({ dir = '' }) {
      for (const file of files) writeFileSync(join(dir, file), textOf(file))
    },
  }
}
