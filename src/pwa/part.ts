/** What can be done about code that did not come; it is fetched itself, while it can still be had. */
export const loadRescue = () => import('./rescue.ts')

/** Loads the page anew, when there is a server to come from. Answers whether it goes. */
export const startAnew = (): Promise<boolean> => loadRescue().then(({ reloadHere }) => reloadHere())

/**
 * Code that is fetched at a press. Where it did not come, the next press asks for it again; where the browser does not ask a second time, the
 * page is loaded anew, and the press after that finds it. The press itself says that it failed.
 */
export function part<Module>(fetchCode: () => Promise<Module>): () => Promise<Module> {
  let isSecond = false
  return async () => {
    try {
      return await fetchCode()
    } catch (error) {
      if (isSecond) await startAnew().catch(() => {}) // nobody answers
      isSecond = true
      throw error
    }
  }
}
