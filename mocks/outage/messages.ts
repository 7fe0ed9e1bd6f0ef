/** The answer to a report: when the outage is over, or for one that is not known, on the next working day. */
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { addWorkdays } from '#kit/workdays.ts'
import type { WorldEvent } from '../world/events.ts'
import { type Standing, type Subject, smsTo } from '../world/message.ts'
import { lastingOutages, outageNameOf, outageReferenceOf } from './world.ts'

type Report = WorldEvent<'outage-reported'>

/** Has a report got its answer? */
function isAnswered({ account, at }: Standing, { outage, at: reported }: Report): boolean {
  if (outageNameOf(account, outage) === null) return dayOf(at) >= addWorkdays(dayOf(reported), 1)
  return !lastingOutages(account, at).some(({ id }) => id === outage)
}

export const ofOutages: Subject = (was, is) => {
  const reports = is.events.filter((event): event is Report => event.kind === 'outage-reported')
  return reports.flatMap((report, index) => {
    const wasOpen = report.at > was.at || !isAnswered(was, report)
    if (!wasOpen || !isAnswered(is, report)) return []
    const name = outageNameOf(is.account, report.outage)
    const reference = outageReferenceOf(is.account, index + 1)
    const text =
      name === null
        ? `We hebben je melding ${reference} uitgezocht. Werkt het nog niet? Kijk in ${provider.product} wat je kunt doen.`
        : `De storing in ${name} is voorbij. Werkt het nog niet? Zet je telefoon uit en weer aan. Je meldingsnummer is ${reference}.`
    return [smsTo(report.phoneNumber, text)]
  })
}
