import { useState } from 'react'
import { Button, ButtonGroup } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { confirm, type ModalRequest, openModal } from '#platform/stores/modal.ts'

const dialogs: readonly (ModalRequest & { name: string })[] = [
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
    data: { text: 'Is je internetbundel op? Dan stopt je mobiele internet tot de volgende maand.' },
    showFooter: true,
    confirmButtonLabel: 'Aanzetten',
  },
  {
    name: 'Cadeau',
    component: 'unwrap-gifts',
    title: 'Pak je cadeau uit',
    data: { text: 'Je krijgt 5\u00a0GB extra internet. Je kunt het gebruiken tot en met 31 december.' },
    showFooter: true,
    confirmButtonLabel: 'Uitpakken',
    cancelButtonLabel: 'Bewaar voor later',
  },
  { name: 'Cookies', component: 'cookies', title: 'Cookies' },
  { name: 'Opnieuw inloggen', component: 'login', title: 'Log opnieuw in', showFooter: true, confirmButtonLabel: 'Inloggen' },
]

export function Dialogs() {
  const [answer, setAnswer] = useState('nog niets')
  const ask = () =>
    confirm({ title: 'Weet je het zeker?', body: 'Dit kun je niet terugdraaien.' }).then((sure) => setAnswer(sure ? 'ja' : 'nee'))
  const open = (settings: ModalRequest) => openModal(settings).then(setAnswer)
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
