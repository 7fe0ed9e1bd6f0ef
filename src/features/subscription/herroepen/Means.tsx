import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import type { Withdrawable } from '#model/subscription/contract/withdrawal.ts'
import { copy } from './copy.ts'
import { meansText, withdrawalCostsText } from './text.ts'

export function WithdrawalMeans({ contract }: { contract: Withdrawable }) {
  const costs = contract.costs && withdrawalCostsText(contract.costs)
  return (
    <>
      <div className="stack stack--tight">
        {meansText(contract).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {costs && (
        <Section title={copy.costs.title}>
          <Card>
            <p className="strong">{costs.text}</p>
            {costs.rows.length > 0 && (
              <Facts>
                {costs.rows.map(({ term, text }) => (
                  <Fact key={term} term={term}>
                    {text}
                  </Fact>
                ))}
                <Fact term={copy.costs.total} total>
                  {costs.total}
                </Fact>
              </Facts>
            )}
            {costs.sums.map((sum) => (
              <p key={sum} className="small muted">
                {sum}
              </p>
            ))}
            {costs.invoiced !== null && <p className="small muted">{costs.invoiced}</p>}
            {costs.back !== null && <p>{costs.back}</p>}
          </Card>
        </Section>
      )}
    </>
  )
}
