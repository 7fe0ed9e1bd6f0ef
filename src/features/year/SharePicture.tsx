import { type RefObject, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { saveFile } from '#kit/ui/download.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { part } from '#platform/pwa/part.ts'
import { copy } from './copy.ts'
import styles from './Jaarkaart.module.css'
import type { Picture } from './picture.ts'
import type { pictureText } from './text.ts'

const loadDrawing = part(() => import('./drawPicture.ts'))

/** The customer closed the share sheet. */
const isChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const asFile = (name: string, content: Blob | string) => new File([content], name, { type: 'image/png' })

/** Some browsers have no share sheet, or one that refuses files. */
const canShare = (): boolean => 'canShare' in navigator && navigator.canShare({ files: [asFile('jaarkaart.png', '')] })

type Props = { card: RefObject<HTMLElement | null>; picture: Picture; words: ReturnType<typeof pictureText> }

/** Shares or saves the card as a picture. It is made on the device, also without network once its code is there. */
export function SharePicture({ card, picture, words }: Props) {
  const [busy, setBusy] = useState<'share' | 'save' | null>(null)
  const [isFailed, setFailed] = useState(false)
  const name = `jaarkaart-${words.year}.png`

  async function handOver(as: 'share' | 'save') {
    if (busy !== null || !card.current) return
    setBusy(as)
    setFailed(false)
    try {
      const { drawPicture } = await loadDrawing()
      const made = await drawPicture(card.current, picture, words)
      if (as === 'save') saveFile(name, made)
      else await share(name, made)
    } catch {
      setFailed(true)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="stack stack--tight">
      {isFailed && <Notice tone="bad" title={copy.notDrawn} alert />}
      <div className={styles.actions}>
        {canShare() && (
          <Button
            variant="outline"
            icon="share"
            busy={busy === 'share'}
            busyLabel={copy.drawing}
            onPress={() => void handOver('share')}
          >
            {copy.share}
          </Button>
        )}
        <Button
          variant={canShare() ? 'quiet' : 'outline'}
          icon="download"
          busy={busy === 'save'}
          busyLabel={copy.drawing}
          onPress={() => void handOver('save')}
        >
          {copy.save}
        </Button>
      </div>
      <p className="small muted">{copy.picture.private}</p>
    </div>
  )
}

/** Opens the share sheet. Saves the picture if the browser refuses. */
async function share(name: string, made: Blob): Promise<void> {
  try {
    await navigator.share({ files: [asFile(name, made)] })
  } catch (error) {
    if (!isChoice(error)) saveFile(name, made)
  }
}
