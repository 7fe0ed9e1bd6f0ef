import { installCard, useInvitation } from './install.ts'

/** The install card, on visits that show one. */
export function Invitation() {
  const way = useInvitation()
  return way === 'none' ? null : <installCard.Component way={way} />
}
