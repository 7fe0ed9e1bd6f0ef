import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './folders.ts'

/**
 * Puts our module in place of react-aria's own of that name. It is no alias: the plugin that removes texts in other languages reads what an
 * alias gives, and takes a folder such as `portal-DE` for a language.
 */
export function afterTransition(): Plugin {
  const ours = join(root, 'src/kit/ui/afterTransition.ts')
  return {
    name: 'after-transition',
    enforce: 'pre',
    resolveId: { filter: { id: /\/runAfterTransition\.mjs$/ }, handler: () => ours },
  }
}
