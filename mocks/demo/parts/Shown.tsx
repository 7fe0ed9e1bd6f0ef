import { Avatar } from '#kit/ui/Avatar.tsx'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Level } from '#kit/ui/Level.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { Table } from '#kit/ui/Table.tsx'
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

export function Shown() {
  return (
    <>
      <div className="columns columns--half">
        <Section title="Lijst">
          <List>
            <Row icon="data" title="Internet" text="Nog 10 dagen" amount={'8,4\u00a0GB'} meter={<Level part={0.42} />} />
            <Row icon="invoices" title="November 2026" text="Wordt 1 december afgeschreven" amount={'€\u00a018,50'} />
            <Row icon="sim" title="Simkaart" text="Eindigt op 4821" end={<Badge tone="good">Actief</Badge>} />
          </List>
        </Section>
        <Section title="Gegevens">
          <Card>
            <Facts>
              <Fact term="40 GB, 2 jaar">{'€\u00a016,00'}</Fact>
              <Fact term="120 minuten">{'€\u00a06,00'}</Fact>
              <Fact term="Onbeperkt sms’en">Gratis</Fact>
              <Fact term="Je betaalt van deze rekening">NL04 WADB 9000 0000 01</Fact>
              <Fact term="Per maand" total>
                {'€\u00a022,00'}
              </Fact>
            </Facts>
          </Card>
          <div className="cluster">
            <Avatar name="female" />
            <Avatar name="globe" medium />
            <Avatar name="" medium />
          </div>
          <Numbered steps={['Zet je telefoon uit.', 'Tel tot tien, en haal adem.', 'Zet hem weer aan.']} />
        </Section>
      </div>
      <Card flush>
        <Table
          title="Verbruik per dag"
          text="De laatste drie dagen"
          columns={['Dag', 'Nederland', 'EU', 'Kosten']}
          rows={[
            { key: '20', cells: ['vandaag', '120 MB', '0 MB', '€\u00a00,00'], isNow: true },
            { key: '19', cells: ['do 19 nov', '840 MB', '12 MB', '€\u00a00,00'] },
            { key: '18', cells: ['wo 18 nov', '310 MB', '0 MB', '€\u00a00,00'] },
          ]}
        />
      </Card>
    </>
  )
}
