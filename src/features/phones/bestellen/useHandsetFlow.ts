import { useLayoutEffect } from 'react'
import { getHandsetDevice, getHandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { instalmentOf, needsCreditCheck, sliderMaxOf, sliderValueOf } from '#model/phones/instalment.ts'
import { variantIn } from '#model/phones/phoneSpec.ts'
import { progressOf } from '#page/flow/flow.ts'
import { useFlow } from '#page/flow/useFlow.ts'
import { useReadState } from '#platform/api/client.ts'
import { href, pathOf } from '#platform/router/href.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { type OrderOffer, phoneChoiceOf } from './choice.ts'
import { copy } from './copy.ts'
import { type HandsetDraft, handsetDraft } from './draft.ts'
import { type CHECK, CHOOSE, handsetFlow, IDENTITY, INCOME } from './flow.ts'

export type PhoneParams = { brand: string; name: string; spec: string }
type HandsetStep = typeof CHOOSE | typeof INCOME | typeof IDENTITY | typeof CHECK

const names = [
  [CHOOSE, copy.back.choose],
  [INCOME, copy.back.income],
  [IDENTITY, copy.back.identity],
] as const

/** The order flow for the phone in the address. A draft of another phone is ignored. */
export function useHandsetFlow(path: HandsetStep) {
  const params: PhoneParams = useAddress('/verlengen/telefoons/:brand/:name/:spec')
  const { brand, name, spec } = params
  const phone = `${brand}/${name}/${spec}`
  const flow = useFlow(handsetFlow, path, params)
  const isOther = flow.draft.phone !== null && flow.draft.phone !== phone
  const [, previous] = names.find(([step]) => pathOf(step, params) === flow.back.to) ?? []
  const back = previous
    ? { to: flow.back.to, label: previous }
    : { to: href('/verlengen/telefoons/:brand/:name', { brand, name }), label: copy.back.device }
  // The chosen amount needs no check: continue with the next step.
  const isPast = path === INCOME && !isOther && flow.draft.chosen && !flow.draft.asks
  const draft = isOther ? handsetDraft.blank() : flow.draft
  const asks = useAsks(params, draft)
  return {
    ...flow,
    params,
    back,
    draft,
    // On the choice step, the progress follows the amount that is being chosen.
    progress: path === CHOOSE ? progressOf(handsetFlow, { ...draft, asks }, path) : flow.progress,
    elsewhere: isPast ? pathOf(IDENTITY, params) : isOther && path !== CHOOSE ? pathOf(CHOOSE, params) : flow.elsewhere,
    set: (change: Partial<HandsetDraft>) => flow.set({ ...(isOther && handsetDraft.blank()), ...change, phone }),
  }
}

/** Whether income is checked at the current amount. Until the phone has loaded, the draft's value. */
function useAsks({ name, spec }: PhoneParams, { monthly, adjusted, asks }: HandsetDraft): boolean {
  const phone = useReadState(getHandsetDevice, { name }).value
  const portfolio = useReadState(getHandsetPortfolio).value
  const variant = phone && variantIn(phone, spec)
  if (!variant || !portfolio) return asks
  const { costs } = variant.storage
  return needsCreditCheck(instalmentOf(costs, sliderValueOf(monthly, sliderMaxOf(costs, null))), portfolio, adjusted)
}

/** Whether income is checked depends on the current offer: a new limit or price can change the steps. */
export function useAsked(offer: OrderOffer, draft: HandsetDraft, set: (change: Partial<HandsetDraft>) => void): void {
  const { needs } = phoneChoiceOf(offer, draft)
  const isOther = draft.chosen && needs !== draft.asks
  useLayoutEffect(() => {
    if (isOther) set({ asks: needs })
  })
}
