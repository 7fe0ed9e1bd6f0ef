import type { ReactNode } from 'react'
import { ButtonLink } from '../routes/ButtonLink.tsx'
import type { Href, PlainPath } from '../routes/href.ts'
import { Card } from '../ui/Card.tsx'
import { Scene } from '../ui/Scene.tsx'
import { Steps } from '../ui/Steps.tsx'
import styles from './Thanks.module.css'

type Props = {
  title: string
  intro: ReactNode
  /** All of them done; left out where there was only one thing to do. */
  steps?: readonly string[]
  /** On a card: what happens now. */
  children?: ReactNode
  /** One way on. */
  to: Href | PlainPath
  button: string
  /** Something has ended or is still to be paid: nothing to sing about. */
  quiet?: true
}

/** It is done (design 9 success): on orange, with the bird that calls it out, and one card on the sea. */
export function Thanks({ title, intro, steps, children, to, button, quiet }: Props) {
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
          <Scene name={quiet ? 'walk' : 'success'} />
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
