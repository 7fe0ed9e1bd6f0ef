import { customerCopy } from '../../customerCopy.ts'
import { endSession } from '../../session/session.ts'
import { chooseTheme, useTheme } from '../../theme.ts'
import { Button, ButtonGroup } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { settingsCopy } from './copy.ts'

const copy = settingsCopy.app
const looks = (['device', 'light', 'dark'] as const).map((value) => ({ value, text: copy.looks[value] }))

export function AppSettings() {
  const theme = useTheme()
  return (
    <Section title={copy.title}>
      <Card>
        <div className="stack">
          <div id="weergave" tabIndex={-1}>
            <h3 className="strong">{copy.look}</h3>
            <p className="small muted">{copy.lookText}</p>
          </div>
          <Segmented
            label={copy.look}
            options={looks}
            value={theme ?? 'device'}
            onChange={(look) => chooseTheme(look === 'device' ? null : look)}
          />
        </div>
      </Card>
      <div id="uitloggen" tabIndex={-1}>
        <ButtonGroup>
          <Button variant="outline" icon="log-out" onPress={() => void endSession('customer')}>
            {customerCopy.logout}
          </Button>
        </ButtonGroup>
      </div>
    </Section>
  )
}
