import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import type { Withdrawable } from '#model/subscription/contract/withdrawal.ts'
import { LinkRow } from '#page/LinkRow.tsx'
import { type Href, href, withQuery } from '#platform/router/href.ts'
import { copy } from './copy.ts'

const icons: Record<Withdrawable['kind'], IconName> = { subscription: 'sim', phone: 'phones', change: 'data' }

const wayTo = (kind: Withdrawable['kind']): Href =>
  kind === 'subscription' ? href('/abonnement-annuleren') : withQuery('/annuleren', { wat: kind })

/** The rows of a list: the contracts that can still be withdrawn, each with its last day. */
export const OpenContracts = ({ open }: { open: readonly Withdrawable[] }) =>
  open.map(({ kind, until }) => (
    <LinkRow
      key={kind}
      to={wayTo(kind)}
      icon={icons[kind]}
      title={copy.chooser.kinds[kind]}
      text={
        <>
          {copy.chooser.until(dayInFull(until))}
          <br />
          {copy.start}
        </>
      }
      end={<Icon name="chevron-right" small />}
    />
  ))
