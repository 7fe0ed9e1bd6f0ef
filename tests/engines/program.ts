import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a program may take to end by itself (ms). */
const GOODBYE = 5000

export type Program = {
  pid: number
  /** Everything it wrote so far. */
  output: () => string
  /** Resolves when it has ended. */
  gone: Promise<void>
  /** Asks it to end, and makes it. */
  end: () => Promise<void>
}

/** The path of the first of these commands that is on this machine. */
export const which = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a program that ends with us, whatever happens. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(command, args, {
    env: { ...process.env, TZ: 'Europe/Amsterdam', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
    })
  }
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  void gone.then(() => running.delete(child))
  return {
    // without one, `gone` says why it did not start
    pid: child.pid ?? 0,
    output: () => written,
    gone,
    async end() {
      child.kill()
      await Promise.race([gone, pause(GOODBYE)])
      child.kill('SIGKILL')
      await gone
    },
  }
}
