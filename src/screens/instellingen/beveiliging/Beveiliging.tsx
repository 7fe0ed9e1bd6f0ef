import { getNumberLock } from '../../../api/contract/numberLock.ts'
import { getSecurityLog } from '../../../api/contract/security.ts'
import type { AccessFacts } from '../../../domain/access.ts'
import { provider } from '../../../provider.ts'
import { useIsPostpaid } from '../../../session/visitor.ts'
import { SettingsPage } from '../shared/SettingsPage.tsx'
import { securityCopy as copy } from './copy.ts'
import { Lock } from './Lock.tsx'
import { Log } from './Log.tsx'

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
