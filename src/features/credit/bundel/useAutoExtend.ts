import { useState } from 'react'
import { type Campaign, setAutoExtendPrepaidDataCampaign } from '#model/credit/contract/prepaidBundle.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

/** The automatic extension of a running bundle, and changing it at once. Null: nothing is running. */
export function useAutoExtend(running: Campaign | null) {
  const { id, autoExtend } = running ?? { id: '', autoExtend: false }
  const setting = useWrite(setAutoExtendPrepaidDataCampaign, { failed: copy.extendFailed })
  const [wanted, setWanted] = useState(autoExtend)

  async function extend(next: boolean, succeeded?: (campaign: Campaign) => void) {
    setWanted(next)
    await setting.run({ id, autoExtend: next }, succeeded)
  }

  return {
    busy: setting.busy,
    /** Optimistic: the wanted value while the write is pending. */
    isOn: setting.busy ? wanted : autoExtend,
    // The setting may be as the customer wanted after all: then the failure does not matter.
    failed: autoExtend === wanted ? null : setting.refusal,
    extend,
  }
}
