export const sessionCopy = { login: 'Log opnieuw in' } as const
