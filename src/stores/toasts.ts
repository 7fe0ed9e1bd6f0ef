import { proxy, useSnapshot } from 'valtio'

export type Toast = {
  id: string
  text: string
  /** Good news gets a tick. */
  good?: true
  /** With an action it stays until answered; without, it leaves after 6 s. */
  action?: { label: string; run: () => void }
  /** It is sent away with "Later"; null: it cannot be. */
  later?: (() => void) | null
}

const state = proxy<{ toasts: Toast[] }>({ toasts: [] })

export const useToasts = (): readonly Toast[] => useSnapshot(state).toasts as readonly Toast[]

/** Shows a line at the bottom; the same id replaces the one that is there. */
export function toast(next: Toast): void {
  state.toasts = [...state.toasts.filter(({ id }) => id !== next.id), next]
}

export function dismiss(id: string): void {
  state.toasts = state.toasts.filter((shown) => shown.id !== id)
}
