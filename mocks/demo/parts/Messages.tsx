import { Button } from '#kit/ui/Button.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { toast } from '#platform/stores/toasts.ts'
import styles from './Onderdelen.module.css'

export function Messages() {
  return (
    <>
      <Section title="Meldingen">
        <div className={styles.fields}>
          <Notice title="Goed om te weten">Je nummer stapt op 24 november over.</Notice>
          <Notice tone="good" title="Opgeslagen">
            Je nieuwe adres staat erin.
          </Notice>
          <Notice
            tone="warn"
            title="Let op"
            action={
              <Button variant="outline" size="small">
                Bekijk je contract
              </Button>
            }
          >
            Je contract loopt tot 1 maart 2027.
          </Notice>
          <Notice tone="bad" title="Oeps, daar ging iets mis">
            Probeer het even opnieuw.
          </Notice>
        </div>
        <div>
          <Button variant="outline" size="small" onPress={() => toast({ id: 'saved', text: 'Opgeslagen.', good: true })}>
            Toon een melding onderaan
          </Button>
        </div>
      </Section>
      <Section title="Uitleg die opengaat">
        <Disclosures>
          <Disclosure title="Wanneer gaat mijn nieuwe bundel in?">
            <p>Op de eerste dag van de volgende maand. Tot dan houd je de bundel die je nu hebt.</p>
          </Disclosure>
          <Disclosure title="Kan ik nog terug?" open>
            <p>Ja, je hebt 14 dagen bedenktijd.</p>
          </Disclosure>
        </Disclosures>
      </Section>
    </>
  )
}
