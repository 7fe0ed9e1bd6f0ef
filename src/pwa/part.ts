import { online } from '../stores/connection.ts'
import { fetchBuild } from '../sw/build.ts'

/**
 * Loads the page anew at the address that the customer went to. Only Chromium asks for a script again that did not come: for the others it is
 * missing as long as this page lives. Not while nobody answers, because then not even this page would come back.
 */
export async function startAnew(): Promise<boolean> {
  if (!online() || !(await fetchBuild())) return false
  location.reload()
  return true
}

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
      if (isSecond) await startAnew()
      isSecond = true
      throw error
    }
  }
}
