import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { Slider } from '#kit/ui/Slider.tsx'
import { type Crop, middle, mostZoom, movedBy } from '#model/profile/picture.ts'
import { copy } from './copy.ts'
import { drawSquare } from './drawSquare.ts'
import styles from './Profiel.module.css'

/** Canvas pixels; on screen it is about half as wide. */
const SIZE = 512
const STEP = 0.05
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type Props = {
  picture: ImageBitmap
  cropped: (crop: Crop) => void
}

/** Crops a picture to a square: drag or arrow keys move it, a slider zooms. */
export function CropPicture({ picture, cropped }: Props) {
  const [crop, setCrop] = useState(middle)
  /** The newest crop; keys repeat faster than React renders. */
  const newest = useRef(middle)
  const [said, setSaid] = useState('')
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ crop: Crop; x: number; y: number } | null>(null)
  const help = useId()
  const most = mostZoom(picture)

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawSquare(context, picture, crop, SIZE)
  }, [picture, crop])

  function show(next: Crop) {
    newest.current = next
    setCrop(next)
  }

  function settle(next: Crop) {
    show(next)
    cropped(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = arrows[event.key] ?? [0, 0]
    if (right === 0 && down === 0) return
    event.preventDefault()
    const next = movedBy(newest.current, picture, right, down)
    settle(next)
    setSaid(copy.picture.crop.at(Math.round(next.x * 100), Math.round(next.y * 100)))
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { crop: newest.current, x: event.clientX, y: event.clientY }
  }

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (!from.current) return
    const { width } = currentTarget.getBoundingClientRect()
    const { crop: begun, x, y } = from.current
    show(movedBy(begun, picture, (clientX - x) / width, (clientY - y) / width))
  }

  function onPointerEnd() {
    if (!from.current) return
    from.current = null
    cropped(newest.current)
  }

  return (
    <div className={styles.crop}>
      <div
        className={styles.square}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it moves with the arrow keys
        tabIndex={0}
        aria-label={copy.picture.crop.label}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <canvas ref={canvas} width={SIZE} height={SIZE} />
      </div>
      <p className="small muted" id={help}>
        {copy.picture.crop.help}
      </p>
      {most > 1 && (
        <Slider
          name="zoom"
          label={copy.picture.crop.zoom}
          min={100}
          max={Math.floor(most * 10) * 10}
          step={10}
          value={Math.round(crop.zoom * 100)}
          onChange={(percent) => settle({ ...newest.current, zoom: percent / 100 })}
          valueText={copy.picture.crop.zoomText}
          ends={copy.picture.crop.ends}
        />
      )}
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </div>
  )
}
