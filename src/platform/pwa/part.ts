/** The repair of code that fails to load; it is itself loaded while the server is reachable. */
export const loadRescue = () => import('./rescue.ts')

/** Reloads the page when a server is reachable. Returns whether it does. */
export const startAnew = (): Promise<boolean> => loadRescue().then(({ reloadHere }) => reloadHere())

/**
 * Lazy code that is imported on a press. After a failure the next press retries. Browsers that do not fetch a failed module again reload
 * the page. The caller reports each failure.
 */
export function part<Module>(fetchCode: () => Promise<Module>): () => Promise<Module> {
  let isSecond = false
  return async () => {
    try {
      return await fetchCode()
    } catch (error) {
      if (isSecond) await startAnew().catch(() => {}) // no server is reachable
      isSecond = true
      throw error
    }
  }
}
