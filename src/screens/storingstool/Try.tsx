import { now } from '../../clock.ts'
import { areaOf, hasPlace } from '../../domain/outage.ts'
import { changeDraft, useDraft } from '../../flow/draft.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { navigate } from '../../routes/location.tsx'
import { toast } from '../../stores/toasts.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { outageCopy as copy } from './copy.ts'
import { choiceDraft, finish, placeDraft } from './draft.ts'
import { checksOf, type Known, tipsFor } from './known.ts'
import { Outcome } from './Outcome.tsx'
import styles from './Storingstool.module.css'
import type { Way } from './steps.ts'

/** Step 3: whether it is known, what is not wrong, and what customers can do themselves. Works without network. */
export function Try({ known, next, back }: Way & { known: Known }) {
  const { type, tried } = useDraft(choiceDraft)
  const { zipCode } = useDraft(placeDraft)
  const checks = type === null ? [] : checksOf(type, known, now())
  const tips = type === null ? [] : tipsFor(type, known, now())
  const area = type !== null && hasPlace(type) ? areaOf(zipCode) : null

  const mark = (tip: number, done: boolean) =>
    changeDraft(choiceDraft, { tried: done ? [...tried, tip] : tried.filter((other) => other !== tip) })

  const report = (outage: string | null) => {
    changeDraft(placeDraft, { outage })
    next()
  }

  const solved = () => {
    finish()
    navigate(href('/'))
    toast({ id: 'solved', text: copy.works, good: true })
  }

  return (
    <>
      {area !== null && <Outcome area={area} follow={report} />}
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
        <Link to={href('/verbruik/internet')} className={`link ${styles.usage}`}>
          {copy.usage}
        </Link>
      </p>
      <h2 className="title-card">{copy.solved}</h2>
      <ButtonGroup>
        <Button variant="primary-green" onPress={() => report(null)}>
          {copy.solvedNo}
        </Button>
        <Button variant="outline" onPress={solved}>
          {copy.solvedYes}
        </Button>
        <Button variant="quiet" onPress={back}>
          {copy.buttons.back}
        </Button>
      </ButtonGroup>
    </>
  )
}
