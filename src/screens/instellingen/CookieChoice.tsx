import { useEffect, useState } from 'react'
import { choiceMade, onChoice } from '../../analytics/consent.ts'
import { openCookies } from '../../stores/openCookies.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { privacyCopy } from './privacyCopy.ts'
import styles from './Settings.module.css'

const copy = privacyCopy.cookies

export function CookieChoice() {
  const [choice, setChoice] = useState(choiceMade)
  useEffect(() => onChoice(() => setChoice(choiceMade())), [])
  const kinds = (['analytics', 'marketing'] as const).filter((kind) => choice?.[kind])
  const chosen = kinds.length === 0 ? copy.now.necessary : kinds.map((kind) => copy.now[kind]).join(', ')
  return (
    <Section title={copy.title}>
      <Card>
        <div className={styles.beside}>
          {choice === null ? (
            <p>{copy.now.none}</p>
          ) : (
            <p>
              {copy.chosen} <span className="strong">{chosen}</span>
            </p>
          )}
          <ButtonGroup>
            <Button variant="outline" onPress={openCookies}>
              {copy.button}
            </Button>
          </ButtonGroup>
        </div>
      </Card>
    </Section>
  )
}
