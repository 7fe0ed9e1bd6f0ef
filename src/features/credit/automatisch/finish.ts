import type { AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { openReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'

export const MAIN = '/beltegoed-automatisch-opwaarderen' satisfies PlainPath
export const DONE = '/beltegoed-automatisch-opwaarderen/bedankt' satisfies PlainPath

export const wayBack = { to: MAIN, label: copy.change.back } as const

export const finish = (receipt: AutoTopUpReceipt): Promise<void> => openReceipt(DONE, receipt)
