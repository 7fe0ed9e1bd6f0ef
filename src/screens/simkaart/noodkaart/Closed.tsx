import { useRef, useState } from 'react'
import { MOST_TRIES, triesLeft } from '../../../domain/emergencyCard.ts'
import { codeIn, codeProblem } from '../../../domain/secondFactor.ts'
import { type EmergencyCard, removeCard } from '../../../emergency/card.ts'
import type { Content, OpenedCard as Outcome } from '../../../emergency/open.ts'
import { headingFocus } from '../../../page/headingFocus.ts'
import { part } from '../../../pwa/part.ts'
import { confirm } from '../../../stores/modal.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { said, useForm } from '../../../ui/useForm.ts'
import { useBriefly } from '../useBriefly.ts'
import { AppCodeField } from './AppCodeField.tsx'
import { openCopy as copy } from './copy.ts'
import { Opened } from './Opened.tsx'

type Ended = 'wiped' | 'gone'
type Props<Kind extends EmergencyCard = EmergencyCard> = { card: Kind; end: (how: Ended) => void }

/** The emergency card: opened, it shows its content for one minute. Only this component holds the content. */
export function Closed({ card, end }: Props) {
  const [content, setContent] = useState<Content | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  /** Incremented when the content is hidden, so that a late answer is not shown. */
  const turn = useRef(0)

  function hide() {
    turn.current += 1
    setContent(null)
  }
  useBriefly(content !== null, (why) => {
    hide()
    if (why === 'late') close()
  })

  function close() {
    hide()
    setWasOpen(true)
    headingFocus()
  }

  async function open(how: () => Promise<Outcome>): Promise<Exclude<Outcome, { kind: 'open' }> | null> {
    setWasOpen(false)
    const own = turn.current
    const outcome = await how()
    if (outcome.kind === 'wiped' || outcome.kind === 'gone') {
      end(outcome.kind)
      headingFocus()
      return null
    }
    if (outcome.kind !== 'open') return outcome
    if (turn.current === own) setContent(outcome.content)
    return null
  }

  async function remove() {
    if (!(await confirm(copy.ask))) return
    await removeCard(card)
    end('gone')
    headingFocus()
  }

  if (content !== null) return <Opened content={content} madeAt={card.madeAt} close={close} />
  return (
    <Card>
      <div className="stack">
        <p role="status" className="small muted" hidden={!wasOpen}>
          {wasOpen && copy.closed}
        </p>
        {card.way === 'code' ? <ByCode card={card} open={open} /> : <ByDevice card={card} open={open} />}
        <Button variant="quiet" size="small" onPress={() => void remove()}>
          {copy.remove}
        </Button>
      </div>
    </Card>
  )
}

type Way<Kind extends EmergencyCard['way']> = {
  card: Extract<EmergencyCard, { way: Kind }>
  /** Returns why the card did not open; null when it is open or gone. */
  open: (how: () => Promise<Outcome>) => Promise<Exclude<Outcome, { kind: 'open' }> | null>
}

/** The cryptography loads on demand. It is cached with the app, so it works offline. */
const code = part(() => import('../../../emergency/open.ts'))

function ByCode({ card, open }: Way<'code'>) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(card.tries)
  const form = useForm({ code: '' }, { code: (text) => said(codeProblem(text), copy.code) })

  async function submit() {
    const typed = codeIn(form.values.code)
    if (typed === null || busy) return
    setBusy(true)
    setRefusal(null)
    try {
      const why = await open(async () => (await code()).openWithCode(card, typed))
      if (why?.kind === 'wrong') {
        setTries(MOST_TRIES - why.left)
        form.refuse('code', copy.code.wrong)
      } else if (why) setRefusal(copy.unsure)
    } catch {
      setRefusal(copy.missing) // the code could not be loaded, so no attempt was counted
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form review={form.review} onValid={() => void submit()} refusal={refusal} short>
      <AppCodeField
        {...form.field('code')}
        label={copy.code.label}
        help={tries === 0 ? copy.code.help : copy.code.left(triesLeft(tries))}
      />
      <Button type="submit" variant="primary-green" wide busy={busy && copy.code.busy}>
        {copy.code.button}
      </Button>
      <p className="small muted">{copy.code.forgotten}</p>
    </Form>
  )
}

function ByDevice({ card, open }: Way<'device'>) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function ask() {
    setBusy(true)
    setRefusal(null)
    try {
      const why = await open(async () => (await code()).openWithDevice(card))
      if (why) setRefusal(why.kind === 'stopped' ? copy.device.stopped : copy.device.broken)
    } catch {
      setRefusal(copy.missing)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {refusal !== null && <Notice tone="bad" title={refusal} alert />}
      <p className="muted">{copy.device.body}</p>
      <Button variant="primary-green" wide busy={busy && copy.device.busy} onPress={() => void ask()}>
        {copy.device.button}
      </Button>
    </>
  )
}
