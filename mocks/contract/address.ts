/** Where a site with the mock backend has its contract. */
export const CONTRACT = '/contract.json'
