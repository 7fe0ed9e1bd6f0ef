import { findCopy } from './copy.ts'
import { ListPage } from './ListPage.tsx'

/** `/verlengen/telefoons`: the front of the shop. */
export default function Telefoons() {
  return <ListPage isFront scope={{ kind: 'all' }} title={findCopy.list.heading} intro={() => findCopy.list.intro} />
}
