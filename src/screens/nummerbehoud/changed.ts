import { refresh } from '../../api/client.ts'
import { postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { numberportingGetStatus } from '../../api/contract/porting.ts'
import { getSimcardContract } from '../../api/contract/simcard.ts'

/** Something about the request has changed: it is read again, and so is the overview, which the guards ask (spec 5). */
export const portingChanged = (): Promise<void> =>
  refresh(numberportingGetStatus, postpaidOverview, prepaidOverview, getSimcardContract)
