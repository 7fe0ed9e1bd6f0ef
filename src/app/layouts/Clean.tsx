import type { LayoutProps } from '../../routes/layouts.ts'
import { classes } from '../../ui/classes.ts'
import { Header } from '../header/Header.tsx'
import styles from './Clean.module.css'
import { Footer } from './Footer.tsx'

/**
 * One column and only the logo, for what wants all attention: onboarding, number porting, leaving (spec 2 layouts). For guests the same
 * on the sky, with the footer: logged-out-with-body.
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
