import { Bought } from './Bought.tsx'

/** `/minuten-bijkopen/bedankt`. */
export default function MinutenBijgekocht() {
  return <Bought type="voice" />
}
