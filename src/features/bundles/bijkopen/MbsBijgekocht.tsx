import { ExtraBought } from './Bought.tsx'

/** `/mbs-bijkopen/bedankt`. */
export default function MbsBijgekocht() {
  return <ExtraBought type="data" />
}
