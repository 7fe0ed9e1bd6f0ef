import { type ReactNode, useEffect } from 'react'
import { buzz } from '#kit/ui/buzz.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Extra } from '#kit/ui/Extra.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import type { Sunlit } from './InSun.tsx'
import styles from './Thanks.module.css'

/** Decorative, so it comes after the page. */
const { Component: InSun } = preloadable(() => import('./InSun.tsx'))

type Props = {
  title: string
  intro: ReactNode
  /** The completed steps; left out for a single step. */
  steps?: readonly string[]
  /** What happens next, on a card. */
  children?: ReactNode
  to: Href | PlainPath
  button: string
  /** The goods that the customer got; they rise with the sun. */
  got?: Sunlit | undefined
  /** Something ended or is still to be paid: no celebration. */
  quiet?: true
}

/** The success page in orange, with the bird and one card. The clean layout has `Confirmed`. */
export function Thanks({ title, intro, steps, children, to, button, got, quiet }: Props) {
  useEffect(() => {
    if (!quiet) buzz()
  }, [quiet])
  return (
    <>
      <section className={styles.sky}>
        <div className={`wrap ${styles.in}`}>
          <div className={styles.words}>
            {steps && (
              <div className={styles.steps}>
                <Steps labels={steps} current={steps.length} />
              </div>
            )}
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            <p className="lead">{intro}</p>
          </div>
          <Scene name={quiet ? 'quiet' : 'success'}>
            {!quiet && got && (
              <Extra>
                <InSun>{got}</InSun>
              </Extra>
            )}
          </Scene>
        </div>
      </section>
      <div className={styles.sea}>
        <div className="wrap page">
          <div className={`stack ${styles.card}`}>
            {children && (
              <Card>
                <div className="stack">{children}</div>
              </Card>
            )}
            <ButtonLink to={to} variant="paper" wide>
              {button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
