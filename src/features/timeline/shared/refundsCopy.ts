export const refundsCopy = {
  none: 'Je kreeg nog niets terug, en er komt nu ook niets terug.',
  failed: 'We kunnen nu niet laten zien wat je terugkreeg.',
  offline: {
    device: 'Je bent offline. Wat je terugkreeg bewaren we niet op dit toestel: daarvoor heb je internet nodig.',
    server: 'We krijgen geen verbinding. Wat je terugkreeg bewaren we niet op dit toestel: daarvoor heb je internet nodig.',
  },
} as const
