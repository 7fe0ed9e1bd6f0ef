import { type ItemEntry, isRow, type RowEntry, type StorageEntry, unlessRemembered } from './entry.ts'
import { readItem, removeItem } from './items.ts'
import { registry } from './registry.ts'
import { readRow, removeRow, updateRow } from './rows.ts'

async function removeOfOther(entry: StorageEntry, account: string): Promise<boolean> {
  const value = isRow(entry) ? (await readRow(entry))?.value : readItem(entry as ItemEntry)
  if ((value ?? null) === null || entry.accountIn?.(value) === account) return false
  if (isRow(entry)) await removeRow(entry)
  else removeItem(entry as ItemEntry)
  return true
}

/** Removes everything on this device that belongs to another customer. True when there was anything. */
export async function removeOfOthers(account: string): Promise<boolean> {
  const owned = registry.filter(({ accountIn }) => accountIn)
  return (await Promise.all(owned.map((entry) => removeOfOther(entry, account)))).includes(true)
}

/** An entry that says whether its owner is remembered on this device. */
const isOfRemembered = (entry: StorageEntry): entry is RowEntry<{ remembered: boolean }> => entry.wipedBy === unlessRemembered

/** Notes in one entry whether its owner is remembered. */
export async function noteRemembered<Value extends { remembered: boolean }>(
  entry: RowEntry<Value>,
  remembered: boolean,
): Promise<void> {
  await updateRow(entry, (value) => value && { ...value, remembered })
}

/** The same in every such entry. */
export async function noteRememberedEverywhere(remembered: boolean): Promise<void> {
  await Promise.all(registry.filter(isOfRemembered).map((entry) => noteRemembered(entry, remembered)))
}
