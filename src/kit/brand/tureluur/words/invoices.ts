export const noPayments = 'Nog geen sporen in het zand'
