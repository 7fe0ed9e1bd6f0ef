import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

/** The styles of a screen, or of what screens share; not those of the first screens and of parts that load by themselves. */
const isJoined = ({ name }: Rolldown.OutputChunk): boolean => /^(?:shared|overview$|[a-z]+-)/.test(name)

/** The subjects whose styles this script needs. */
const subjectsOf = ({ moduleIds }: Rolldown.OutputChunk): ReadonlySet<string> =>
  new Set(moduleIds.filter((id) => id.endsWith('.module.css')).map((id) => /\/src\/features\/([^/]+)/.exec(id)?.[1] ?? ''))

/**
 * Joins the styles of screens: a file for each subject, and one for what subjects share. Without it a screen has up to twelve files of
 * styles. Each is a request, and after each the browser computes the styles of the whole page again.
 */
export function joinedStyles(): Plugin {
  return {
    name: 'joined-styles',
    generateBundle: {
      order: 'pre', // before Vite writes into scripts which styles they need
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const groups = new Map<string, Set<string>>()
        for (const chunk of chunks.filter(isJoined)) {
          const [subject = '', ...others] = subjectsOf(chunk)
          const group = others.length === 0 && subject !== '' ? subject : 'screens'
          for (const style of chunk.viteMetadata?.importedCss ?? [])
            groups.set(group, (groups.get(group) ?? new Set()).add(style))
        }
        for (const [group, styles] of groups) {
          const sources = [...styles].toSorted().map((style) => {
            const file = bundle[style]
            if (file?.type !== 'asset') throw new Error(`${style} belongs to two groups`)
            delete bundle[style]
            return file.source
          })
          const source = sources.join('')
          const fileName = `assets/${group}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.css`
          this.emitFile({ type: 'asset', fileName, source })
          for (const { viteMetadata } of chunks) {
            const own = [...(viteMetadata?.importedCss ?? [])].filter((style) => styles.has(style))
            for (const style of own) viteMetadata?.importedCss.delete(style)
            if (own.length > 0) viteMetadata?.importedCss.add(fileName)
          }
        }
      },
    },
  }
}
