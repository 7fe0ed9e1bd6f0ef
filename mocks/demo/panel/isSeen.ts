/** Is this element drawn anywhere? */
export const isSeen = (element: Element): boolean => element.getClientRects().length > 0
