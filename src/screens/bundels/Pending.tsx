import type { Composition, PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { currentOf } from '../../domain/bundleChange.ts'
import { dayText } from '../../domain/dateText.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { changeRows } from '../bundleChanges.ts'
import { bundleWords } from '../bundleWords.ts'
import { useUndoChange } from '../useUndoChange.ts'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'

const copy = bundleCopy.pending

/** A change is on its way: what it is, when it starts, and the way back while there is one. */
export function Pending({ options, next }: { options: PostpaidOptions; next: Composition }) {
  const offline = useBlocked()
  const { undo, busy, isFailed, isInternetNow } = useUndoChange(options)
  return (
    <>
      <Notice title={options.pendingRenewal ? copy.renewal : copy.title}>
        {copy.text(dayText(options.startsOn))}
        {isInternetNow && ` ${copy.internetNow}`}
      </Notice>
      <Section title={copy.heading}>
        <Changes rows={changeRows({ from: currentOf(options), to: next }, options.pendingComplete)} />
      </Section>
      {isFailed && <Notice tone="bad" title={bundleWords.undo.failed} alert />}
      {!options.pendingFinal && (
        <Button variant="outline" busy={busy} busyLabel={bundleWords.undo.busy} blocked={offline} onPress={() => void undo()}>
          {bundleWords.undo.button}
        </Button>
      )}
    </>
  )
}
