import { useState } from 'react'
import { forumCreateToken } from '../../api/contract/preferences.ts'
import { useWrite } from '../../order/useWrite.ts'
import { wayOut } from '../../outside.ts'
import { provider } from '../../provider.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { hasNetwork } from '../../stores/connection.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureText } from '../failureText.ts'
import { settingsCopy } from './copy.ts'

const copy = settingsCopy.forum

/** Opens the customer forum, signed in with a one-time token. */
export function Forum() {
  const offline = useBlocked()
  const making = useWrite(forumCreateToken)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function open() {
    setRefusal(null)
    const failure = await making.send(undefined, ({ token }) => {
      // A fragment stays out of server logs and the Referer header.
      location.assign(wayOut(`${provider.forum}#token=${token}`))
    })
    if (failure) setRefusal(failureText(failure, hasNetwork()))
  }

  return (
    <Card>
      <div className="stack">
        <div>
          <h3 className="title-card">{copy.title}</h3>
          <p className="muted">{copy.text}</p>
        </div>
        {refusal !== null && <Notice tone="bad" title={refusal} alert />}
        <ButtonGroup>
          <Button variant="outline" busy={making.busy} busyLabel={copy.busy} blocked={offline} onPress={() => void open()}>
            {copy.button}
          </Button>
        </ButtonGroup>
      </div>
    </Card>
  )
}
