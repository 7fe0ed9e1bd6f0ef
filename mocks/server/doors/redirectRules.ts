export type RedirectRule = { readonly from: string; readonly to: string; readonly status: number }

/** Parses the `_redirects` format of static hosts: a path, its target and the status. */
export const redirectRulesOf = (text: string): RedirectRule[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/)
    return from === undefined || to === undefined || from.startsWith('#') ? [] : [{ from, to, status: Number(status) }]
  })
