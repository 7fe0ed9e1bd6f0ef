import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './paths.ts'

/** `timeout`: after this long it is stopped (ms). */
type Options = { env?: NodeJS.ProcessEnv; cwd?: string; timeout?: number }

/** Runs one of the repository's own tools, with its own version of Node. */
export async function tool(command: string, args: readonly string[], { env, cwd = root, timeout }: Options = {}) {
  const began = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { isGood: code === 0, output: output.trim(), took: `${((performance.now() - began) / 1000).toFixed(1)} s` }
}
