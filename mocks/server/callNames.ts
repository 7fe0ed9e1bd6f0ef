/** The name for all operations together, as in `PUT /demo/world`, and the names of the calls that are no operation. */
export const EVERY_OPERATION = '*'
export const AUTH = ['auth/login', 'auth/logout', 'auth/is-logged-in']
/** Every call of the product. */
export const EVERY_CALL = [EVERY_OPERATION, ...AUTH]
