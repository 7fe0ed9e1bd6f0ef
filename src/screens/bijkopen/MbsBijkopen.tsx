import { getPostpaidTopupBundles } from '../../api/contract/topup.ts'
import { Buying } from './Buying.tsx'

/** `/mbs-bijkopen`: internet on top of the bundle. */
export default function MbsBijkopen() {
  return <Buying type="data" />
}

MbsBijkopen.reads = () => [getPostpaidTopupBundles]
