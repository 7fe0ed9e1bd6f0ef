import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { encoders, isText, types } from '../../mocks/server/doors/files.ts'
import { outDir } from '../folders.ts'

const LEAST = 1024
/** Replaced by hand when the worker is broken: a compressed copy that stayed behind would keep the broken one alive. */
const REPLACED = /^sw(?:-off)?\.js$/

/** Compresses every text file of the build beside it, for servers that send such copies as they are: `.br` and `.gz`. */
export function compressed(isOn: boolean): Plugin {
  let folder = ''
  async function compress(file: string): Promise<void> {
    const bytes = await readFile(file)
    if (bytes.length <= LEAST) return
    await Promise.all([
      encoders.br(bytes).then((made) => writeFile(`${file}.br`, made)),
      encoders.gzip(bytes).then((made) => writeFile(`${file}.gz`, made)),
    ])
  }
  return {
    name: 'compressed',
    configResolved(config) {
      folder = outDir(config)
    },
    closeBundle: {
      order: 'post', // after the build of the worker, which completes the list of licences
      sequential: true,
      async handler() {
        if (!isOn) return
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && isText(types[extname(entry.name)] ?? '') && !REPLACED.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
        await Promise.all(files.map(compress))
      },
    },
  }
}
