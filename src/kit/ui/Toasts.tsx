import { Suspense } from 'react'
import { Boundary } from './Boundary.tsx'
import { preloadable } from './preloadable.tsx'
import styles from './Toasts.module.css'

export type Shown = {
  id: string
  text: string
  good?: true
  action?: { label: string; run: () => void }
  later?: (() => void) | null
}

/** Lazy: most visits show no toast. */
const { Component: Line } = preloadable(() => import('./ToastLine.tsx'))

/** The toasts at the bottom. The live region must exist before its messages, or screen readers miss them. */
export function Toasts({ toasts, dismiss }: { toasts: readonly Shown[]; dismiss: (id: string) => void }) {
  return (
    <div className={`screen-only ${styles.toasts}`} role="status" aria-label="Meldingen">
      {toasts.map((toast) => (
        <Boundary key={`${toast.id} ${toast.text}`} fallback={() => <p className={styles.toast}>{toast.text}</p>}>
          <Suspense fallback={null}>
            <Line toast={toast} dismiss={() => dismiss(toast.id)} />
          </Suspense>
        </Boundary>
      ))}
    </div>
  )
}
