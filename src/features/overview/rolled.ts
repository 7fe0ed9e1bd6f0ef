/** The texts in which one number becomes another: the digits that differ change from left to right. The old one first. */
export function rolled(was: string, is: string): string[] {
  const texts = [was]
  for (let at = 0; at < is.length; at += 1) if (was[at] !== is[at]) texts.push(is.slice(0, at + 1) + was.slice(at + 1))
  return texts
}
