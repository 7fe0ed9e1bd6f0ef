import { part } from '#platform/pwa/part.ts'
import type { Box } from '#platform/sealed/box.ts'
import type { NotOpened, OpenedBox } from '#platform/sealed/openBox.ts'
import { appLock } from '#platform/storage/registry.ts'
import { OpenByCode, OpenByDevice } from '../sealed/Opening.tsx'
import { copy } from './copy.ts'

type Props = {
  box: Box
  opened: () => void
  /** The last attempt was wrong, or the lock is gone. */
  ended: () => void
}

/** The cryptography loads on demand. It is cached with the app, so it works offline. */
const opening = part(() => import('#platform/sealed/openBox.ts'))

/** Opens the lock by what the customer chose for it. */
export function LockOpener({ box, opened, ended }: Props) {
  function told(outcome: OpenedBox): NotOpened | null {
    if (outcome.kind === 'open') opened()
    else if (outcome.kind === 'wiped' || outcome.kind === 'gone') ended()
    else return outcome
    return null
  }

  return box.way === 'code' ? (
    <OpenByCode
      tries={box.tries}
      words={copy.opener.code}
      attempt={async (typed) => told(await (await opening()).openByCode(appLock, box, typed))}
    />
  ) : (
    <OpenByDevice words={copy.opener.device} attempt={async () => told(await (await opening()).openByDevice(box))} />
  )
}
