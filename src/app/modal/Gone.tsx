import { useEffect } from 'react'
import { answerModal } from '../../stores/modal.ts'

/** Closes a dialog whose code failed to load, because its caller waits for an answer. */
export function Gone() {
  useEffect(() => answerModal('close'), [])
  return null
}
