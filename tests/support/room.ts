import type { Page } from '@playwright/test'

/**
 * What a reader would miss of the page as it is now: parts that make it wider than the window, and text that its own box cuts off. Parts
 * that scroll by themselves, or that only a screen reader meets, are left out.
 */
export const missedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A card that is not drawn yet has the size that it had before the text grew.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
    const width = document.documentElement.clientWidth
    const missed: string[] = []
    if (document.documentElement.scrollWidth > width) missed.push(`the page is ${document.documentElement.scrollWidth} wide`)
    const isUnseen = (element: Element) =>
      element.closest('.visually-hidden, .skip-link, [aria-hidden="true"], option, svg, dialog:not([open])') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // A part without width, or clipped away, is meant to be unseen.
    const isGone = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width < 2 ||
        getComputedStyle(element).clipPath !== 'none' ||
        isGone(element.parentElement))
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || isUnseen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || isGone(element)) continue
      if ((box.right > width + 1 || box.left < -1) && !scrolls(element)) missed.push(`outside: ${node.textContent}`)
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const isCutAcross = /hidden|clip/.test(overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)
        const isCutDown = /hidden|clip/.test(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)
        if (isCutAcross || isCutDown) missed.push(`cut off: ${node.textContent}`)
      }
    }
    document.adoptedStyleSheets.pop()
    return missed
  })

/** The parts that stay in sight while the page scrolls, and take room from it. */
export const stuckParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, zIndex } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isStuck = (position === 'sticky' || position === 'fixed') && width * height > 0 && element.checkVisibility()
      const isBehind = Number(zIndex) < 0 // a ground, which covers nothing
      return isStuck && !isBehind && !element.matches('dialog, .skip-link') ? [`${element.localName}.${element.className}`] : []
    }),
  )
