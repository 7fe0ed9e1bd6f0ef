import { useState } from 'react'
import { leaveHousehold } from '../../api/contract/household.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayText } from '../../domain/dateText.ts'
import { discountEndsOn } from '../../domain/household.ts'
import { useWrite } from '../../order/useWrite.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { confirm } from '../../stores/modal.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureText } from '../failureText.ts'
import { householdCopy as copy } from './copy.ts'

/** Leaving the group, after a confirmation with the discount's end date. `left` runs just before the button disappears. */
export function Leave({ left }: { left: () => void }) {
  const offline = useBlocked()
  const leaving = useWrite(leaveHousehold)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function leave() {
    setRefusal(null)
    const endsOn = dayText(discountEndsOn(dayOf(now())))
    if (!(await confirm({ title: copy.leave, body: copy.leaveConfirm(endsOn), confirm: copy.leave }))) return
    const failure = await leaving.send(undefined, left)
    if (failure) setRefusal(failure.kind === 'refused' ? copy.failed : failureText(failure, hasNetwork()))
  }

  return (
    <div className="stack stack--tight">
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <ButtonGroup>
        <Button variant="outline" busy={leaving.busy} busyLabel={copy.leaving} blocked={offline} onPress={() => void leave()}>
          {copy.leave}
        </Button>
      </ButtonGroup>
    </div>
  )
}
