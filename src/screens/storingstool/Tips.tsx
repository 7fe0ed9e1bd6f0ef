import type { ReactNode } from 'react'
import { now } from '../../clock.ts'
import { changeDraft, useDraft } from '../../draft/draft.ts'
import { Link } from '../../routes/Link.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { outageCopy as copy } from './copy.ts'
import { outageDraft } from './draft.ts'
import { checksOf, type Known, tipsFor } from './known.ts'
import styles from './Storingstool.module.css'

/** What has been ruled out, and the tips. `children` are the answers to whether that helped. */
export function Tips({ known, children }: { known: Known; children: ReactNode }) {
  const { type, tried } = useDraft(outageDraft)
  const checks = type === null ? [] : checksOf(type, known, now())
  const tips = type === null ? [] : tipsFor(type, known, now())

  const mark = (tip: number, done: boolean) =>
    changeDraft(outageDraft, { tried: done ? [...tried, tip] : tried.filter((other) => other !== tip) })

  return (
    <>
      {checks.length > 0 && (
        <Section title={copy.known.title}>
          <Card>
            <ul className={styles.checks}>
              {checks.map(({ text, fine }) => (
                <li key={text} data-fine={fine}>
                  <Icon name={fine ? 'success' : 'warning'} />
                  {text}
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      )}
      <h2 className="title-section">{copy.steps.proberen}</h2>
      <Card>
        <ul>
          {tips.map((index) => (
            <li key={index}>
              <Checkbox name={`tip-${index}`} checked={tried.includes(index)} onChange={(done) => mark(index, done)}>
                {copy.tips[index]}
              </Checkbox>
            </li>
          ))}
        </ul>
      </Card>
      <p>
        <Link to="/verbruik/internet" className={`link ${styles.usage}`}>
          {copy.usage}
        </Link>
      </p>
      <h2 className="title-card">{copy.solved}</h2>
      {children}
    </>
  )
}
