import { useState } from 'react'
import { pathHere } from '../../src/base.ts'
import { state } from './control.ts'
import { copied } from './copied.ts'
import { LinkProblem, packed } from './link.ts'
import styles from './Panel.module.css'

type Outcome = 'copied' | 'too large' | 'failed' | { link: string }

const sentences = {
  copied: 'Gekopieerd. Wie de link opent, ziet precies dit.',
  'too large': 'Er is te veel gebeurd voor één link. Zet de demo terug, of gebruik GET /demo/state.',
  failed: 'De demoserver antwoordt niet. Probeer het zo nog eens.',
} as const

async function linkHere(): Promise<string> {
  const path = pathHere() + location.search
  return `${location.origin}/demo/link#${await packed({ path, state: await state() })}`
}

async function share(): Promise<Outcome> {
  try {
    const link = await linkHere()
    return (await copied(link)) ? 'copied' : { link }
  } catch (error) {
    return error instanceof LinkProblem ? 'too large' : 'failed'
  }
}

/** Copies a link that opens the demo in its current state. */
export function Share() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void share().then(setOutcome)}>
        Kopieer link
      </button>
      <p role="status" className={styles.dim}>
        {typeof outcome === 'string' && sentences[outcome]}
      </p>
      {typeof outcome === 'object' && outcome && (
        <input
          type="url"
          readOnly
          aria-label="Link naar deze stand"
          value={outcome.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
