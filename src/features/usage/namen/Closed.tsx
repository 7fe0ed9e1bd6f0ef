import { Card } from '#kit/ui/Card.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { OpenByCode, OpenByDevice } from '#page/sealed/Opening.tsx'
import type { Box } from '#platform/sealed/box.ts'
import type { NotOpened } from '#platform/sealed/openBox.ts'
import { namesCopy } from './copy.ts'
import { keeping } from './keeping.ts'

/** Opens the names by what the customer chose for them. */
export default function Closed({ box, gone }: { box: Box; gone: () => void }) {
  function told(why: NotOpened | null): NotOpened | null {
    if (why?.kind === 'wiped' || why?.kind === 'gone') gone()
    else if (why === null) headingFocus()
    else return why
    return null
  }

  return (
    <Card>
      <div className="stack">
        {box.way === 'code' ? (
          <OpenByCode
            tries={box.tries}
            words={namesCopy.opener.code}
            attempt={async (typed) => told(await (await keeping()).openNamesByCode(box, typed))}
          />
        ) : (
          <OpenByDevice
            words={namesCopy.opener.device}
            attempt={async () => told(await (await keeping()).openNamesByDevice(box))}
          />
        )}
      </div>
    </Card>
  )
}
