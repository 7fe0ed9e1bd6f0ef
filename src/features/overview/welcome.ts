import type { Day } from '#kit/parts.ts'
import type { IconName } from '#kit/ui/Icon.tsx'
import type { FixMeType, Overview } from '#model/overview/contract.ts'
import { isFirstWeek } from '#model/overview/firstWeek.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { listsCopy } from './listsCopy.ts'

const words = listsCopy.welcome

export type FirstStep = { icon: IconName; path: PlainPath; title: string; text: string }

const MOVES: ReadonlySet<FixMeType | null> = new Set([
  'porting',
  'portingSms',
  'portingSent',
  'portingApproved',
  'portingRejected',
] satisfies FixMeType[])

/** The first steps in the first week of a subscription; empty for everybody else. */
export function firstSteps(overview: Overview, today: Day): FirstStep[] {
  if (!isFirstWeek(overview, today)) return []
  const asked = overview.fixMeBarItems.map(({ templateType }) => templateType)
  const moves = asked.some((type) => MOVES.has(type))
  const moved = asked.includes('portingDone')
  const steps: (FirstStep | null)[] = [
    asked.includes('simActivation') ? { icon: 'sim', path: '/simkaart-activeren', ...words.sim } : null,
    asked.includes('esimActivation') ? { icon: 'esim', path: '/esim', ...words.esim } : null,
    moved ? null : { icon: 'porting', path: '/nummerbehoud', ...(moves ? words.moving : words.porting) },
    { icon: 'profile', path: '/instellingen/wijzig/profiel', ...words.picture },
    { icon: 'phones', path: '/noodkaart', ...words.emergency },
  ]
  return steps.filter((step) => step !== null)
}
