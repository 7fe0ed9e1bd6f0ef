import { Card } from '#kit/ui/Card.tsx'
import { CodeField } from '#kit/ui/CodeField.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { messageFor, useForm } from '#kit/ui/useForm.ts'
import { dayText } from '#kit/words/dateText.ts'
import { getSimcardDetails, type PendingSim } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { isActivating, isDefaultBlocked, isEsim } from '#model/sim/simcard.ts'
import { simDigits, simDigitsProblem } from '#model/sim/simDigits.ts'
import { EmptyState } from '#page/EmptyState.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { atField } from '#platform/write/refusalText.ts'
import { ByUs } from './ByUs.tsx'
import { activateCopy, blockCopy, simcardCopy } from './copy.ts'
import { simScreenReads } from './reads.ts'
import { useActivate, useCardStatus } from './useActivation.ts'

const toSimcard = { to: href('/instellingen/simkaart'), label: simcardCopy.title }

/** `/simkaart-activeren`: activating a card that has arrived, or an eSIM that is on the phone. */
export default function Activeren() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={activateCopy.title} intro={null} back={toSimcard} />
      <ReadBlock waiting={<Waiting />} failedText={simcardCopy.error}>
        <ActivationStatus />
      </ReadBlock>
    </div>
  )
}

Activeren.reads = simScreenReads

function ActivationStatus() {
  const simcard = useRead(getSimCard)
  const { pending } = useRead(getSimcardDetails)
  const isComing = isActivating(pending)
  useCardStatus(isComing ? 'activating' : null)
  if (isDefaultBlocked(simcard)) return <ByUs simcard={simcard} />
  if (isComing) return <Notice title={simcardCopy.activating.title}>{simcardCopy.activating.body}</Notice>
  if (pending === null) {
    return (
      <EmptyState title={activateCopy.empty} text={activateCopy.emptyMore}>
        <ButtonLink to={toSimcard.to}>{blockCopy.toSimcard}</ButtonLink>
      </EmptyState>
    )
  }
  if (!isEsim(pending.type)) return <ActivateForm pending={pending} isFirst={simcard.statusType === 'NEW'} />
  return (
    <Notice
      title={activateCopy.esim.title}
      action={
        <ButtonLink to="/esim" size="small">
          {activateCopy.esim.button}
        </ButtonLink>
      }
    >
      {activateCopy.esim.body}
    </Notice>
  )
}

const Waiting = () => (
  <div aria-hidden="true">
    <Skeleton width="100%" height="18rem" radius="var(--radius-lg)" />
  </div>
)

/** Entering the last digits of the card's number proves that the card has arrived. `isFirst`: no older card stops working. */
function ActivateForm({ pending: { expectedOn }, isFirst }: { pending: PendingSim; isFirst: boolean }) {
  const form = useForm({ digits: '' }, { digits: (text) => messageFor(simDigitsProblem(text), activateCopy.digits) })
  const { activate, busy, refusal } = useActivate({
    refusals: atField(form, 'digits', { WRONG_DIGITS: activateCopy.digits.wrong, ALREADY: activateCopy.already }),
  })
  return (
    <Card>
      <div className="stack">
        <p>{isFirst ? activateCopy.introFirst : activateCopy.intro}</p>
        <Form review={form.review} onValid={() => void activate(simDigits(form.values.digits))} refusal={refusal} short>
          <CodeField
            {...form.field('digits')}
            label={activateCopy.digits.label}
            help={activateCopy.digits.hint}
            autoComplete="off"
          />
          <Disclosure title={activateCopy.whereTitle}>
            <p>{activateCopy.whereBody}</p>
          </Disclosure>
          <WriteButton wide busy={busy} busyLabel={activateCopy.busy}>
            {activateCopy.button}
          </WriteButton>
        </Form>
        <p className="small muted">
          {activateCopy.notReceived} {expectedOn !== null && activateCopy.expected(dayText(expectedOn))}
        </p>
      </div>
    </Card>
  )
}
