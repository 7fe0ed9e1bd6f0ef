import { useState } from 'react'
import { type Campaign, setAutoExtendPrepaidDataCampaign } from '../../api/contract/prepaidBundle.ts'
import type { Failure } from '../../api/failure.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useOnline } from '../../stores/connection.ts'
import { failureText } from '../failureText.ts'
import { prepaidCopy as copy } from './copy.ts'

/** The automatic extension of a running bundle, and changing it at once. Null: nothing is running. */
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

  // The setting is as the customer wanted after all, so the failure does not matter.
  const failure = setting.busy || autoExtend === tried?.wanted ? null : (tried?.failure ?? null)
  return {
    busy: setting.busy,
    /** Optimistic: the wanted value while the write is pending. */
    isOn: setting.busy && tried ? tried.wanted : autoExtend,
    failed: failure && (failure.kind === 'refused' ? copy.extendFailed : failureText(failure, isOnline)),
    extend,
  }
}
