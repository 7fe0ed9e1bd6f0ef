/** Sets the number on the icon of the installed app, where there is one. */
export async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  // Refused without a permission that this browser wants; then there is no number.
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined)
}
