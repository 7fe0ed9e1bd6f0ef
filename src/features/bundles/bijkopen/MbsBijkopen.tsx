import { getPostpaidTopupBundles } from '#model/bundles/contract/topup.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { Buying } from './Buying.tsx'

/** `/mbs-bijkopen`: buys extra data. */
export default function MbsBijkopen() {
  return <Buying type="data" />
}

MbsBijkopen.reads = () => [getPostpaidTopupBundles, postpaidOverview]
