import { onHost } from '#kit/base.ts'
import { provider } from '#kit/provider.ts'
import { Button } from '#kit/ui/Button.tsx'
import { toast } from '../stores/toasts.ts'
import styles from './InstallCard.module.css'
import type { InstallWay } from './install.ts'
import { declineInstall, install } from './prompting.ts'

const copy = {
  title: `Zet ${provider.product} op je beginscherm`,
  body: `Dan open je ${provider.product} met één tik. Ook zonder internet zie je je laatste stand.`,
  button: 'Installeren',
  later: 'Niet nu',
  success: `Gelukt! ${provider.product} staat op je beginscherm.`,
  ios: [
    'Tik op het deel-icoon: het vierkant met de pijl omhoog. Zie je het niet? Tik dan eerst op de drie puntjes.',
    "Kies 'Zet op beginscherm' en tik op 'Voeg toe'.",
  ],
} as const

/** The invitation to install: a button where the browser supports it, two written steps on iOS. */
export default function InstallCard({ way }: { way: Exclude<InstallWay, 'none'> }) {
  async function accept() {
    if (!(await install())) return
    toast({ id: 'installed', text: copy.success, good: true })
    focusPage()
  }

  function decline() {
    declineInstall()
    focusPage()
  }

  return (
    <section className={styles.install} aria-labelledby="installeer">
      {/* Lazy: React waits for any other picture before it reveals the figures around it. */}
      <img className={styles.icon} src={onHost('/icons/app-icon.svg')} alt="" width="64" height="64" loading="lazy" />
      <div>
        <h2 className="title-card" id="installeer">
          {copy.title}
        </h2>
        {way === 'ios' ? (
          <ol className={styles.steps}>
            {copy.ios.map((step) => (
              <li key={step} className="muted small">
                {step}
              </li>
            ))}
          </ol>
        ) : (
          <p className="muted small">{copy.body}</p>
        )}
      </div>
      <div className={styles.actions}>
        {way === 'prompt' && (
          <Button variant="primary-green" size="small" onPress={() => void accept()}>
            {copy.button}
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={decline}>
          {copy.later}
        </Button>
      </div>
    </section>
  )
}

/** The card and its buttons disappear, so the focus moves to the page's heading. */
const focusPage = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
