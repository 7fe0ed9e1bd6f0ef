export const stayCopy = {
  button: 'Toch blijven',
  title: 'Toch blijven?',
  body: (date: string) => `Je abonnement stopt dan niet op ${date}, en loopt gewoon door. Je houdt je nummer en je bundels.`,
  confirm: 'Ja, ik blijf',
  cancel: 'Nee',
  busy: 'Bezig met intrekken',
  success: 'Je opzegging is ingetrokken. Fijn dat je blijft!',
  failed: 'Intrekken is niet gelukt. Probeer het opnieuw.',
} as const
