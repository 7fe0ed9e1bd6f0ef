import { useState } from 'react'
import { messageSW } from 'workbox-window'
import { plural } from '#kit/words/plural.ts'
import type { ToWorker } from '#sw/messages.ts'
import styles from './Panel.module.css'

const sentences = {
  'no worker': 'De app is nog niet geïnstalleerd. Laad de pagina opnieuw.',
  refused: 'Deze browser staat geen meldingen toe.',
  nothing: 'Er is niets te melden. Zet eerst iets aan bij Waarschuw mij.',
} as const
const shown = (count: number) => `${plural(count, '1 melding', `${count} meldingen`)} op je scherm.`

/** Has the worker tell now what it would tell in the background, said before or not. Returns what came of it. */
async function warnNow(): Promise<string> {
  const worker = globalThis.navigator.serviceWorker?.controller
  if (!worker) return sentences['no worker']
  if ((await Notification.requestPermission()) !== 'granted') return sentences.refused
  const message: ToWorker = { type: 'SHOW_WARNINGS' }
  const count = Number(await messageSW(worker, message))
  return count === 0 ? sentences.nothing : shown(count)
}

/** Checks the customer's own warnings now: a demo cannot wait for the browser, which does so twice a day at most. */
export function Warnings() {
  const [outcome, setOutcome] = useState('')
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void warnNow().then(setOutcome)}>
        Controleer waarschuwingen nu
      </button>
      <p role="status" className={styles.dim}>
        {outcome}
      </p>
    </>
  )
}
