import { useState } from 'react'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { getDataRequest, requestData } from '#model/profile/contract/preferences.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { Download } from './Download.tsx'
import { privacyCopy } from './privacyCopy.ts'
import styles from './shared/Settings.module.css'

const copy = privacyCopy.download

/** The customer's right of access: a direct download of what the app can read, and a request for the rest. */
export const OwnData = () => (
  <Section title={copy.title}>
    <p className="muted" id="je-gegevens" tabIndex={-1}>
      {copy.body}
    </p>
    <Card className={classes(styles.settings, styles.parts)}>
      <Download />
      <div className="stack">
        <div>
          <h3 className="title-card">{copy.everything.title}</h3>
          <p className="muted">{copy.everything.body}</p>
        </div>
        <ReadBlock waiting={<Skeleton width="12rem" height="3rem" />}>
          <Request />
        </ReadBlock>
      </div>
    </Card>
  </Section>
)

function Request() {
  const request = useRead(getDataRequest)
  const asking = useWrite(requestData, { failed: copy.everything.failed, refusals: { ALREADY: null } })
  const [asked, setAsked] = useState(false)
  const stay = useKeepFocus()

  return (
    <div className="stack" {...stay}>
      <div role="status">
        {request && (
          <Notice tone={asked ? 'good' : 'info'} {...(asked && { title: copy.everything.success })}>
            {copy.everything.open(dayInFull(request.requestedOn), dayInFull(request.until))}
          </Notice>
        )}
      </div>
      <Refusal text={asking.refusal} />
      {!request && (
        <ButtonGroup>
          <WriteButton
            variant="outline"
            busy={asking.busy}
            busyLabel={copy.everything.busy}
            onPress={() => void asking.run(undefined, () => setAsked(true))}
          >
            {copy.everything.button}
          </WriteButton>
        </ButtonGroup>
      )}
    </div>
  )
}
