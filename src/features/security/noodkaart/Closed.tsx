import { useRef, useState } from 'react'
import { ByCode, ByDevice } from '#features/sim/shared/Opening.tsx'
import { useBriefly } from '#features/sim/shared/useBriefly.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { headingFocus } from '#page/headingFocus.ts'
import { part } from '#platform/pwa/part.ts'
import type { Box } from '#platform/sealed/box.ts'
import { removeCard } from '#platform/sealed/card.ts'
import type { Content, OpenedCard as Outcome } from '#platform/sealed/open.ts'
import { confirm } from '#platform/stores/modal.ts'
import { openCopy as copy } from './copy.ts'
import { Opened } from './Opened.tsx'

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
        {card.way === 'code' ? (
          <ByCode
            tries={card.tries}
            words={copy.code}
            attempt={(typed) => open(async () => (await opening()).openWithCode(card, typed))}
          />
        ) : (
          <ByDevice words={copy.device} attempt={() => open(async () => (await opening()).openWithDevice(card))} />
        )}
        <Button variant="quiet" size="small" onPress={() => void remove()}>
          {copy.remove}
        </Button>
      </div>
    </Card>
  )
}
