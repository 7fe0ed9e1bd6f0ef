import { useIsPrepaid } from '#platform/session/visitor.ts'
import { findCopy } from './copy.ts'
import { ListPage } from './ListPage.tsx'
import { shopReads } from './reads.ts'

/** `/verlengen/telefoons`: the front page of the shop. */
export default function Telefoons() {
  const { heading, intro } = useIsPrepaid() ? findCopy.listPrepaid : findCopy.list
  return <ListPage isFront scope={{ kind: 'all' }} title={heading} intro={intro} />
}

Telefoons.reads = shopReads
