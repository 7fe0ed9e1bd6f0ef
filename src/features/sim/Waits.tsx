import { lockMoment } from '#features/profile/shared/lockMoment.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { requestCopy } from './copy.ts'

/** A card or eSIM was ordered while the number is locked: it begins at this moment, and can be cancelled until then. */
export const Waits = ({ until }: { until: string }) => (
  <Notice
    title={requestCopy.waits.title}
    action={
      <ButtonLink to="/instellingen/gegevens/beveiliging" variant="outline" size="small">
        {requestCopy.waits.button}
      </ButtonLink>
    }
  >
    {requestCopy.waits.body(lockMoment(until))}
  </Notice>
)
