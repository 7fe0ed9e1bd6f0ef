import { afterAll, beforeAll, vi } from 'vitest'
import { openPage } from './device.ts'

type Replacements = Readonly<Record<string, object | ((original: () => Promise<object>) => Promise<object>)>>

/**
 * Runs the tests of a file on an open page where these modules of `src` are replaced: by an object, or by what a function makes of the
 * original.
 */
export function replaced(modules: Replacements) {
  const files = Object.entries(modules).map(([file, code]) => [`#${file}`, code] as const)
  beforeAll(() => {
    openPage()
    for (const [file, code] of files) vi.doMock(file, typeof code === 'function' ? (code as () => object) : () => code)
  })
  afterAll(() => {
    for (const [file] of files) vi.doUnmock(file)
  })
}
