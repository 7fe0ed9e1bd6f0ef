import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { provider } from '#kit/provider.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getNumberLock } from '#model/security/contract/numberLock.ts'
import { getSecurityLog } from '#model/security/contract/security.ts'
import { useIsPostpaid } from '#platform/session/visitor.ts'
import { Lock } from './Lock.tsx'
import { Log } from './Log.tsx'
import { securityCopy as copy } from './shared/copy.ts'

/** `/instellingen/gegevens/beveiliging`: the lock on the number, and what happened to the account. */
export default function Beveiliging() {
  const isPostpaid = useIsPostpaid()
  return (
    <SettingsPage title={copy.title} intro={copy.intro}>
      <div className="stack stack--loose">
        {isPostpaid && provider.numberLock && <Lock />}
        <Log />
      </div>
    </SettingsPage>
  )
}

Beveiliging.reads = ({ prepaid }: AccessFacts) => [getSecurityLog, ...(prepaid || !provider.numberLock ? [] : [getNumberLock])]
