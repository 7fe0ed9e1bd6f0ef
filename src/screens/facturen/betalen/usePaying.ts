import { useState } from 'react'
import { useOrder } from '../../../flow/useOrder.ts'
import { payFlow } from './flow.ts'

/** The payment of this screen, and the bank that was chosen for it. */
export function usePaying() {
  const order = useOrder(payFlow, true)
  const [issuer, chooseIssuer] = useState<string | null>(null)
  return { order, issuer, chooseIssuer }
}
