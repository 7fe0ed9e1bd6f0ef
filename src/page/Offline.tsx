import { Extra } from '#kit/ui/Extra.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { BlockNumber } from './BlockNumber.tsx'

const { Component: OfflineHelp } = preloadable(() => import('./OfflineHelp.tsx'))

/** Help without a connection. The number to call needs no loading, because nothing can be fetched now. */
export const Offline = () => (
  <Extra instead={<BlockNumber />}>
    <OfflineHelp />
  </Extra>
)
