import { loginName } from '../storage/registry.ts'
import { readRow, removeRow, writeRow } from '../storage/rows.ts'

let saved: Promise<string | null> | undefined

/** The login name stored by "Onthoud mij op dit toestel", or null. Read once. */
export const savedLogin = (): Promise<string | null> => {
  saved ??= readRow(loginName).then((row) => row?.value ?? null)
  return saved
}

export const rememberLogin = (name: string): Promise<void> => {
  saved = Promise.resolve(name)
  return writeRow(loginName, name)
}

export const forgetLogin = (): Promise<void> => {
  saved = Promise.resolve(null)
  return removeRow(loginName)
}
