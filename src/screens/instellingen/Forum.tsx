import { forumCreateToken } from '../../api/contract/preferences.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { wayOut } from '../../outside.ts'
import { provider } from '../../provider.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { settingsCopy } from './copy.ts'

const copy = settingsCopy.forum

/** Opens the customer forum, signed in with a one-time token. */
export function Forum() {
  const offline = useBlocked()
  const making = useDeed(forumCreateToken)

  const open = () =>
    making.run(undefined, ({ token }) => {
      // A fragment stays out of server logs and the Referer header.
      location.assign(wayOut(`${provider.forum}#token=${token}`))
    })

  return (
    <Card>
      <div className="stack">
        <div>
          <h3 className="title-card">{copy.title}</h3>
          <p className="muted">{copy.text}</p>
        </div>
        {making.refusal !== null && <Notice tone="bad" title={making.refusal} alert />}
        <ButtonGroup>
          <Button variant="outline" busy={making.busy} busyLabel={copy.busy} blocked={offline} onPress={() => void open()}>
            {copy.button}
          </Button>
        </ButtonGroup>
      </div>
    </Card>
  )
}
