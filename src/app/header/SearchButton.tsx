import { useEffect } from 'react'
import { customerCopy } from '../../customerCopy.ts'
import { isModalOpen, openModal } from '../../stores/modal.ts'
import { IconButton } from '../../ui/Button.tsx'

const open = () => void openModal({ id: 'search', component: 'search', title: customerCopy.search })

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl or ⌘ K from anywhere, and a slash where nothing is typed. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  altKey ? false : ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isTyping(target)

/** Opens the search for everything. */
export function SearchButton() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isModalOpen()) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <IconButton icon="search" label={customerCopy.search} keys="Control+K Meta+K /" onPress={open} />
}
