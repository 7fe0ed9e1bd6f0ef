import { Suspense } from 'react'
import type { Visitor } from '../domain/visitor.ts'
import { undecided } from '../routes/instead.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Admitted, type Case } from './Admitted.tsx'
import { Failed, GuardFailed } from './ErrorPage.tsx'
import styles from './Frame.module.css'
import type { Verdict } from './verdict.ts'
import { Waiting } from './Waiting.tsx'

const Undecided = undecided.Component

type Props = Case & { decided: Exclude<Verdict, 'not-found'>; visitor: Visitor }

/** What the session alone could decide is shown; for the rest the customer's data are asked first. */
export function Gatekeeper({ decided, visitor, ...asked }: Props) {
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  // Without a session nothing can be asked.
  if (visitor.kind !== 'customer') return <GuardFailed again={() => location.reload()} />
  return (
    <div className={styles.guarded}>
      <Boundary fallback={(error, again) => <Failed error={error} again={again} />}>
        <Suspense fallback={<Waiting />}>
          <Undecided {...asked} visitor={visitor} />
        </Suspense>
      </Boundary>
    </div>
  )
}
