import { proxy, useSnapshot } from 'valtio'

type Toast = {
  id: string
  text: string
  /** Good news, with a tick. */
  good?: true
  /** A toast with an action stays until answered; others leave after 6 s. */
  action?: { label: string; run: () => void }
  /** Runs when dismissed with "Later"; null: it cannot be dismissed. */
  later?: (() => void) | null
}

const state = proxy<{ toasts: Toast[] }>({ toasts: [] })

export const useToasts = (): readonly Toast[] => useSnapshot(state).toasts as readonly Toast[]

/** Shows a toast; an equal id replaces the earlier one. */
export function toast(next: Toast): void {
  state.toasts = [...state.toasts.filter(({ id }) => id !== next.id), next]
}

export function dismiss(id: string): void {
  state.toasts = state.toasts.filter((shown) => shown.id !== id)
}
