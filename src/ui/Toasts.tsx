import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toasts.module.css'

const STAYS_MS = 6000

type Shown = {
  id: string
  text: string
  good?: true
  action?: { label: string; run: () => void }
  later?: (() => void) | null
}

/** Lines at the bottom. The region is there before its messages, so that they are read aloud. */
export function Toasts({ toasts, dismiss }: { toasts: readonly Shown[]; dismiss: (id: string) => void }) {
  return (
    <div className={`screen-only ${styles.toasts}`} role="status" aria-label="Meldingen">
      {toasts.map((toast) => (
        <Line key={`${toast.id} ${toast.text}`} toast={toast} dismiss={() => dismiss(toast.id)}>
          {toast.action && (
            <button type="button" className={styles.action} onClick={toast.action.run}>
              {toast.action.label}
            </button>
          )}
        </Line>
      ))}
    </div>
  )
}

function Line({ toast, dismiss, children }: { toast: Shown; dismiss: () => void; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  const stays = toast.action !== undefined
  const leave = useEffectEvent(() => {
    if (!line.current?.matches(':hover, :focus-within')) dismiss()
  })
  // Leaves by itself, but not while it is being read with pointer or keyboard.
  useEffect(() => {
    if (stays) return
    const check = setInterval(() => leave(), STAYS_MS)
    return () => clearInterval(check)
  }, [stays])
  return (
    <div ref={line} className={styles.toast}>
      {!stays && <Icon name={toast.good ? 'success' : 'info'} />}
      <p>{toast.text}</p>
      {children}
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
