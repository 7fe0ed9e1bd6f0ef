import { useEffect } from 'react'
import { customerCopy } from '../../customerCopy.ts'
import { openSearch } from '../../page/openSearch.ts'
import { IconButton } from '../../ui/Button.tsx'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Ctrl or ⌘ K from anywhere, and a slash where nothing is typed. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  altKey ? false : ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isTyping(target)

/** The loupe in the header, and its keys. */
export function SearchButton() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.documentElement.dataset.modal !== undefined) return // not over another dialog
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <IconButton icon="search" label={customerCopy.search} keys="Control+K Meta+K /" onPress={openSearch} />
}
