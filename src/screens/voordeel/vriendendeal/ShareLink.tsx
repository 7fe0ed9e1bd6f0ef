import { useRef, useState } from 'react'
import { toast } from '../../../stores/toasts.ts'
import { Button, ButtonGroup } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { memberDealCopy as copy } from './copy.ts'
import styles from './ShareLink.module.css'

const canShare = () => 'share' in navigator

/** Closing the share sheet, or pressing again while it is open, is not a failure. */
const isChoice = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

/** The personal link, to copy or share. When the browser refuses, the link is selected for copying by hand. */
export function ShareLink({ link }: { link: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isRefused, setRefused] = useState(false)

  function selectLink() {
    if (text.current) getSelection()?.selectAllChildren(text.current)
    setRefused(true)
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link)
      setRefused(false)
      toast({ id: 'copied', text: copy.copied, good: true })
    } catch {
      selectLink()
    }
  }

  async function share() {
    try {
      await navigator.share({ title: copy.heading, text: copy.shareText(link) })
    } catch (error) {
      if (!isChoice(error)) selectLink()
    }
  }

  const shares = canShare()
  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{copy.linkLabel}</h2>
        <p ref={text} className={`mono ${styles.link}`}>
          {link}
        </p>
        <div role="status">{isRefused && <Notice tone="warn">{copy.byHand}</Notice>}</div>
        <ButtonGroup>
          {shares && (
            <Button variant="primary-green" icon="share" onPress={() => void share()}>
              {copy.share}
            </Button>
          )}
          <Button variant={shares ? 'outline' : 'primary-green'} onPress={() => void copyLink()}>
            {copy.copy}
          </Button>
        </ButtonGroup>
      </div>
    </Card>
  )
}
