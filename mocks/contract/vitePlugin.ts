import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { CONTRACT } from './address.ts'

/** Writes the contract to a file, in a process of its own: it imports the contract's modules as they are, not as Vite bundles them. */
const write = async (root: string, file: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(root, 'mocks/contract/write.ts'), file], { cwd: root })
}

/** The contract for the page that shows it: a file of a build with the mock backend, and made on request by `vite dev`. */
export function contractFile(isMock: boolean): Plugin {
  let [root, folder] = ['', '']
  return {
    name: 'contract-file',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        if (req.url !== CONTRACT) return next()
        const file = join(tmpdir(), `contract-${process.pid}.json`)
        write(root, file)
          .then(() => readFile(file))
          .then((text) => res.setHeader('Content-Type', 'application/json').end(text))
          .catch(next)
      })
    },
    async writeBundle() {
      if (isMock) await write(root, join(folder, CONTRACT))
    },
  }
}
