import { type ReactNode, useEffect, useRef } from 'react'
import { dayOf } from '#kit/dates.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { CallLink } from '#page/CallLink.tsx'
import type { Content } from '#platform/sealed/open.ts'
import { openCopy } from './copy.ts'

const copy = openCopy.open

/** The content of the card. It takes the focus, because the field or button that opened it is gone. */
export function Opened({ content, madeAt, close }: { content: Content; madeAt: number; close: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card" tabIndex={-1} ref={heading}>
          {copy.title}
        </h2>
        <Facts>
          <Fact term={copy.puk}>
            <Digits>{content.puk}</Digits>
          </Fact>
          <Fact term={copy.customerNumber}>
            <Digits>{content.customerNumber}</Digits>
          </Fact>
          <Fact term={copy.blockNumber}>
            <CallLink number={content.blockNumber} />
          </Fact>
        </Facts>
        <p role="status" className="small muted">
          {copy.shown}
        </p>
        <p className="small muted">{copy.madeOn(dayInFull(dayOf(madeAt)))}</p>
        <Button variant="outline" icon="eye-off" onPress={close}>
          {copy.hide}
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
