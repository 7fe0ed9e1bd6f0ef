import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toasts.module.css'
import type { Shown } from './Toasts.tsx'

const STAYS_MS = 6000

/** A toast. It disappears by itself unless it has an action. With the focus in it, it gives that back when it goes. */
export default function ToastLine({ toast, dismiss }: { toast: Shown; dismiss: () => void }) {
  const line = useRef<HTMLDivElement>(null)
  const stays = toast.action !== undefined
  const leave = useEffectEvent(() => {
    if (!line.current?.matches(':hover, :focus-within')) dismiss()
  })
  // Disappears by itself, but not while the pointer or the keyboard focus is on it.
  useEffect(() => {
    if (stays) return
    const check = setInterval(() => leave(), STAYS_MS)
    return () => clearInterval(check)
  }, [stays])
  useLayoutEffect(() => {
    const part = line.current
    let before: EventTarget | null = null
    part?.addEventListener('focusin', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && part.contains(relatedTarget))) before = relatedTarget
    })
    return () => {
      if (!part?.contains(document.activeElement)) return
      const there = before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>('main h1')
      there?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div ref={line} className={styles.toast}>
      {!stays && <Icon name={toast.good ? 'success' : 'info'} />}
      <p>{toast.text}</p>
      <div className={styles.buttons}>
        {toast.action && (
          <button type="button" className={styles.action} onClick={toast.action.run}>
            {toast.action.label}
          </button>
        )}
        {toast.later !== null && (
          <IconButton
            icon="close"
            label={stays ? 'Later' : 'Sluit melding'}
            onPress={() => {
              toast.later?.()
              dismiss()
            }}
          />
        )}
      </div>
    </div>
  )
}
