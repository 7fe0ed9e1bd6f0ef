import { useRef, useState } from 'react'
import { copy as shared } from '../../copy.ts'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { profileCopy } from './copy.ts'

const copy = profileCopy.picture

type Props = {
  id: string
  hasPicture: boolean
  chosen: (base64: string) => void
  /** The file that was chosen here is not wanted after all. */
  dropped: () => void
  removed: () => void
  error: string | null
}

/** A picture of the customer's own: a file, one that is dropped, or the camera of a phone. It is made smaller here, before anything is sent. */
export function OwnPicture({ id, hasPicture, chosen, dropped, removed, error }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef<File | null>(null)

  async function choose(next: File | null) {
    latest.current = next
    setFile(next)
    setProblem(null)
    if (next === null) return dropped()
    setBusy(true)
    const shrunk = await shrinkFile(next)
    if (latest.current !== next) return
    setBusy(false)
    if (shrunk === null) return setProblem(shared.offline.blocked.server)
    if ('problem' in shrunk) {
      setProblem(copy.problems[shrunk.problem])
      dropped()
    } else chosen(shrunk.base64)
  }

  return (
    <div className="stack">
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
        error={problem ?? error}
      />
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

/** What it takes is fetched when it is wanted; null when that does not come. */
async function shrinkFile(file: File) {
  try {
    const { shrink } = await import('./shrink.ts')
    return await shrink(file)
  } catch {
    return null
  }
}
