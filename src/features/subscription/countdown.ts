/**
 * The amount still to pay (cents) in a countdown of a loan, term by term, at this part of it (0 to 1). It begins with the loan, slows down
 * towards the end, and ends with 0.
 */
export function countdownAt(part: number, { total, monthly }: { total: number; monthly: number }): number {
  const terms = monthly > 0 ? Math.ceil(total / monthly) : 1
  const paid = Math.round(terms * (1 - (1 - part) ** 2))
  return Math.max(0, total - paid * (monthly > 0 ? monthly : total))
}
