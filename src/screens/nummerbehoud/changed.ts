import { refresh } from '../../api/client.ts'
import { postpaidOverview } from '../../api/contract/overview.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getSimcardContract } from '../../api/contract/simcard.ts'

/** Something about the request has changed: whoever shows it follows, and so do the guards, which ask the overview (spec 5). */
export const portingChanged = (): Promise<void> => refresh(numberportingGetStatus, postpaidOverview, getSimcardContract)
