import type { WhyNoPhone } from '../../../domain/whyNoPhone.ts'
import { FlowColumn } from '../../../flow/FlowStep.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { NotAllowed } from '../NotAllowed.tsx'
import { orderPhoneCopy as copy } from './copy.ts'

/** Replaces the order for a customer who cannot order now, or not this phone: why, and from when. */
export const NotNow = ({ why, isPrepaid }: { why: readonly WhyNoPhone[]; isPrepaid: boolean }) => (
  <FlowColumn>
    {why.length === 0 ? (
      <Notice tone="warn" title={copy.configure.notAllowed} />
    ) : (
      <NotAllowed standing={{ why, isPrepaid, settled: true }} />
    )}
  </FlowColumn>
)
