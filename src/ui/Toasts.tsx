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

/** Most visits have no line to show. */
const { Component: Line } = preloadable(() => import('./ToastLine.tsx'))

/** Lines at the bottom. The region is there before its messages, so that they are read aloud. */
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
