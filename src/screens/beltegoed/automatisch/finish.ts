import type { AutoTopUpReceipt } from '../../../api/contract/autoTopUp.ts'
import { arriveAt } from '../../../flow/arrive.ts'
import type { PlainPath } from '../../../routes/href.ts'
import { autoCopy } from './copy.ts'

export const MAIN = '/beltegoed-automatisch-opwaarderen' satisfies PlainPath
export const DONE = '/beltegoed-automatisch-opwaarderen/bedankt' satisfies PlainPath

export const wayBack = { to: MAIN, label: autoCopy.change.back } as const

export const finish = (receipt: AutoTopUpReceipt): Promise<void> => arriveAt(DONE, receipt)
