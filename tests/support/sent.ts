import type { Page } from '@playwright/test'

/** The key and the body of every call of this write from now on. */
export function sentOf(page: Page, operation: string): { key: string; body: string }[] {
  const sent: { key: string; body: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).searchParams.get('endpoint') !== operation) return
    sent.push({ key: request.headers()['idempotency-key'] ?? '', body: request.postData() ?? '' })
  })
  return sent
}
