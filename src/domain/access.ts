import { type Answer, all, any } from './answer.ts'

/** What is known about the customer, derived from the session and the reads at sign-on; what a read did not tell is undefined. */
export type Facts = {
  prepaid: boolean
  /** There is no session: what may be seen rests on the device. Coming in is still to be done. */
  remembered?: true
  /** Must the contract still be confirmed at /welkom? */
  needsOnboarding?: Answer
  buyDataEligible?: Answer
  buyMinuteEligible?: Answer
  retentionEligible?: Answer
  handsetEligible?: Answer
  /** No other order of a phone stands in the way. */
  hasRoomForOrder?: Answer
  /** The overview shows the porting template. */
  portingActive?: Answer
  /** A number is on its way, and has not arrived. */
  portingRunning?: Answer
  giftEligible?: Answer
}

/** What has to be asked about the customer before a gate can answer; the session itself is always there. */
export type Source = 'user' | 'overview' | 'simcard' | 'subscription' | 'handsetOrder' | 'porting'

/**
 * A route guard (spec 5): one question about the customer, one name, no side effects. Yes shows the screen and no is the 404 page;
 * undefined cannot be decided, because what it hangs on is not there (yet): wait, or offer to try again (decisions D7). `needs`: what it
 * hangs on, so that nothing else is asked.
 */
export type Gate = ((facts: Facts) => Answer) & { readonly needs: readonly Source[] }

const gate = (needs: readonly Source[], answer: (facts: Facts) => Answer): Gate => Object.assign(answer, { needs })

/** What onboarding hangs on, which comes before every gate. */
export const onboardingNeeds: readonly Source[] = ['simcard']

export const postpaid = gate([], ({ prepaid }) => !prepaid)
export const prepaid = gate([], (facts) => facts.prepaid)
export const mayBuyData = gate(['subscription'], (facts) => all(!facts.prepaid, facts.buyDataEligible))
export const mayBuyMinutes = gate(['subscription'], (facts) => all(!facts.prepaid, facts.buyMinuteEligible))
export const mayRetain = gate(['subscription'], (facts) => all(!facts.prepaid, facts.retentionEligible))
/** A customer whom the backend does not refuse, and whose last phone leaves room for another (spec 4 handset order status). */
export const mayOrderHandset = gate(['user', 'handsetOrder'], (facts) =>
  all(!facts.prepaid, facts.handsetEligible, facts.hasRoomForOrder),
)
/** The steps of ordering a phone ask both (spec 5: retention eligible, and handset orders). */
export const mayOrderPhone = gate([...mayRetain.needs, ...mayOrderHandset.needs], (facts) =>
  all(mayRetain(facts), mayOrderHandset(facts)),
)
/** Only when the porting template is active or onboarding is in progress (spec 5). */
export const mayEditPorting = gate(['overview', 'simcard'], (facts) => any(facts.portingActive, facts.needsOnboarding))
export const mayCancelPorting = gate(['porting'], (facts) => facts.portingRunning)
export const hasGift = gate(['overview'], (facts) => facts.giftEligible)
/** Only while not finished. */
export const onboarding = gate(onboardingNeeds, (facts) => facts.needsOnboarding)
