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

const copy = privacyCopy.device

/** The data stored on this device according to the registry, and a function that reads it again. */
function useResting(): [Stored[] | null, () => Promise<void>] {
  const [rows, setRows] = useState<Stored[] | null>(null)
  useEffect(() => {
    void inventory().then(setRows)
  }, [])
  return [rows, async () => setRows(await inventory())]
}

/** Shows and clears the data on this device, and whether it remembers the customer. Makes no server requests. */
export function Device() {
  const [rows, look] = useResting()
  const [remembered, choose] = useRemembered()
  const [told, setTold] = useState<string | null>(null)
  const [clearing, setClearing] = useState(false)

  async function remember(on: boolean) {
    await choose(on)
    await look()
    setTold(on ? copy.rememberOn : copy.rememberOff)
  }

  async function clear() {
    if (!(await confirm(copy.ask))) return
    setClearing(true)
    await clearDevice()
    endSession('customer')
  }

  return (
    <Section title={copy.title}>
      {!canPersist() && <Notice tone="warn">{copy.keepsNothing}</Notice>}
      <Card>
        <Switch name="remember" checked={remembered} onChange={(on) => void remember(on)} text={copy.rememberText}>
          {copy.remember}
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
      <Disclosure title={copy.list}>
        {rows === null ? <Skeleton width="100%" height="22rem" radius="var(--radius-lg)" /> : <Kept rows={rows} />}
      </Disclosure>
      <ButtonGroup>
        <Button variant="outline" busy={clearing} busyLabel={copy.clearing} onPress={() => void clear()}>
          {copy.clear}
        </Button>
      </ButtonGroup>
      {import.meta.env.PROD && (
        <p className="small">
          <a className="link" href={onHost('/licenties.txt')} target="_blank" rel="noreferrer">
            {copy.licenses}
          </a>
        </p>
      )}
    </Section>
  )
}

const untilText = ({ until }: Stored) => (until === null ? copy.untilEnd : copy.until(dayInFull(dayOf(until))))

function Kept({ rows }: { rows: readonly Stored[] }) {
  const named = rows.flatMap((row) => {
    const words = copy.names[row.name]
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
      {technical > 0 && <Row title={copy.technical(technical)} text={copy.technicalText} />}
      <Row title={copy.app} text={copy.appText} />
    </List>
  )
}
