import type { ComponentType, FunctionComponent } from 'react'

/** The code of a lazy part of the app could not be fetched. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('a part of the app could not be loaded', { cause })
    this.name = 'ChunkMissing'
  }
}

export type Preloadable<Props> = {
  /** Fetches the code. Never rejects: rendering reports the failure and retries. */
  load: () => Promise<void>
  ready: () => boolean
  Component: FunctionComponent<Props>
}

/**
 * A lazy component that renders at once when its code is loaded, and suspends only when it is not. (`React.lazy` always suspends once, and
 * React then delays the content by some 300 ms.)
 */
export function preloadable<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
): Preloadable<Props> {
  let Loaded: ComponentType<Props> | undefined
  let failed: { cause: unknown } | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= fetchCode().then(
      (module) => {
        Loaded = module.default
      },
      (cause: unknown) => {
        failed = { cause }
        loading = undefined
      },
    )
    return loading
  }
  return {
    load,
    ready: () => Loaded !== undefined,
    Component: (props) => {
      if (Loaded) return <Loaded {...props} />
      if (failed) {
        const { cause } = failed
        // Allows a later retry to fetch again. Not immediately: React renders a component that threw a second time, and must get the same
        // failure.
        setTimeout(() => {
          failed = undefined
        })
        throw new ChunkMissing(cause)
      }
      throw load()
    },
  }
}
