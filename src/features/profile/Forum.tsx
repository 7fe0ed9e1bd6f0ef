import { externalHref } from '#kit/externalHref.ts'
import { provider } from '#kit/provider.ts'
import { ButtonRow } from '#kit/ui/ButtonRow.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { forumCreateToken } from '#model/profile/contract/preferences.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { settingsCopy } from './copy.ts'
import styles from './shared/Settings.module.css'

/** The row that opens the customer forum, signed in with a one-time token. */
export function Forum() {
  const offline = useBlocked()
  const making = useWrite(forumCreateToken)

  const open = () =>
    making.run(undefined, ({ token }) => {
      // A fragment stays out of server logs and the Referer header.
      location.assign(externalHref(`${provider.forum}#token=${token}`))
    })

  return (
    <>
      <ButtonRow
        icon="friends"
        title={settingsCopy.forum.title}
        text={making.busy ? settingsCopy.forum.busy : (offline ?? settingsCopy.forum.text)}
        end={<Icon name="chevron-right" small />}
        still={making.busy || offline !== null}
        onPress={() => void open()}
      />
      {making.refusal !== null && (
        <li className={styles.refused}>
          <Notice tone="bad" title={making.refusal} alert />
        </li>
      )}
    </>
  )
}
