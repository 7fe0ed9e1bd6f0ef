import { Avatar } from '#kit/ui/Avatar.tsx'
import { Badge } from '#kit/ui/Badge.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Level } from '#kit/ui/Level.tsx'
import { List, Row } from '#kit/ui/List.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { Table } from '#kit/ui/Table.tsx'

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
          <Numbered steps={['Zet je telefoon uit.', 'Tel tot tien, en kijk naar het water.', 'Zet hem weer aan.']} />
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
