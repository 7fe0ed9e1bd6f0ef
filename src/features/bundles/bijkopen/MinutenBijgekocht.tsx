import { ExtraBought } from './Bought.tsx'

/** `/minuten-bijkopen/bedankt`. */
export default function MinutenBijgekocht() {
  return <ExtraBought type="voice" />
}
