import type { AutoTopUpReceipt } from '#model/credit/contract/autoTopUp.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { openReceipt } from '#platform/router/receipt.ts'
import { copy } from './copy.ts'

export const MAIN = '/beltegoed-automatisch-opwaarderen' satisfies PlainPath
export const AUTO_TOP_UP_DONE = '/beltegoed-automatisch-opwaarderen/bedankt' satisfies PlainPath

export const wayBack = { to: MAIN, label: copy.change.back } as const

export const finishAutoTopUp = (receipt: AutoTopUpReceipt): Promise<void> => openReceipt(AUTO_TOP_UP_DONE, receipt)
