import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toasts.module.css'
import type { Shown } from './Toasts.tsx'

const STAYS_MS = 6000

/** A toast. It disappears by itself unless it has an action. */
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
  return (
    <div ref={line} className={styles.toast}>
      {!stays && <Icon name={toast.good ? 'success' : 'info'} />}
      <p>{toast.text}</p>
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
  )
}
