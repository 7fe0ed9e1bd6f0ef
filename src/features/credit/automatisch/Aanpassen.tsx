import { useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Form } from '#kit/ui/Form.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { useForm } from '#kit/ui/useForm.ts'
import { euro } from '#kit/words/money.ts'
import { isSameSetting, toppedUpByChange } from '#model/credit/autoTopUp.ts'
import { getAutoTopUp, updateAutoTopUp } from '#model/credit/contract/autoTopUp.ts'
import { type AutoCreditTopUp, prepaidOverview } from '#model/overview/contract.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead } from '#platform/api/client.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { autoTopUpText } from '../aboutCredit.ts'
import { chosenSetting, dayRule, possibleChoice, type TopUpChoice, topUpChoiceOf } from './choice.ts'
import { copy } from './copy.ts'
import { Fields } from './Fields.tsx'
import { AUTO_TOP_UP_DONE, finishAutoTopUp } from './finish.ts'
import { SettingPage } from './SettingPage.tsx'
import { SettingWaiting } from './Waiting.tsx'

/** `/beltegoed-automatisch-opwaarderen/aanpassen`: changes the amount or the moment. The linked account stays. */
export default function Aanpassen() {
  return (
    <SettingPage copy={copy.change} waiting={<SettingWaiting />}>
      {(current) => <Change current={current} />}
    </SettingPage>
  )
}

Aanpassen.reads = () => [getAutoTopUp, prepaidOverview]

function Change({ current }: { current: AutoCreditTopUp }) {
  const auto = useRead(getAutoTopUp)
  const balance = useRead(prepaidOverview).balance ?? 0 // every prepaid customer has credit
  const saving = useWrite(updateAutoTopUp, { done: AUTO_TOP_UP_DONE, failed: copy.failed, refusals: copy.refusals })
  const [wanted, setWanted] = useState(() => topUpChoiceOf(current))
  const choice = possibleChoice(wanted, auto)
  const form = useForm({ dayOfMonth: wanted.dayOfMonth }, { dayOfMonth: dayRule(choice.type) })
  const setting = chosenSetting(choice, auto.bundle)
  const unchanged = isSameSetting(setting, current) ? copy.change.unchanged : null
  const isWhole = choice.type !== 'MONTHLY' || choice.dayOfMonth !== ''
  const standing = { balance, bundle: auto.bundle, days: auto.recent, today: dayOf(now()), maximum: auto.offer.maximum }
  const atOnce = unchanged === null ? toppedUpByChange(setting, standing) : 0

  function choose(changed: Partial<TopUpChoice>) {
    saving.clear()
    setWanted((before) => ({ ...before, ...changed }))
  }

  return (
    <Form review={form.review} onValid={() => void saving.run(setting, finishAutoTopUp)} refusal={saving.refusal}>
      <Fields choice={choice} change={choose} auto={auto} added={null} day={form.field('dayOfMonth')} />
      <Card className="stack">
        {isWhole && (
          <div className="stack stack--tight">
            <h2 className="title-card">{copy.change.becomes}</h2>
            <p>{autoTopUpText(setting)}</p>
            {auto.account !== null && (
              <p className="muted">
                {copy.change.from} <MaskedNumber>{auto.account}</MaskedNumber>. {copy.limit}
              </p>
            )}
          </div>
        )}
        {atOnce > 0 && (
          <Notice tone="warn">{copy.change.atOnce[setting.type === 'BUNDLE' ? 'bundle' : 'low'](euro(atOnce))}</Notice>
        )}
        <WriteButton offline={copy.offline} wide busy={saving.busy} busyLabel={copy.change.busy} blocked={unchanged}>
          {copy.change.button}
        </WriteButton>
      </Card>
    </Form>
  )
}
