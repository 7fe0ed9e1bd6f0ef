import { loginName } from '../storage/registry.ts'
import { fetchKept, store, wipe } from '../storage/rest.ts'

let saved: Promise<string | null> | undefined

/** The login name stored by "Onthoud mij op dit toestel", or null. Read once. */
export const savedLogin = (): Promise<string | null> => {
  saved ??= fetchKept(loginName).then((row) => row?.value ?? null)
  return saved
}

export const rememberLogin = (name: string): Promise<void> => {
  saved = Promise.resolve(name)
  return store(loginName, name)
}

export const forgetLogin = (): Promise<void> => {
  saved = Promise.resolve(null)
  return wipe(loginName)
}
