import type { Page } from '@playwright/test'

/** The ways in which translators change a page. `split`: a text becomes two elements. `merged`: texts beside each other become one. */
export type Translator = 'replaced' | 'split' | 'merged' | 'in place'

/** Imitates a browser's translator: every text on the page is replaced by elements that React does not know. Runs in the page. */
function translateNow(how: Translator) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  const font = (text: string) => {
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(text)
    return outer
  }
  for (const text of found) {
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || parent.closest('font, script, style')) continue
    const half = Math.ceil(text.data.length / 2)
    const following: Text[] = []
    for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) following.push(next)
    if (how === 'in place' || how === 'merged') {
      // The first of the texts that follow each other gets all their words.
      if (text.previousSibling instanceof Text) continue
      const whole = [text, ...following].map(({ data }) => data).join('')
      if (how === 'merged') text.replaceWith(font(whole))
      else if (following.length > 0) text.data = whole
      for (const next of following) {
        if (how === 'merged') next.replaceWith(font(''))
        else next.data = ''
      }
    } else if (how === 'split') text.replaceWith(font(text.data.slice(0, half)), font(text.data.slice(half)))
    else {
      // First put beside the text, as some translators do.
      text.after(font(text.data))
      text.remove()
    }
  }
}

/** Translates the page as it is. */
export const translate = (page: Page, how: Translator = 'replaced'): Promise<void> => page.evaluate(translateNow, how)

/** The text of a script that translates a page from then on: new texts at once. */
export const translator = (how: Translator): string => `(() => {
  const translate = ${String(translateNow)}
  const observer = new MutationObserver(() => {
    observer.disconnect()
    if (document.body) translate(${JSON.stringify(how)})
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
  observer.observe(document, { childList: true, subtree: true })
})()`

/** Translates a page as long as it is open. Called before the page opens. */
export async function goOnTranslating(page: Page, how: Translator = 'replaced'): Promise<void> {
  await page.addInitScript(translator(how))
}
