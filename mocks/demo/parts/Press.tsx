import { useState } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button, ButtonGroup, IconButton } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Level } from '#kit/ui/Level.tsx'
import { Progress } from '#kit/ui/Progress.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { Steps } from '#kit/ui/Steps.tsx'
import styles from './Onderdelen.module.css'

const flow = ['Kiezen', 'Bevestigen', 'Klaar!']
const phoneOrder = ['Kiezen', 'Inkomen en lasten', 'Legitimatie', 'Controleren', 'Klaar!']

export function Progressing() {
  return (
    <div className="columns columns--half">
      <Section title="Voortgang">
        <div className="stack">
          <Steps labels={flow} current={0} />
          <Steps labels={flow} current={1} />
          <Steps labels={flow} current={3} />
          <Steps labels={phoneOrder} current={1} />
        </div>
        <Card>
          <div className="stack">
            <Progress label="Profielfoto uploaden" part={0.64} text={'64\u00a0%'} />
            <Progress label="Bestelling versturen" />
          </div>
        </Card>
      </Section>
      <Section title="Peil en laden">
        <Card>
          <div className="stack">
            {levels.map(([label, part, text]) => (
              <div key={label}>
                <p className="split">
                  <span>{label}</span>
                  <span className="num">{text}</span>
                </p>
                <Level part={part} />
              </div>
            ))}
          </div>
        </Card>
        <div className="cluster">
          <Spinner />
          <Spinner small silent />
          <span className="muted">32 en 20</span>
        </div>
        <div className={styles.bones} aria-hidden="true">
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton width="100%" height="4.5rem" radius="var(--radius-lg)" />
        </div>
      </Section>
    </div>
  )
}

const levels = [
  ['Gewoon', 0.42, '8,4\u00a0GB'],
  ['Laag, 10% of minder', 0.06, '120\u00a0MB'],
  ['Op', 0, '0\u00a0MB'],
] as const

export function Press() {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Section title="Knoppen">
        <div className="cluster">
          <Button variant="primary-green">Groen</Button>
          <Button>Inkt</Button>
          <Button variant="outline">Lijn</Button>
          <Button variant="quiet">Stil</Button>
          <Button variant="danger">Opzeggen</Button>
          <span className={styles.sea}>
            <Button variant="paper">Papier</Button>
          </span>
        </div>
        <div className="cluster">
          <Button variant="primary-green" size="small">
            Small
          </Button>
          <Button size="small">Small</Button>
          <Button variant="outline" size="small" icon="download">
            Met icoon
          </Button>
          <Button variant="quiet" size="small">
            Small
          </Button>
          <IconButton icon="close" label="Sluiten" onPress={() => undefined} />
          <IconButton icon="refresh" label="Vernieuwen (kan nu niet)" onPress={() => undefined} isDisabled />
        </div>
        <div className="cluster">
          <Button variant="primary-green" busy="Bezig met opslaan">
            Opslaan
          </Button>
          <Button variant="outline" size="small" busy="Bezig met downloaden" icon="download">
            Downloaden
          </Button>
          <Button variant="primary-green" blocked="Je bent offline. Dit kan alleen met internet.">
            Betalen
          </Button>
        </div>
        <ButtonGroup>
          <Button variant="primary-green" busy={busy} busyLabel="Bezig met bevestigen" onPress={() => setBusy(true)}>
            Bevestigen
          </Button>
          <Button variant="outline" onPress={() => setBusy(false)}>
            Annuleren
          </Button>
        </ButtonGroup>
      </Section>

      <Section title="Badges">
        <div className="cluster">
          <Badge tone="good" size="xs">
            Extra small
          </Badge>
          <Badge tone="good" size="s">
            Small
          </Badge>
          <Badge tone="good">Medium</Badge>
          <Badge tone="good" size="l">
            Large
          </Badge>
        </div>
        <div className="cluster">
          <Badge>Uit</Badge>
          <Badge tone="good">Betaald</Badge>
          <Badge tone="warn">Nog te betalen</Badge>
          <Badge tone="bad">Niet betaald</Badge>
          <Badge tone="info">Nu</Badge>
          <Badge tone="accent">Bijna op</Badge>
          <Badge tone="env">acceptatie</Badge>
        </div>
      </Section>
    </>
  )
}
