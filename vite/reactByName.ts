import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const BY_NAME = '\0by-name/react'

/**
 * React as one module with named exports. Its own files are CommonJS: every importer would wrap them again and access them by property.
 * They were the only such files, so the bundler now keeps its interop helpers in React's file instead of a file that everything waits for.
 */
export function reactByName(): Plugin {
  const require = createRequire(import.meta.url)
  const own = (source: string) => Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name))
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer, { kind }) =>
      REACT.includes(source) && importer !== BY_NAME && kind !== 'require-call' ? BY_NAME : null,
    load(id) {
      if (id !== BY_NAME) return null
      // The first definition of a name wins: duplicates are identical.
      const names = new Map(REACT.flatMap((source, at) => own(source).map((name) => [name, at] as const)).reverse())
      return [
        ...REACT.map((source, at) => `import part${at} from '${source}'`),
        ...[...names].map(([name, at]) => `export const ${name} = part${at}.${name}`),
        `export default { ${REACT.map((_, at) => `...part${at}`).join(', ')} }`,
      ].join('\n')
    },
  }
}
