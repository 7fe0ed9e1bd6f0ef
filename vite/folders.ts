import { join, resolve } from 'node:path'
import type { ResolvedConfig } from 'vite'

export const root = join(import.meta.dirname, '..')

/** The folder that this build writes to. */
export const outDir = ({ root: from, build }: ResolvedConfig): string => resolve(from, build.outDir)
