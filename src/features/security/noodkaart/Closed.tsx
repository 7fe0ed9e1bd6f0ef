import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBriefly } from '#features/sim/shared/useBriefly.ts'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { CallLink } from '#page/CallLink.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { OpenByCode, OpenByDevice } from '#page/sealed/Opening.tsx'
import { part } from '#platform/pwa/part.ts'
import type { Box } from '#platform/sealed/box.ts'
import { removeCard } from '#platform/sealed/card.ts'
import type { Content, OpenedCard as Outcome } from '#platform/sealed/open.ts'
import { confirm } from '#platform/stores/modal.ts'
import { openCopy } from './copy.ts'

type Ended = 'wiped' | 'gone'
type Props = { card: Box; end: (how: Ended) => void }

/** The cryptography loads on demand. It is cached with the app, so it works offline. */
const opening = part(() => import('#platform/sealed/open.ts'))

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
    const wasShown = content !== null
    hide()
    if (why === 'late') close()
    else if (wasShown) headingFocus() // who comes back finds the focus on the page
  })

  function close() {
    hide()
    setWasOpen(true)
    headingFocus()
  }

  /** Returns why the card did not open; null when it is open or gone. */
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
    if (!(await confirm(openCopy.ask))) return
    await removeCard(card)
    end('gone')
    headingFocus()
  }

  if (content !== null) return <Opened content={content} madeAt={card.madeAt} close={close} />
  return (
    <Card>
      <div className="stack">
        <p role="status" className="small muted" hidden={!wasOpen}>
          {wasOpen && openCopy.closed}
        </p>
        {card.way === 'code' ? (
          <OpenByCode
            tries={card.tries}
            words={openCopy.code}
            attempt={(typed) => open(async () => (await opening()).openWithCode(card, typed))}
          />
        ) : (
          <OpenByDevice words={openCopy.device} attempt={() => open(async () => (await opening()).openWithDevice(card))} />
        )}
        <Button variant="quiet" size="small" onPress={() => void remove()}>
          {openCopy.remove}
        </Button>
      </div>
    </Card>
  )
}

/** The content of the card. It takes the focus, because the field or button that opened it is gone. */
function Opened({ content, madeAt, close }: { content: Content; madeAt: number; close: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card" tabIndex={-1} ref={heading}>
          {openCopy.open.title}
        </h2>
        <Facts>
          <Fact term={openCopy.open.puk}>
            <Digits>{content.puk}</Digits>
          </Fact>
          <Fact term={openCopy.open.customerNumber}>
            <Digits>{content.customerNumber}</Digits>
          </Fact>
          <Fact term={openCopy.open.blockNumber}>
            <CallLink number={content.blockNumber} />
          </Fact>
        </Facts>
        <p role="status" className="small muted">
          {openCopy.open.shown}
        </p>
        <p className="small muted">{openCopy.open.madeOn(dayInFull(dayOf(madeAt)))}</p>
        <Button variant="outline" icon="eye-off" onPress={close}>
          {openCopy.open.hide}
        </Button>
      </div>
    </Card>
  )
}

const Digits = ({ children }: { children: ReactNode }) => (
  <span className="mono strong" translate="no">
    {children}
  </span>
)
