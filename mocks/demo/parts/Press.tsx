import { useState } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button, ButtonGroup, IconButton } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import styles from './Onderdelen.module.css'

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
          <Badge tone="accent">Bijna eb</Badge>
          <Badge tone="env">acceptatie</Badge>
        </div>
      </Section>
    </>
  )
}
