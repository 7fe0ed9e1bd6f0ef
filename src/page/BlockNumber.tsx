import { provider } from '#kit/provider.ts'
import { CallLink } from './CallLink.tsx'

/** The number to call about a lost phone, the same on every page. It needs no connection of this device. */
export const BlockNumber = () => (
  <p>
    <strong className="strong">Telefoon of simkaart kwijt of gestolen?</strong> Bel <CallLink number={provider.blockNumber} />,
    dag en nacht.
  </p>
)
