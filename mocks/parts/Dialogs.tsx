import { useState } from 'react'
import { confirm, type ModalSettings, openModal } from '../../src/stores/modal.ts'
import { Button, ButtonGroup } from '../../src/ui/Button.tsx'
import { Section } from '../../src/ui/Card.tsx'

const PRICE = 100

const dialogs: readonly (Partial<ModalSettings> & { name: string })[] = [
  { name: 'Tekst', title: 'Een mededeling', body: 'Gewone tekst, met een kruis om te sluiten.' },
  {
    name: 'Niet zomaar dicht',
    title: 'Kies een van de twee',
    body: 'Hier sluiten Escape en een klik ernaast niets.',
    showFooter: true,
    showCloseButton: false,
    bgTriggerClose: false,
  },
  {
    name: 'Foutmelding',
    id: 'ErrorModal',
    title: 'Oeps! Er ging iets mis aan onze kant',
    body: 'Probeer het nog eens of neem contact op met onze klantenservice.',
    showFooter: true,
    confirmButtonLabel: 'Probeer het opnieuw',
    cancelButtonLabel: 'Sluiten',
  },
  {
    name: 'Dataplafond',
    component: 'confirm-data-cap',
    title: 'Dataplafond aanzetten?',
    data: { on: true, price: PRICE },
    showFooter: true,
    confirmButtonLabel: 'Aanzetten',
  },
  {
    name: 'Cadeau',
    component: 'unwrap-gifts',
    title: 'Pak je cadeau uit',
    data: { gift: '5 GB extra internet', until: '31 december' },
    showFooter: true,
    confirmButtonLabel: 'Uitpakken',
    cancelButtonLabel: 'Bewaar voor later',
  },
  { name: 'Cookies', component: 'cookies', title: 'Cookies' },
  { name: 'Opnieuw inloggen', component: 'login', title: 'Log opnieuw in', showFooter: true, confirmButtonLabel: 'Inloggen' },
]

/** The shared dialog and its panels. */
export function Dialogs() {
  const [answer, setAnswer] = useState('nog niets')
  const ask = () =>
    confirm({ title: 'Weet je het zeker?', body: 'Dit kun je niet terugdraaien.' }).then((sure) => setAnswer(sure ? 'ja' : 'nee'))
  const open = (settings: Partial<ModalSettings>) => openModal(settings).then(setAnswer)
  return (
    <Section title="Dialogen">
      <ButtonGroup>
        <Button variant="outline" onPress={() => void ask()}>
          Een vraag
        </Button>
        {dialogs.map(({ name, ...settings }) => (
          <Button key={name} variant="outline" onPress={() => void open(settings)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <p>
        Antwoord: <strong className="strong">{answer}</strong>
      </p>
    </Section>
  )
}
