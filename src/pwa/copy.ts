export const updateCopy = {
  offer: 'Er is een nieuwe versie.',
  take: 'Nu bijwerken',
  elsewhere: 'Er is een nieuwe versie. Rond eerst af waar je in een ander tabblad mee bezig bent.',
}
