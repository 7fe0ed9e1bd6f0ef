import type { Composition, PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { currentOf } from '../../domain/bundleChange.ts'
import { internetIsOn } from '../../domain/changeTerms.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dayText } from '../../words/dateText.ts'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'
import { changeRows } from './shared/bundleChanges.ts'
import { UndoChange } from './shared/UndoChange.tsx'

const copy = bundleCopy.pending

type Props = {
  options: PostpaidOptions
  next: Composition
  /** Chooses other bundles instead; null when that is not possible. */
  replace: (() => void) | null
}

/** A pending change: what changes, when, and how to undo or replace it. */
export const Pending = ({ options, next, replace }: Props) => (
  <>
    <Notice title={options.pendingRenewal ? copy.renewal : copy.title}>
      {(replace ? copy.replaceable : copy.text)(dayText(options.startsOn))}
      {internetIsOn(options) && ` ${copy.internetNow}`}
    </Notice>
    <Section title={copy.heading}>
      <Changes rows={changeRows({ from: currentOf(options), to: next }, options.pendingComplete)} />
      <UndoChange options={options}>
        {replace && (
          <Button variant="outline" size="small" onPress={replace}>
            {copy.others}
          </Button>
        )}
      </UndoChange>
    </Section>
  </>
)
