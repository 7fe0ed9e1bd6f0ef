import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { CONTRACT } from './address.ts'

/** The contract as text, made in a process of its own: it imports the contract's modules as they are, not as Vite bundles them. */
async function made(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const file = join(folder, 'openapi.json')
  await promisify(execFile)(process.execPath, [join(root, 'mocks/contract/write.ts'), file], { cwd: root })
  const text = await readFile(file, 'utf8')
  await rm(folder, { recursive: true })
  return text
}

/** The contract for the page that shows it: a file of a build with the mock backend, and made on request by `vite dev`. */
export function contractFile(isMock: boolean): Plugin {
  let root = ''
  let making: Promise<string>
  return {
    name: 'contract-file',
    configResolved(config) {
      root = config.root
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        if (req.url !== CONTRACT) return next()
        made(root)
          .then((text) => res.setHeader('Content-Type', 'application/json').end(text))
          .catch(next)
      })
    },
    buildStart() {
      if (isMock && this.environment.mode === 'build') making = made(root)
    },
    async generateBundle() {
      if (isMock) this.emitFile({ type: 'asset', fileName: CONTRACT.slice(1), source: await making })
    },
  }
}
