import * as v from 'valibot'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { Advertising, getAdvertising, updateAdvertising } from '#model/profile/contract/preferences.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { useIsPrepaid } from '#platform/session/visitor.ts'
import { messagesCopy } from './berichtenCopy.ts'
import { SaveForm } from './SaveForm.tsx'
import { SettingsPage } from './shared/SettingsPage.tsx'
import { settingsChoiceDraft, useChoice } from './useChoice.ts'

type Name = keyof Advertising
const offers = ['offersEmail', 'offersSms', 'news', 'research'] as const satisfies readonly Name[]
const advertisingDraft = settingsChoiceDraft<Advertising>('messages', v.partial(Advertising))
const none = { offersEmail: false, offersSms: false, news: false, research: false }

/** `/instellingen/gegevens/berichten-van-{provider}`: chooses messages and their channels. */
export default function Berichten() {
  return (
    <SettingsPage
      title={messagesCopy.title}
      intro={messagesCopy.intro}
      back={{ to: '/instellingen/gegevens', label: messagesCopy.back }}
    >
      <FlowColumn>
        <ReadBlock waiting={bones('26rem')}>
          <Choice />
        </ReadBlock>
      </FlowColumn>
    </SettingsPage>
  )
}

Berichten.reads = () => [getAdvertising]

function Choice() {
  const isPrepaid = useIsPrepaid()
  const saved = useRead(getAdvertising)
  const choice = useChoice(advertisingDraft, saved)
  const { values, choose } = choice
  const sms = isPrepaid ? (['usageSms'] as const) : (['usageSms', 'invoiceSms'] as const)

  const check = (name: Name) => (
    <Checkbox key={name} name={name} checked={values[name]} onChange={(on) => choose({ [name]: on })}>
      {messagesCopy.toggles[name]}
    </Checkbox>
  )

  return (
    <Card>
      <SaveForm choice={choice} operation={updateAdvertising} copy={messagesCopy.form}>
        <fieldset className="stack stack--tight">
          <legend className="title-card">{messagesCopy.groups.offers}</legend>
          {offers.map(check)}
          {offers.some((name) => values[name]) && (
            <Button variant="quiet" size="small" onPress={() => choose(none)}>
              {messagesCopy.allOff}
            </Button>
          )}
        </fieldset>
        <fieldset className="stack stack--tight">
          <legend className="title-card">{messagesCopy.groups.sms}</legend>
          {sms.map(check)}
        </fieldset>
      </SaveForm>
    </Card>
  )
}
