import { online } from '../connection/connection.ts'
import type { Visitor } from '../domain/visitor.ts'
import { undecided } from '../routes/instead.ts'
import type { Verdict } from '../routes/verdict.ts'
import { Admitted, type Case } from './Admitted.tsx'
import { Arriving } from './Arriving.tsx'
import { askToSignIn } from './askToSignIn.ts'
import { GuardFailed } from './ErrorPage.tsx'
import styles from './Frame.module.css'

const Undecided = undecided.Component

type Props = Case & { decided: Exclude<Verdict, 'not-found'>; visitor: Visitor }

/** Admits by the session alone where possible; other rows first load the customer's data. */
export function Gatekeeper({ decided, visitor, ...asked }: Props) {
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  // Guards cannot read anything without a session.
  if (visitor.kind !== 'customer') return <GuardFailed again={() => (online() ? askToSignIn() : location.reload())} />
  return (
    <div className={styles.guarded}>
      <Arriving>
        <Undecided {...asked} visitor={visitor} />
      </Arriving>
    </div>
  )
}
