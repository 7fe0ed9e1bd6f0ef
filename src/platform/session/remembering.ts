import { noteRememberedEverywhere } from '../storage/owned.ts'
import { rememberingChosen } from './binding.ts'
import { choices, save } from './lastKnown.ts'
import { rowIn } from './machine.ts'
import { dispatch } from './session.ts'
import { session } from './visitor.ts'

/** Changes whether the signed-in customer is remembered on this device. */
export async function chooseRemembered(remembered: boolean): Promise<void> {
  dispatch(rememberingChosen, remembered)
  choices?.postMessage(remembered)
  await Promise.all([save(), noteRememberedEverywhere(remembered)])
}

/** True when the signed-in customer is remembered on this device. */
export const isRemembered = (): boolean => rowIn(session())?.remembered ?? false
