import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

/** Builds the site with the mock backend in this folder of the project. */
export const buildSite = (dir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = ['--configLoader', 'native', '--mode', 'mock', '--outDir', dir, '--emptyOutDir', '--logLevel', 'error']
    const child = spawn(process.execPath, [vite, 'build', ...options], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('De site kon niet worden gebouwd.'))))
  })
