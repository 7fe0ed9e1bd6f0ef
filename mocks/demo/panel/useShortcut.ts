import { useEffect, useEffectEvent } from 'react'

/** Calls `act` when this key is pressed without modifiers, wherever the focus is. */
export function useShortcut(key: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
