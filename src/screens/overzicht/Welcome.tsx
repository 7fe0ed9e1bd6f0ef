import { LinkRow } from '../../page/LinkRow.tsx'
import { Section } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { listsCopy } from './listsCopy.ts'
import type { FirstStep } from './welcome.ts'

export const Welcome = ({ steps }: { steps: readonly FirstStep[] }) => (
  <Section title={listsCopy.welcome.title}>
    <List>
      {steps.map(({ icon, path, title, text }) => (
        <LinkRow key={path} to={path} icon={icon} title={title} text={text} end={<Icon name="chevron-right" small />} />
      ))}
    </List>
  </Section>
)
