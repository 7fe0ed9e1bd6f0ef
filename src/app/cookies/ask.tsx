import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { usePathname } from 'wouter/use-browser-location'
import { classes } from '#kit/ui/classes.ts'
import { onResize } from '#kit/ui/onResize.ts'
import { choiceMade, choose, onChoice } from '#platform/analytics/consent.ts'
import { collapsed, isFlow } from '#platform/router/find.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { openCookies } from '#platform/stores/openCookies.ts'
import { CookieAnswers } from './Answers.tsx'
import styles from './Cookies.module.css'
import { cookiesCopy } from './copy.ts'

/** A separate root, so that visitors who have chosen load none of this code. */
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Sheet />)

/**
 * Asks for cookie consent at the first visit. The sheet is not modal: it holds no focus, shifts nothing, and the page scrolls fully above
 * it. A flow has its own button at the bottom of a phone, so there the question waits for the next screen.
 */
function Sheet() {
  const path = usePathname()
  const [isAsked, setAsked] = useState(() => choiceMade() !== null)
  useEffect(() => onChoice(() => setAsked(choiceMade() !== null)), [])
  if (isAsked || isFlow(collapsed(path))) return null
  return <Asking />
}

function Asking() {
  const sheet = useRef<HTMLElement>(null)
  const hasTabBar = useVisitor().kind !== 'guest'

  // The page reserves room for the sheet.
  useEffect(() => {
    const [shown, page] = [sheet.current, document.documentElement]
    if (!shown) return
    const stop = onResize(shown, () => page.style.setProperty('--asking-height', `${shown.offsetHeight}px`))
    page.dataset.asking = ''
    return () => {
      stop()
      delete page.dataset.asking
      setTimeout(keepFocus)
    }
  }, [])

  return (
    <section ref={sheet} className={classes('screen-only', styles.sheet, hasTabBar && styles.above)} aria-labelledby="cookies">
      <div className={styles.question}>
        <h2 id="cookies" className="strong">
          {cookiesCopy.question}
        </h2>
        <button type="button" className="link" onClick={openCookies}>
          {cookiesCopy.settings}
        </button>
      </div>
      <p className={styles.body}>{cookiesCopy.body}</p>
      <CookieAnswers save={choose} small />
    </section>
  )
}

/** The focused element is gone, so the focus returns to the screen. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
