import type { ComponentType } from 'react'
import type { LoadScreen } from './route.ts'

/**
 * A screen that renders at once when its chunk is there and suspends only when it is not.
 * (`React.lazy` always suspends once, and React then holds the content back for some 300 ms.)
 */
export type Screen = { load: () => Promise<void>; Component: ComponentType }

const screens = new Map<LoadScreen, Screen>()

export function screenOf(load: LoadScreen): Screen {
  const known = screens.get(load)
  if (known) return known
  let Loaded: ComponentType | undefined
  let failed: unknown
  let loading: Promise<void> | undefined
  const start = () => {
    loading ??= load().then(
      (module) => {
        Loaded = module.default
      },
      (error: unknown) => {
        failed = error
        loading = undefined
      },
    )
    return loading
  }
  const screen: Screen = {
    load: start,
    Component: () => {
      if (Loaded) return <Loaded />
      if (failed !== undefined) {
        const error = failed
        failed = undefined // the next try loads anew
        throw new ChunkMissing(error)
      }
      throw start()
    },
  }
  screens.set(load, screen)
  return screen
}

/** The code of a screen could not be fetched. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('the screen could not be loaded', { cause })
  }
}
