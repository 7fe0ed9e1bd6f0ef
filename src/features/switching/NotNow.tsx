import { type Reason, ReasonNotice } from '#features/bundles/shared/ReasonNotice.tsx'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { validityOf } from '#model/credit/credit.ts'
import { type SwitchStanding, type SwitchTerms, undoPre2PostTransfer } from '#model/switching/contract.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { href } from '#platform/router/href.ts'
import { confirm } from '#platform/stores/modal.ts'
import { toast } from '#platform/stores/toasts.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { copy } from './copy.ts'

function why({ obstacle, creditValidUntil }: SwitchStanding): Reason {
  const { OLD_RATES, SIM_BLOCKED, OTHER } = copy.notNow
  if (obstacle === 'OLD_RATES') return { ...OLD_RATES, to: href('/nieuwste-prepaid-prijzen') }
  if (obstacle === 'CREDIT_EXPIRING') {
    const isLost = validityOf(creditValidUntil, dayOf(now())) === 'expired'
    const credit = isLost ? copy.notNow.creditExpired : copy.notNow.CREDIT_EXPIRING
    return { ...credit, text: credit.text(dayInFull(creditValidUntil)), to: href('/beltegoed-opwaarderen') }
  }
  if (obstacle === 'SIM_BLOCKED') return { ...SIM_BLOCKED, to: href('/instellingen/simkaart') }
  if (obstacle === 'ALREADY') return { ...copy.notNow.atBank, to: href('/'), button: copy.notNow.overview }
  return { ...OTHER, to: null, button: '' }
}

/** Replaces the choices for a customer who cannot switch now: the reason and a way on. */
export function SwitchNotNow({ standing }: { standing: SwitchStanding }) {
  if (standing.coming) return <Coming terms={standing.coming} />
  return (
    <FlowColumn>
      <ReasonNotice tone="warn" {...why(standing)} />
    </FlowColumn>
  )
}

/** A pending switch: its start date, and undoing it until then. */
function Coming({ terms: { startsOn, reflectionUntil } }: { terms: SwitchTerms }) {
  const { coming } = copy.notNow
  const undoing = useWrite(undoPre2PostTransfer, {
    failed: coming.undoFailed,
    // The switch had begun or was undone in another tab. The refetched screen shows that.
    refusals: { 409: null },
  })

  async function undo() {
    const question = { title: coming.undoTitle, body: coming.undoBody, confirm: coming.undoConfirm, cancel: coming.undoCancel }
    if (!(await confirm(question))) return
    await undoing.run(undefined, () => toast({ id: 'switch', text: coming.undone, good: true }))
  }

  return (
    <FlowColumn>
      <Notice title={coming.title}>
        {coming.text(dayInFull(startsOn))} {coming.reflection(dayInFull(reflectionUntil))}
      </Notice>
      <Refusal text={undoing.refusal} />
      <div>
        <WriteButton variant="outline" busy={undoing.busy} onPress={() => void undo()}>
          {coming.undo}
        </WriteButton>
      </div>
    </FlowColumn>
  )
}
