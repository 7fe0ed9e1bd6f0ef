import { join } from 'node:path'
import { build } from 'vite'
import { root } from './paths.ts'

/** The mock backend as one script for a page (inPage.ts), built in memory. */
export async function inPageCode(): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: join(root, 'tests/support/inPage.ts'), formats: ['iife'], name: 'inPage' },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const code = output?.output[0].code
  if (code === undefined) throw new Error('nothing was built')
  return code
}
