import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './folders.ts'

/**
 * Hot-reloads an edit in place when only screens and controls have to be evaluated again. Other modules hold state, or are imported by ones
 * that do: a second copy would not know the customer, so the page reloads at its address.
 *
 * The development server also marks all importers of an edited module as changed, including dynamic ones. Through the route table that
 * would be everything, so this plugin hides the dynamic imports from it.
 */
export function hotScreens(): Plugin {
  const isStateless = (file: string | null) =>
    /^(?:src\/(?:features|kit\/ui)|mocks\/demo\/(?:outside|parts))\//.test(relative(root, file ?? ''))
  return {
    name: 'hot-screens',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/(?:src|mocks)\/[^?]*\.tsx?$/ },
      handler: (code) => ({
        code: code.replaceAll(/\bimport\((['"])(#|\.{1,2}\/)(.*?)['"]\)/g, (_, quote, from, path) =>
          from === '#'
            ? `import(/* @vite-ignore */ new URL(${quote}/src/${path}${quote}, import.meta.url).pathname)`
            : `import(/* @vite-ignore */ new URL(${quote}${from}${path}${quote}, import.meta.url).pathname)`,
        ),
        map: null, // keeps the line numbers
      }),
    },
    hotUpdate({ file, modules }) {
      const touched = new Set(modules)
      for (const { importers } of touched) for (const importer of importers) touched.add(importer)
      if (
        modules.length === 0 ||
        !/\.(?:tsx?|module\.css)$/.test(file) ||
        [...touched].every((module) => isStateless(module.file))
      )
        return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
