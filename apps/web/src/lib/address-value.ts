type AddressValue = string | string[] | undefined

/** The query of a page's address. */
export type AddressQuery = Record<string, AddressValue>

/** One value of an address; one that is given twice counts as not given. */
export function oneOf(value: AddressValue): string | null {
  return typeof value === 'string' ? value : null
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An id; null where it is of another shape. */
export function uuidOf(value: AddressValue): string | null {
  const given = oneOf(value)
  return given !== null && UUID.test(given) ? given.toLowerCase() : null
}
