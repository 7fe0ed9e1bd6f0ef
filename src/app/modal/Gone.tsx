import { useEffect } from 'react'
import { answerModal } from '../../stores/modal.ts'

/** Closes the dialog when its code did not come, so that nothing waits behind it. */
export function Gone() {
  useEffect(() => answerModal('close'), [])
  return null
}
