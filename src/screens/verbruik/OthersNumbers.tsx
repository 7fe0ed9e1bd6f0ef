import { useState } from 'react'
import { settingsCrodataObfuscated } from '../../api/contract/preferences.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { confirm } from '../../stores/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureText } from '../failureText.ts'
import { copy } from './copy.ts'

const words = copy.calls.others

/** Shows or hides the numbers of others. They are hidden by default; the choice applies to all lists from then on. */
export function OthersNumbers({ hidden }: { hidden: boolean }) {
  const offline = useBlocked()
  const saving = useWrite(settingsCrodataObfuscated)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function turn() {
    setRefusal(null)
    if (hidden && !(await confirm(words.ask))) return
    const failure = await saving.send({ obfuscated: !hidden })
    if (failure) setRefusal(failureText(failure, hasNetwork()))
  }

  return (
    <div className="stack stack--tight">
      <p className="small muted">{hidden ? copy.calls.masked : words.shown}</p>
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <Button
        variant="quiet"
        size="small"
        icon={hidden ? 'eye' : 'eye-off'}
        busy={saving.busy && words.busy}
        blocked={offline}
        onPress={() => void turn()}
      >
        {hidden ? words.show : words.hide}
      </Button>
    </div>
  )
}
