import { part } from '../pwa/part.ts'
import type { Href, PlainPath } from '../router/href.ts'
import { hasScreen } from '../router/prepare.ts'

const asked = new Map<string, () => Promise<void>>()

async function fetchScreen(path: Href | PlainPath): Promise<void> {
  if (!(await hasScreen(path))) throw new Error('the screen that follows could not be loaded')
}

/** Loads the success screen before the order is sent. False when it fails to load: then nothing must be sent. */
export async function hasScreenAfter(path: Href | PlainPath): Promise<boolean> {
  const ask = asked.get(path) ?? part(() => fetchScreen(path))
  asked.set(path, ask)
  return ask().then(
    () => true,
    () => false,
  )
}
