import type { PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { chosenOf, codes, currentOf, discountOf, isChange, monthlyOf, type Selection } from '../../domain/bundleChange.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { bundleCopy } from './copy.ts'
import { bundleText, free } from './text.ts'

const copy = bundleCopy.summary

/** What is chosen and what it comes to, beside the choices. */
export function Summary({ options, selection }: { options: PostpaidOptions; selection: Selection }) {
  const chosen = chosenOf(options, selection)
  const months = discountOf(chosen)
  return (
    <>
      <h2 className="title-card">{copy.title}</h2>
      <Facts>
        {codes.flatMap((code) => {
          const option = chosen[code]
          return option ? (
            <Fact
              key={code}
              term={
                code === 'ADDON_INET' || code === 'MAIN'
                  ? `${bundleCopy.kinds[code]}: ${bundleText(code, option)}`
                  : bundleText(code, option)
              }
            >
              {free(option.price)}
            </Fact>
          ) : (
            []
          )
        })}
        <Fact term={copy.perMonth} total>
          {euro(monthlyOf(chosen))}
        </Fact>
      </Facts>
      <p className="small muted" role="status">
        {copy.now(euro(monthlyOf(currentOf(options))))}.
        {isChange(options, selection) && ` ${copy.next(dayInFull(options.startsOn), euro(monthlyOf(chosen)))}.`}
        {months !== null && ` ${copy.after(months, euro(monthlyOf(chosen, true)))}`}
      </p>
    </>
  )
}
