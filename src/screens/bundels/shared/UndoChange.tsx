import type { ReactNode } from 'react'
import { useReadState } from '../../../api/client.ts'
import type { PostpaidOptions } from '../../../api/contract/bundleOptions.ts'
import { getWithdrawals } from '../../../api/contract/withdrawal.ts'
import { now } from '../../../clock.ts'
import { useBlocked } from '../../../connection/blocked.ts'
import { dayOf } from '../../../domain/dates.ts'
import { wayBackOf } from '../../../domain/wayBack.ts'
import { ButtonLink } from '../../../routes/Link.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { wayBackText } from './bundleChanges.ts'
import { bundleWords } from './bundleWords.ts'
import { useUndo } from './useUndo.ts'

const copy = bundleWords.undo

type Props = {
  options: PostpaidOptions
  children?: ReactNode
}

/** Undoes a pending change of bundles: here, or where the phone order that it came with is withdrawn. */
export function UndoChange({ options, children }: Props) {
  const offline = useBlocked()
  const withdrawals = useReadState(getWithdrawals).value?.open ?? []
  const { undo, busy, refusal } = useUndo(options)
  const back = wayBackOf(options, withdrawals, dayOf(now()))
  return (
    <>
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <p className="small muted">{wayBackText(back)}</p>
      {back.by === 'undo' && (
        <div className="cluster">
          {children}
          <Button variant="outline" size="small" busy={busy} busyLabel={copy.busy} blocked={offline} onPress={() => void undo()}>
            {copy.button}
          </Button>
        </div>
      )}
      {back.by === 'order' && back.until !== null && (
        <p>
          <ButtonLink to="/annuleren" variant="outline" size="small">
            {copy.withdraw}
          </ButtonLink>
        </p>
      )}
    </>
  )
}
