import { useEffect } from 'react'
import { customerCopy } from '#kit/customerCopy.ts'
import { IconButton } from '#kit/ui/Button.tsx'
import { openSearch } from '#page/openSearch.ts'

/** Ctrl or ⌘ K. No shortcut is a character alone, because speech input and stray touches type those (WCAG 2.1.4). */
const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'

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
  return <IconButton icon="search" label={customerCopy.search} keys="Control+K Meta+K" onPress={openSearch} />
}
