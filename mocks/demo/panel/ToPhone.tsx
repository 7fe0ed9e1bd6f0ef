import { useEffect, useState } from 'react'
import { qrPath } from '#kit/qr.ts'
import { LinkError } from './link.ts'
import { type StateLink, shortLink, standInText } from './linkHere.ts'
import styles from './Panel.module.css'

/** Longer links (characters) make a code with too many modules to be read from two metres. */
const LONGEST = 700

const isThisDeviceOnly = /^(?:localhost|127\.|\[::1\])/.test(location.hostname)

/** A QR code that opens this state on a phone. */
export default function ToPhone() {
  const [made, setMade] = useState<StateLink | 'too large' | 'failed' | null>(null)
  useEffect(() => {
    shortLink().then(setMade, (error) => setMade(error instanceof LinkError ? 'too large' : 'failed'))
  }, [])
  if (made === 'failed') return <p role="alert">De demoserver antwoordt niet. Probeer het zo nog eens.</p>
  if (made === 'too large') return <p role="alert">Er is te veel gebeurd voor één link. Zet de demo terug.</p>
  if (made === null) return <p role="status">Even geduld.</p>
  const { link, hasStandIns } = made
  if (link.length > LONGEST) return <p role="status">Er is te veel gebeurd voor een QR-code. Kopieer de link.</p>
  const { path, size } = qrPath(link)
  return (
    <>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR-code van deze stand"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className={styles.dim}>{link}</p>
      {hasStandIns && <p className={styles.dim}>{standInText}</p>}
      {isThisDeviceOnly && (
        <p className={styles.dim}>
          Een telefoon bereikt {location.hostname} niet. Start met HOST=0.0.0.0 en open de demo op het adres van deze computer.
        </p>
      )}
    </>
  )
}
