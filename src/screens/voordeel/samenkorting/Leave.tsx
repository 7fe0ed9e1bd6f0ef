import { leaveHousehold } from '../../../api/contract/household.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { dayOf } from '../../../domain/dates.ts'
import { discountEndsOn } from '../../../domain/household.ts'
import { confirm } from '../../../stores/modal.ts'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import { householdCopy as copy } from './copy.ts'

/** Leaving the group, after a confirmation with the discount's end date. `left` runs just before the button disappears. */
export function Leave({ left }: { left: () => void }) {
  const offline = useBlocked()
  const leaving = useDeed(leaveHousehold, { failed: copy.failed })

  async function leave() {
    const endsOn = dayText(discountEndsOn(dayOf(now())))
    if (!(await confirm({ title: copy.leave, body: copy.leaveConfirm(endsOn), confirm: copy.leave }))) return
    await leaving.run(undefined, left)
  }

  return (
    <div className="stack stack--tight">
      {leaving.refusal !== null && <Notice tone="bad" title={leaving.refusal} alert />}
      <ButtonGroup>
        <Button variant="outline" busy={leaving.busy} busyLabel={copy.leaving} blocked={offline} onPress={() => void leave()}>
          {copy.leave}
        </Button>
      </ButtonGroup>
    </div>
  )
}
