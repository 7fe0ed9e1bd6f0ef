import type { Composition, PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { currentOf } from '../../domain/bundleChange.ts'
import { internetIsOn } from '../../domain/changeTerms.ts'
import { dayText } from '../../domain/dateText.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { changeRows } from '../bundleChanges.ts'
import { UndoChange } from '../UndoChange.tsx'
import { Changes } from './Changes.tsx'
import { bundleCopy } from './copy.ts'

const copy = bundleCopy.pending

type Props = {
  options: PostpaidOptions
  next: Composition
  /** Chooses other bundles in its place; null: that cannot be done. */
  replace: (() => void) | null
}

/** A change is on its way: what it is, when it starts, and the way back, or to other bundles, while there is one. */
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
