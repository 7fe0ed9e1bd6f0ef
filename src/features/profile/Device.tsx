import { useEffect, useState } from 'react'
import { onHost } from '#kit/base.ts'
import { dayOf } from '#kit/dates.ts'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Switch } from '#kit/ui/Switch.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { endSession } from '#platform/session/session.ts'
import { clearDevice, inventory, type Stored } from '#platform/storage/inventory.ts'
import { canPersist } from '#platform/storage/items.ts'
import { confirm } from '#platform/stores/modal.ts'
import { privacyCopy } from './privacyCopy.ts'
import styles from './shared/Settings.module.css'
import { useRemembered } from './shared/useRemembered.ts'

/** The data stored on this device according to the registry, and a function that reads it again. */
function useResting(): [Stored[] | null, () => Promise<void>] {
  const [rows, setRows] = useState<Stored[] | null>(null)
  useEffect(() => {
    void inventory().then(setRows)
  }, [])
  return [rows, async () => setRows(await inventory())]
}

/** Shows and clears the data on this device, and whether it remembers the customer. Makes no server requests. */
export function DeviceStorage() {
  const [rows, look] = useResting()
  const [remembered, choose] = useRemembered()
  const [told, setTold] = useState<string | null>(null)
  const [clearing, setClearing] = useState(false)

  async function remember(on: boolean) {
    await choose(on)
    await look()
    setTold(on ? privacyCopy.device.rememberOn : privacyCopy.device.rememberOff)
  }

  async function clear() {
    if (!(await confirm(privacyCopy.device.ask))) return
    setClearing(true)
    await clearDevice()
    endSession('customer')
  }

  return (
    <Section title={privacyCopy.device.title}>
      {!canPersist() && <Notice tone="warn">{privacyCopy.device.keepsNothing}</Notice>}
      <Card>
        <Switch name="remember" checked={remembered} onChange={(on) => void remember(on)} text={privacyCopy.device.rememberText}>
          {privacyCopy.device.remember}
        </Switch>
        <p className={styles.told} role="status" data-tone={told ? 'saved' : undefined}>
          {told !== null && (
            <>
              <Icon name="check" small />
              {told}
            </>
          )}
        </p>
      </Card>
      <Disclosure title={privacyCopy.device.list}>
        {rows === null ? <Skeleton width="100%" height="22rem" radius="var(--radius-lg)" /> : <Kept rows={rows} />}
      </Disclosure>
      <ButtonGroup>
        <Button variant="outline" busy={clearing} busyLabel={privacyCopy.device.clearing} onPress={() => void clear()}>
          {privacyCopy.device.clear}
        </Button>
      </ButtonGroup>
      {import.meta.env.PROD && (
        <p className="small">
          <a className="link" href={onHost('/licenties.txt')} target="_blank" rel="noreferrer">
            {privacyCopy.device.licenses}
          </a>
        </p>
      )}
    </Section>
  )
}

const untilText = ({ until }: Stored) =>
  until === null ? privacyCopy.device.untilEnd : privacyCopy.device.until(dayInFull(dayOf(until)))

function Kept({ rows }: { rows: readonly Stored[] }) {
  const named = rows.flatMap((row) => {
    const words = privacyCopy.device.names[row.name]
    return words ? [{ row, words }] : []
  })
  const technical = rows.length - named.length
  return (
    <List>
      {named.map(({ row, words: [title, text, until = untilText(row)] }) => (
        <Row
          key={row.name}
          title={title}
          text={
            <>
              {text}
              <br />
              {until}
            </>
          }
        />
      ))}
      {technical > 0 && <Row title={privacyCopy.device.technical(technical)} text={privacyCopy.device.technicalText} />}
      <Row title={privacyCopy.device.app} text={privacyCopy.device.appText} />
    </List>
  )
}
