import { type ItemEntry, isRow, type RowEntry, type StorageEntry, unlessRemembered } from './entry.ts'
import { readItem, removeItem } from './items.ts'
import { registry } from './registry.ts'
import { readRow, removeRow, updateRow } from './rows.ts'

async function removeOfOther(entry: StorageEntry, account: string): Promise<void> {
  const value = isRow(entry) ? (await readRow(entry))?.value : readItem(entry as ItemEntry)
  if ((value ?? null) === null || entry.accountIn?.(value) === account) return
  if (isRow(entry)) await removeRow(entry)
  else removeItem(entry as ItemEntry)
}

/** Removes everything on this device that belongs to another customer. */
export async function removeOfOthers(account: string): Promise<void> {
  await Promise.all(registry.filter(({ accountIn }) => accountIn).map((entry) => removeOfOther(entry, account)))
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
