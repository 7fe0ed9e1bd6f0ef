import type { ReactNode } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { wayBackOf } from '#model/device/wayBack.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { wayBackText } from './bundleChanges.ts'
import { bundleWords } from './bundleWords.ts'
import { useUndo } from './useUndo.ts'

type Props = {
  options: PostpaidOptions
  children?: ReactNode
}

/** Undoes a pending change of bundles: here, or where the phone order that it came with is withdrawn. */
export function UndoChange({ options, children }: Props) {
  const withdrawals = useReadState(getWithdrawals).value?.open ?? []
  const { undo, busy, refusal } = useUndo(options)
  const back = wayBackOf(options, withdrawals, dayOf(now()))
  return (
    <>
      <Refusal text={refusal} />
      <p className="small muted">{wayBackText(back)}</p>
      {back.by === 'undo' && (
        <div className="cluster">
          {children}
          <WriteButton variant="outline" size="small" busy={busy} busyLabel={bundleWords.undo.busy} onPress={() => void undo()}>
            {bundleWords.undo.button}
          </WriteButton>
        </div>
      )}
      {back.by === 'order' && back.until !== null && (
        <p>
          <ButtonLink to="/annuleren" variant="outline" size="small">
            {bundleWords.undo.withdraw}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
