const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The id that is given; null where it is none. */
export function uuidIn(text: string | null | undefined): string | null {
  return text && UUID.test(text) ? text : null
}
