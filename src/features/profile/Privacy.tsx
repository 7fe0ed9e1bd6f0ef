import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import {
  getDataRequest,
  getPrivacySettings,
  PrivacyChoice,
  type PrivacyLevel,
  settingsCrodataObfuscated,
  updatePrivacySettings,
} from '#model/profile/contract/preferences.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { choiceMade, onChoice } from '#platform/analytics/consent.ts'
import { useRead } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { confirm } from '#platform/stores/modal.ts'
import { openCookies } from '#platform/stores/openCookies.ts'
import { DeviceStorage } from './Device.tsx'
import { OwnData } from './OwnData.tsx'
import { privacyCopy } from './privacyCopy.ts'
import { SaveForm } from './SaveForm.tsx'
import { SavingSwitch } from './shared/SavingSwitch.tsx'
import styles from './shared/Settings.module.css'
import { SettingsPage } from './shared/SettingsPage.tsx'
import { settingsChoiceDraft, useChoice } from './useChoice.ts'

const cookieChoiceCopy = privacyCopy.cookies

/** `/instellingen/gegevens/privacy-instellingen`: privacy choices and the data on this device. */
export default function Privacy() {
  return (
    <SettingsPage
      title={privacyCopy.title}
      intro={privacyCopy.intro}
      back={{ to: '/instellingen/gegevens', label: privacyCopy.back }}
    >
      <div className={styles.groups}>
        <div className="stack stack--loose">
          <ReadBlock waiting={bones('33rem', '9rem')}>
            <Choice />
            <Others />
          </ReadBlock>
          <CookieChoice />
        </div>
        <div className="stack stack--loose">
          <OwnData />
          <DeviceStorage />
        </div>
      </div>
    </SettingsPage>
  )
}

Privacy.reads = () => [getUser, getPrivacySettings, getDataRequest]

const levels: readonly PrivacyLevel[] = ['none', 'analysis', 'personal']
const options = levels.map((value) => ({ value, ...privacyCopy.levels[value] }))

const privacyDraft = settingsChoiceDraft<PrivacyChoice>('privacy', v.partial(PrivacyChoice))

function Choice() {
  const { level, numberDirectory, showNumber } = useRead(getPrivacySettings)
  const saved: PrivacyChoice = { level, numberDirectory, showNumber }
  const choice = useChoice(privacyDraft, saved)
  const { values, choose } = choice

  return (
    <Card>
      <SaveForm choice={choice} operation={updatePrivacySettings} copy={privacyCopy.form}>
        <RadioCards
          section
          label={privacyCopy.levels.title}
          name="level"
          value={values.level}
          onChange={(next) => choose({ level: next as PrivacyLevel })} // the value of one of the options
          options={options}
        />
        <fieldset className="stack stack--tight">
          <legend className="title-card">{privacyCopy.number}</legend>
          <Checkbox
            name="numberDirectory"
            checked={values.numberDirectory}
            onChange={(numberDirectory) => choose({ numberDirectory })}
          >
            {privacyCopy.numberDirectory}
          </Checkbox>
          <p>
            <Link to="/instellingen/internet-en-bellen" className="link">
              {privacyCopy.showNumber}
            </Link>
          </p>
        </fieldset>
      </SaveForm>
    </Card>
  )
}

/** Whether call lists show other people's numbers. They are hidden by default. */
function Others() {
  const { obfuscated } = useRead(getPrivacySettings)
  return (
    <Section title={privacyCopy.others.title}>
      <Card>
        <SavingSwitch
          name="nummers"
          checked={obfuscated}
          ask={async (hide) => hide || confirm(privacyCopy.others.ask)}
          operation={settingsCrodataObfuscated}
          input={(hide) => ({ obfuscated: hide })}
          text={privacyCopy.others.text}
        >
          {privacyCopy.others.label}
        </SavingSwitch>
      </Card>
    </Section>
  )
}

function CookieChoice() {
  const [choice, setChoice] = useState(choiceMade)
  useEffect(() => onChoice(() => setChoice(choiceMade())), [])
  const kinds = (['analytics', 'marketing'] as const).filter((kind) => choice?.[kind])
  const chosen = kinds.length === 0 ? cookieChoiceCopy.now.necessary : kinds.map((kind) => cookieChoiceCopy.now[kind]).join(', ')
  return (
    <Section title={cookieChoiceCopy.title}>
      <Card>
        <div className={styles.beside}>
          {choice === null ? (
            <p>{cookieChoiceCopy.now.none}</p>
          ) : (
            <p>
              {cookieChoiceCopy.chosen} <span className="strong">{chosen}</span>
            </p>
          )}
          <ButtonGroup>
            <Button variant="outline" onPress={openCookies}>
              {cookieChoiceCopy.button}
            </Button>
          </ButtonGroup>
        </div>
      </Card>
    </Section>
  )
}
