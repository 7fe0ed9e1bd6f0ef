import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { currentOf } from '#model/bundles/bundleChange.ts'
import { internetIsOn } from '#model/bundles/changeTerms.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { ChangeList } from './Changes.tsx'
import { changeRows } from './shared/bundleChanges.ts'
import { bundleCopy } from './shared/copy.ts'
import { UndoChange } from './shared/UndoChange.tsx'

type Props = {
  options: PostpaidOptions
  next: Composition
  /** Chooses other bundles instead; null when that is not possible. */
  replace: (() => void) | null
}

/** A pending change: what changes, when, and how to undo or replace it. */
export const PendingChangeCard = ({ options, next, replace }: Props) => (
  <>
    <Notice title={options.pendingRenewal ? bundleCopy.pending.renewal : bundleCopy.pending.title}>
      {(replace ? bundleCopy.pending.replaceable : bundleCopy.pending.text)(dayText(options.startsOn))}
      {internetIsOn(options) && ` ${bundleCopy.pending.internetNow}`}
    </Notice>
    <Section title={bundleCopy.pending.heading}>
      <ChangeList rows={changeRows({ from: currentOf(options), to: next }, options.pendingComplete)} />
      <UndoChange options={options}>
        {replace && (
          <Button variant="outline" size="small" onPress={replace}>
            {bundleCopy.pending.others}
          </Button>
        )}
      </UndoChange>
    </Section>
  </>
)
