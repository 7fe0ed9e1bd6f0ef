import { Bought } from './Bought.tsx'

/** `/mbs-bijkopen/bedankt`. */
export default function MbsBijgekocht() {
  return <Bought type="data" />
}
