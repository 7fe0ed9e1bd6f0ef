import { forumCreateToken } from '../../api/contract/preferences.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { useDeed } from '../../deed/useDeed.ts'
import { wayOut } from '../../outside.ts'
import { provider } from '../../provider.ts'
import { ButtonRow } from '../../ui/ButtonRow.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { settingsCopy } from './copy.ts'
import styles from './Settings.module.css'

const copy = settingsCopy.forum

/** The row that opens the customer forum, signed in with a one-time token. */
export function Forum() {
  const offline = useBlocked()
  const making = useDeed(forumCreateToken)

  const open = () =>
    making.run(undefined, ({ token }) => {
      // A fragment stays out of server logs and the Referer header.
      location.assign(wayOut(`${provider.forum}#token=${token}`))
    })

  return (
    <>
      <ButtonRow
        icon="friends"
        title={copy.title}
        text={making.busy ? copy.busy : (offline ?? copy.text)}
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
