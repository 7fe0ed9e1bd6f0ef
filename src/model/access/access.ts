import { type Answer, all, any } from '#model/answer.ts'

/** Facts about the customer, derived from the session and the reads at sign-on. Undefined: the read has not answered. */
export type AccessFacts = {
  prepaid: boolean
  /** There is no session yet: only the data kept on this device is known. */
  remembered?: true
  /** Must the contract still be confirmed at /welkom? */
  needsOnboarding?: Answer
  buyDataEligible?: Answer
  buyMinuteEligible?: Answer
  retentionEligible?: Answer
  handsetEligible?: Answer
  /** No earlier phone order blocks a new one. */
  hasRoomForOrder?: Answer
  /** The overview shows the porting template. */
  portingActive?: Answer
  /** A number port is in progress and not completed. */
  portingRunning?: Answer
  giftEligible?: Answer
}

/** The reads that a gate may need. The session itself is always available. */
export type Source = 'user' | 'overview' | 'simcard' | 'subscription' | 'handsetOrder' | 'porting'

/**
 * A route guard (spec 5): one pure question about the customer. True shows the screen, false is the 404 page, undefined means a
 * read has not answered: wait or offer a retry (decisions D7). `needs` lists the reads that the gate depends on.
 */
export type Gate = ((facts: AccessFacts) => Answer) & { readonly needs: readonly Source[] }

const gate = (needs: readonly Source[], answer: (facts: AccessFacts) => Answer): Gate => Object.assign(answer, { needs })

/** The reads that onboarding depends on; onboarding is checked before every gate. */
export const onboardingNeeds: readonly Source[] = ['simcard']

export const postpaid = gate([], ({ prepaid }) => !prepaid)
export const prepaid = gate([], (facts) => facts.prepaid)
export const mayBuyData = gate(['subscription'], (facts) => all(!facts.prepaid, facts.buyDataEligible))
export const mayBuyMinutes = gate(['subscription'], (facts) => all(!facts.prepaid, facts.buyMinuteEligible))
export const mayRetain = gate(['subscription'], (facts) => all(!facts.prepaid, facts.retentionEligible))
/** A customer whom the backend accepts and whose last phone order allows another (spec 4 handset order status). */
export const mayOrderHandset = gate(['user', 'handsetOrder'], (facts) =>
  all(!facts.prepaid, facts.handsetEligible, facts.hasRoomForOrder),
)
/** The steps of a phone order require both gates (spec 5: retention eligible, and handset orders). */
export const mayOrderPhone = gate([...mayRetain.needs, ...mayOrderHandset.needs], (facts) =>
  all(mayRetain(facts), mayOrderHandset(facts)),
)
/** Only when the porting template is active or onboarding is in progress (spec 5). */
export const mayEditPorting = gate(['overview', 'simcard'], (facts) => any(facts.portingActive, facts.needsOnboarding))
export const mayCancelPorting = gate(['porting'], (facts) => facts.portingRunning)
/** Gifts come with a subscription, and only a subscriber's screen shows them. */
export const hasGift = gate(['overview'], (facts) => all(!facts.prepaid, facts.giftEligible))
/** Only while onboarding is unfinished. */
export const onboarding = gate(onboardingNeeds, (facts) => facts.needsOnboarding)
