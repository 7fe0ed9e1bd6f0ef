import { useEffect, useState } from 'react'
import { qrPath } from '../../src/domain/qr.ts'
import { shortLink } from './linkHere.ts'
import styles from './Panel.module.css'

/** Longer links (characters) make a code with too many modules to be read from two metres. */
const LONGEST = 700

const isThisDeviceOnly = /^(?:localhost|127\.|\[::1\])/.test(location.hostname)

/** A QR code that opens this state on a phone. */
export default function ToPhone() {
  const [link, setLink] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    shortLink().then(setLink, () => setFailed(true))
  }, [])
  if (failed) return <p role="alert">De demoserver antwoordt niet. Probeer het zo nog eens.</p>
  if (link === null) return <p role="status">Even geduld.</p>
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
      {isThisDeviceOnly && (
        <p className={styles.dim}>
          Een telefoon bereikt {location.hostname} niet. Start met HOST=0.0.0.0 en open de demo op het adres van deze computer.
        </p>
      )}
    </>
  )
}
