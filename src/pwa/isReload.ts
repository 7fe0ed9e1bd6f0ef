/** Was this page loaded anew, by the customer or by itself? */
export const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')
