/** Texts shared by every form that changes customer data. */
export const changeCopy = {
  kept: {
    device: 'Je bent offline. We bewaren wat je hebt ingevuld. Verstuur het als je weer internet hebt.',
    server: 'We krijgen geen verbinding. We bewaren wat je hebt ingevuld. Verstuur het als het weer lukt.',
  },
  saving: 'Bezig met opslaan',
  details: 'Naar je gegevens',
} as const
