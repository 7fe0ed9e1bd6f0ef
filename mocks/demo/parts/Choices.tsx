import { useState } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Chips } from '#kit/ui/Chips.tsx'
import { RadioGroup } from '#kit/ui/Radio.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { Segmented } from '#kit/ui/Segmented.tsx'
import { Slider } from '#kit/ui/Slider.tsx'
import { Switch } from '#kit/ui/Switch.tsx'

const euro = (amount: number) => `€\u00a0${amount},00`

const bundles = [
  { value: '5', title: '5 GB', text: 'Appen, mailen, navigeren', price: '€\u00a07,00', level: 0.12 },
  {
    value: '20',
    title: '20 GB',
    text: 'Je gebruikt gemiddeld 17 GB',
    price: '€\u00a012,50',
    level: 0.45,
    badge: (
      <Badge tone="info" size="s">
        Nu
      </Badge>
    ),
  },
  { value: '40', title: '40 GB', text: 'Veel video onderweg', price: '€\u00a016,00', level: 0.72 },
  {
    value: 'max',
    title: 'Onbeperkt',
    price: '€\u00a022,50',
    level: 1,
    unavailable: 'Kan alleen bij een abonnement van 1 of 2 jaar.',
  },
]
const periods = [
  { value: '24', title: '2 jaar', text: 'Laagste prijs' },
  { value: '12', title: '1 jaar', text: '€\u00a0+1,50 per maand' },
  { value: '1', title: 'Per maand', unavailable: 'Niet met een telefoon' },
]
const salutations = [
  { value: 'MR', text: 'De heer' },
  { value: 'MRS', text: 'Mevrouw' },
  { value: 'NEUTRAL', text: 'Geen aanhef' },
]
const views = [
  { value: 'data', text: 'Internet' },
  { value: 'voice', text: 'Bellen' },
]
const amounts = ['10', '15', '20', '25', '50'].map((value) => ({ value, text: `€\u00a0${value}` }))

export function Choices() {
  const [bundle, setBundle] = useState('20')
  const [period, setPeriod] = useState('24')
  const [salutation, setSalutation] = useState('')
  const [checked, setChecked] = useState(true)
  const [terms, setTerms] = useState(false)
  const [sms, setSms] = useState(true)
  const [cap, setCap] = useState(false)
  const [perMonth, setPerMonth] = useState(25)
  const [view, setView] = useState('data')
  const [amount, setAmount] = useState('20')
  return (
    <>
      <div className="columns columns--half">
        <div className="stack stack--loose">
          <RadioCards section label="Internet" name="bundle" options={bundles} value={bundle} onChange={setBundle} />
          <RadioCards label="Voor hoelang?" name="period" row options={periods} value={period} onChange={setPeriod} />
        </div>
        <div className="stack stack--loose">
          <Section title="Schuif">
            <Card>
              <Slider
                name="instalment"
                label="Bedrag per maand voor je telefoon"
                value={perMonth}
                onChange={setPerMonth}
                valueText={(value) => `${euro(value)} per maand, ${euro(629 - 24 * value)} vooraf`}
                ends={['Niets per maand', `Maximaal ${euro(25)} per maand`]}
                sums={[
                  { label: 'Nu', text: euro(629 - 24 * perMonth) },
                  { label: '24 keer', text: euro(perMonth) },
                ]}
              />
            </Card>
          </Section>
          <Section title="Aan of uit">
            <Card>
              <div className="stack">
                <Switch name="sms" checked={sms} onChange={setSms} text="Gratis bij je abonnement">
                  Onbeperkt sms’en
                </Switch>
                <Switch name="cap" checked={cap} onChange={setCap}>
                  Dataplafond
                </Switch>
                <Switch name="busy" checked busy onChange={() => undefined} text="Bezig met opslaan">
                  Voicemail
                </Switch>
                <Switch name="blocked" checked={false} onChange={() => undefined} blocked="Dit kan alleen met internet.">
                  Bellen in het buitenland
                </Switch>
              </div>
            </Card>
          </Section>
        </div>
      </div>
      <div className="columns columns--half">
        <Section title="Vinkjes">
          <div>
            <Checkbox
              name="checked"
              checked={checked}
              onChange={setChecked}
              text="Dertig dagen. Doe dit niet op een toestel dat je deelt."
            >
              Onthoud mij op dit toestel
            </Checkbox>
            <Checkbox
              name="terms"
              checked={terms}
              onChange={setTerms}
              error={terms ? null : 'Ga je akkoord? Vink dan het boxje aan'}
            >
              Ik ga akkoord met de algemene voorwaarden
            </Checkbox>
            <Checkbox name="fixed" checked onChange={() => undefined} blocked="Dit hoort bij je abonnement.">
              Nummerweergave
            </Checkbox>
          </div>
        </Section>
        <Section title="Rondjes">
          <RadioGroup label="Aanhef" name="salutation" options={salutations} value={salutation} onChange={setSalutation} />
          <RadioGroup
            label="Met een fout"
            name="wrong-salutation"
            options={salutations.slice(0, 2)}
            value=""
            onChange={() => undefined}
            error="Kies een aanhef."
          />
        </Section>
      </div>
      <Section title="Weergave en snelle keuze">
        <div>
          <Segmented label="Weergave" options={views} value={view} onChange={setView} />
        </div>
        <Chips label="Bedrag" options={amounts} value={amount} onChange={setAmount} />
      </Section>
    </>
  )
}
