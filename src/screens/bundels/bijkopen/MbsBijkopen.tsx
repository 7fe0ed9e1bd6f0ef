import { postpaidOverview } from '../../../api/contract/overview.ts'
import { getPostpaidTopupBundles } from '../../../api/contract/topup.ts'
import { Buying } from './Buying.tsx'

/** `/mbs-bijkopen`: buys extra data. */
export default function MbsBijkopen() {
  return <Buying type="data" />
}

MbsBijkopen.reads = () => [getPostpaidTopupBundles, postpaidOverview]
