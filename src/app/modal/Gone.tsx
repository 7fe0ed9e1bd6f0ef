import { useEffect } from 'react'
import { answerModal, type ModalSettings } from '#platform/stores/modal.ts'

/** Closes a dialog whose code failed to load, because its caller waits for an answer. */
export function Gone({ component }: Pick<ModalSettings, 'component'>) {
  useEffect(() => answerModal('close', component), [component])
  return null
}
