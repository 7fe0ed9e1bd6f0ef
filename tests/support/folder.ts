import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const made: string[] = []

/** An empty folder in the temporary folder of the system. A file of tests that makes one ends with `afterAll(removeFolders)`. */
export function emptyFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  made.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
}
