import { type ItemEntry, isRow, type RowEntry, type StorageEntry } from './entry.ts'
import { readItem, removeItem } from './items.ts'
import { registry } from './registry.ts'
import { readRow, removeRow, updateRow } from './rows.ts'

async function removeOfOther(entry: StorageEntry, account: string): Promise<void> {
  const isOfOther = (value: unknown) => value !== null && entry.accountIn?.(value) !== account
  if (isRow(entry)) {
    if (isOfOther((await readRow(entry))?.value ?? null)) await removeRow(entry)
  } else if (isOfOther(readItem(entry as ItemEntry))) removeItem(entry as ItemEntry)
}

/** Removes everything on this device that belongs to another customer. */
export async function removeOfOthers(account: string): Promise<void> {
  await Promise.all(registry.filter((entry) => entry.accountIn).map((entry) => removeOfOther(entry, account)))
}

/** Notes in one entry whether its owner is remembered on this device. */
export async function noteRemembered<Value>(entry: RowEntry<Value>, remembered: boolean): Promise<void> {
  await updateRow(entry, (value) => value && (entry.remember?.(value, remembered) ?? value))
}

/** The same in every entry that has an owner who may be remembered. */
export async function noteRememberedEverywhere(remembered: boolean): Promise<void> {
  await Promise.all(
    registry
      .filter(isRow)
      .filter((entry) => entry.remember)
      .map((entry) => noteRemembered(entry, remembered)),
  )
}
