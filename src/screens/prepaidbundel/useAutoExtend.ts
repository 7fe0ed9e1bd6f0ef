import { useState } from 'react'
import { type Campaign, setAutoExtendPrepaidDataCampaign } from '../../api/contract/prepaidBundle.ts'
import type { Failure } from '../../api/failure.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useOnline } from '../../stores/connection.ts'
import { failureText } from '../failureText.ts'
import { prepaidCopy as copy } from './copy.ts'

/** Whether what runs is extended, and a way to change that at once. null: nothing runs, and there is nothing to change. */
export function useAutoExtend(running: Campaign | null) {
  const { id, autoExtend } = running ?? { id: '', autoExtend: false }
  const isOnline = useOnline()
  const setting = useWrite(setAutoExtendPrepaidDataCampaign)
  const [tried, setTried] = useState<{ wanted: boolean; failure: Failure | null } | null>(null)

  async function extend(wanted: boolean, succeeded?: (campaign: Campaign) => void) {
    setTried({ wanted, failure: null })
    const failure = await setting.send({ id, autoExtend: wanted }, succeeded)
    if (failure) setTried({ wanted, failure })
  }

  // It is as the customer wanted after all: nothing to complain about.
  const failure = setting.busy || autoExtend === tried?.wanted ? null : (tried?.failure ?? null)
  return {
    busy: setting.busy,
    /** As it was wanted, while that is on its way. */
    isOn: setting.busy && tried ? tried.wanted : autoExtend,
    failed: failure && (failure.kind === 'refused' ? copy.extendFailed : failureText(failure, isOnline)),
    extend,
  }
}
