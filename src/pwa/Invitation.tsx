import { installCard, useInvitation } from './install.ts'

/** The install card, on a visit that has one. */
export function Invitation() {
  const way = useInvitation()
  return way === 'none' ? null : <installCard.Component way={way} />
}
