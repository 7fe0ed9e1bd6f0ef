import { useRef } from 'react'
import { now as clock } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import drawings from '#kit/ui/art/drawings.svg?no-inline'
import { Card, Section } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { monthText } from '#kit/words/dateText.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { readingOf } from '#model/operation.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { factsOf } from '#model/visitor.ts'
import { getYear, type Year } from '#model/year/contract.ts'
import { cardYearOn, nextCardOn, type YearFacts, yearFacts } from '#model/year/year.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useOptionalRead } from '#page/useOptionalRead.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { useVisitor } from '#platform/session/visitor.ts'
import { BetterBundles, BetterPrepaid, betterReads } from './Better.tsx'
import { copy } from './copy.ts'
import styles from './Jaarkaart.module.css'
import { type Picture, pictureOf } from './picture.ts'
import { SharePicture } from './SharePicture.tsx'
import { cardText, incompleteText, pictureText, yearText } from './text.ts'

/** `/jaarkaart`: the year on one card, and what would have cost less. */
export default function Jaarkaart() {
  const from = useReadState(getYear).value?.from ?? cardYearOn(dayOf(clock()))
  return (
    <div className="wrap page">
      <PageHead title={copy.title(yearText({ from }))} intro={copy.intro} />
      <ReadBlock waiting={bones('22rem', '12rem')} failedText={copy.failed} offlineText={copy.offline}>
        <Known />
      </ReadBlock>
    </div>
  )
}

Jaarkaart.reads = ({ prepaid }: AccessFacts) => [getYear, ...betterReads(prepaid)]

function Known() {
  const year = useRead(getYear)
  const today = dayOf(clock())
  const prepaid = factsOf(useVisitor())?.prepaid ?? false
  const subscription = useOptionalRead(!prepaid, getPostpaidSubscription)
  const facts = yearFacts(year, today)
  if (!facts) return <Notice title={copy.none.title}>{copy.none.text(monthText(nextCardOn(today)))}</Notice>
  const notes = incompleteText(facts, today, !!subscription && hasStopped(subscription.cancelSubscriptionStatus))
  return (
    <div className="stack stack--loose">
      <Postcard year={year} facts={facts} notes={notes} />
      <Section title={copy.better.title}>
        <Card className={classes('stack', styles.better)}>
          <ReadBlock reads={betterReads(prepaid).map(readingOf)} waiting={bones('4rem')} failedText={copy.better.failed}>
            {prepaid ? <BetterPrepaid months={year.months} /> : <BetterBundles months={year.months} />}
          </ReadBlock>
        </Card>
      </Section>
    </div>
  )
}

function Postcard({ year, facts, notes }: { year: Year; facts: YearFacts; notes: readonly string[] }) {
  const card = useRef<HTMLDivElement>(null)
  const picture = pictureOf(year.months)
  const words = pictureText(facts)
  const [sentence, ...more] = cardText(facts, year)
  return (
    <Card className={styles.card}>
      <div ref={card} className={styles.picture} aria-hidden="true">
        <Drawing {...picture} />
        <span className={styles.greetings}>
          {words.greetings}
          <span className={styles.year}>{words.year}</span>
        </span>
        <svg className={styles.stamp} viewBox="0 -30 212 184">
          <use href={`${drawings}#animal-top`} />
        </svg>
      </div>
      <div className={styles.words}>
        <p className="lead">{sentence}</p>
        <p>{more.join(' ')}</p>
        {notes.length > 0 && <p className="small muted">{notes.join(' ')}</p>}
        <SharePicture card={card} picture={picture} words={words} />
      </div>
    </Card>
  )
}

/** The months as the brand draws what is left of a bundle. Decorative: the sentences tell the same. */
const Drawing = ({ wide, high, area, line, texture }: Picture) => (
  <svg className={styles.water} viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none">
    <path className={styles.area} d={area} />
    <path className={styles.texture} d={texture} />
    <path className={styles.line} d={line} />
  </svg>
)
