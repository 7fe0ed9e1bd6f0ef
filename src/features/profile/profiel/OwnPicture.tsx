import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { copy as shared } from '#kit/copy.ts'
import { Button } from '#kit/ui/Button.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { type Crop, middle, type PictureProblem } from '#model/profile/picture.ts'
import { useKeepFocus } from '#page/useKeepFocus.ts'
import { part } from '#platform/pwa/part.ts'
import { CropPicture } from './CropPicture.tsx'
import { copy as profileCopy } from './copy.ts'

const copy = profileCopy.picture

/** Large code, which the rest of the profile does not wait for. */
const { Component: FileField } = preloadable(() => import('#kit/ui/FileField.tsx'))
/** The height of that field with its label and help. */
const FIELD_HEIGHT = '9.5rem'

const shrinking = part(() => import('./shrink.ts'))

type Props = {
  hasPicture: boolean
  chosen: (base64: string) => void
  dropped: () => void
  removed: () => void
}

/** The customer's own picture: from a file, drag and drop, or the camera. It is made smaller on the device before it is sent. */
export function OwnPicture({ hasPicture, chosen, dropped, removed }: Props) {
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** The newest request; slower, older answers are ignored. */
  const latest = useRef(0)
  useEffect(() => () => picture?.close(), [picture])
  const stay = useKeepFocus() // the button that removes goes

  async function choose(next: File | null) {
    latest.current += 1
    const own = latest.current
    setFile(next)
    setPicture(null)
    setProblem(null)
    setBusy(next !== null)
    if (next === null) return dropped()
    const opened = await opening(next)
    if (latest.current !== own) return opened && 'picture' in opened && opened.picture.close()
    setBusy(false)
    if (opened === null) return setProblem(shared.offline.blocked.server)
    if ('problem' in opened) return refuse(opened.problem)
    setPicture(opened.picture)
    await crop(opened.picture, middle)
  }

  async function crop(from: ImageBitmap, square: Crop) {
    latest.current += 1
    const own = latest.current
    const { shrink } = await shrinking() // loaded already, to open the picture
    const shrunk = await shrink(from, square)
    if (latest.current !== own) return
    if ('base64' in shrunk) chosen(shrunk.base64)
    else refuse(shrunk.problem)
  }

  function refuse(why: PictureProblem) {
    setProblem(copy.problems[why])
    setPicture(null)
    dropped()
  }

  return (
    <div className="stack" {...stay}>
      <Suspense fallback={<Skeleton width="100%" height={FIELD_HEIGHT} radius="var(--radius-md)" />}>
        <FileField
          id={id}
          name="picture"
          label={copy.label}
          help={copy.hint}
          action={copy.choose}
          camera={copy.camera}
          accept="image/*"
          file={file}
          onChange={(next) => void choose(next)}
          busy={isBusy && copy.busy}
          error={problem}
        />
      </Suspense>
      {picture && <CropPicture picture={picture} cropped={(square) => void crop(picture, square)} />}
      <div role="status" className="visually-hidden">
        {file && !isBusy && problem === null && copy.ready}
      </div>
      {hasPicture && file === null && (
        <div>
          <Button variant="outline" size="small" onPress={removed}>
            {copy.remove}
          </Button>
        </div>
      )}
    </div>
  )
}

async function opening(file: File) {
  try {
    const { openPicture } = await shrinking()
    return await openPicture(file)
  } catch {
    return null
  }
}
