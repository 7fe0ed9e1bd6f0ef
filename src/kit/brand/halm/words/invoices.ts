export const noPayments = 'Nog geen pootjes in het veld'
