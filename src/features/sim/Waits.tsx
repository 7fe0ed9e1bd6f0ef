import { lockMoment } from '#features/profile/shared/lockMoment.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { ButtonLink } from '#platform/router/Link.tsx'
import { requestCopy } from './copy.ts'

const copy = requestCopy.waits

/** A card or eSIM was ordered while the number is locked: it begins at this moment, and can be cancelled until then. */
export const Waits = ({ until }: { until: string }) => (
  <Notice
    title={copy.title}
    action={
      <ButtonLink to="/instellingen/gegevens/beveiliging" variant="outline" size="small">
        {copy.button}
      </ButtonLink>
    }
  >
    {copy.body(lockMoment(until))}
  </Notice>
)
