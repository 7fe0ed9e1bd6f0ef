import { settingsCrodataObfuscated } from '../../api/contract/preferences.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { confirm } from '../../stores/modal.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { copy } from './copy.ts'

const words = copy.calls.others

/** Shows or hides the numbers of others. They are hidden by default; the choice applies to all lists from then on. */
export function OthersNumbers({ hidden }: { hidden: boolean }) {
  const offline = useBlocked()
  const saving = useDeed(settingsCrodataObfuscated)

  async function turn() {
    if (hidden && !(await confirm(words.ask))) return
    await saving.run({ obfuscated: !hidden })
  }

  return (
    <div className="stack stack--tight">
      <p className="small muted">{hidden ? copy.calls.masked : words.shown}</p>
      {saving.refusal !== null && <Notice tone="bad" title={saving.refusal} alert />}
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
