import { lazy, Suspense, useState } from 'react'
import { LinkError } from './link.ts'
import { copied, standInText, wholeLink } from './linkHere.ts'
import styles from './Panel.module.css'

type Outcome = 'copied' | 'copied with stand-ins' | 'too large' | 'failed' | { link: string }

const sentences = {
  copied: 'Gekopieerd. Wie de link opent, ziet precies dit.',
  'copied with stand-ins': `Gekopieerd. Wie de link opent, ziet dit. ${standInText}`,
  'too large': 'Er is te veel gebeurd voor één link. Zet de demo terug, of gebruik GET /demo/state.',
  failed: 'De demoserver antwoordt niet. Probeer het zo nog eens.',
} as const

async function share(): Promise<Outcome> {
  try {
    const { link, hasStandIns } = await wholeLink()
    if (!(await copied(link))) return { link }
    return hasStandIns ? 'copied with stand-ins' : 'copied'
  } catch (error) {
    return error instanceof LinkError ? 'too large' : 'failed'
  }
}

const ToPhone = lazy(() => import('./ToPhone.tsx'))

/** Copies a link that opens the demo in its current state, or shows it as a code for a phone. */
export function Share() {
  const [isForPhone, setForPhone] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void share().then(setOutcome)}>
        Kopieer link
      </button>
      <button type="button" className={styles.button} aria-expanded={isForPhone} onClick={() => setForPhone(!isForPhone)}>
        Naar een telefoon
      </button>
      {isForPhone && (
        <Suspense fallback={<p role="status">Even geduld.</p>}>
          <ToPhone />
        </Suspense>
      )}
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
