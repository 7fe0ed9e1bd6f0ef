import { findCopy } from './copy.ts'
import { ListPage } from './ListPage.tsx'
import { reads } from './reads.ts'

/** `/verlengen/telefoons`: the front page of the shop. */
export default function Telefoons() {
  return <ListPage isFront scope={{ kind: 'all' }} title={findCopy.list.heading} intro={() => findCopy.list.intro} />
}

Telefoons.reads = reads
