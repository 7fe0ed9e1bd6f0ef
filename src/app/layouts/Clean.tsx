import { classes } from '#kit/ui/classes.ts'
import { Header } from '../header/Header.tsx'
import styles from './Clean.module.css'
import { Footer } from './Footer.tsx'
import type { LayoutProps } from './layouts.ts'

/**
 * One column with only the logo, for onboarding, number porting and cancelling. `logged-out-with-body` is the same for guests, with the
 * sky and the footer.
 */
export default function Clean({ layout, visitor, year, children }: LayoutProps) {
  const withBody = layout === 'logged-out-with-body'
  return (
    <div className={classes(styles.clean, withBody && styles.sky)}>
      <Header guest={visitor.kind === 'guest'} />
      <main className={styles.main} id="inhoud">
        {children}
      </main>
      {withBody && <Footer year={year} />}
    </div>
  )
}
