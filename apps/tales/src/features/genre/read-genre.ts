import { Genre } from '@doran/contract'

/** The genre of an address, whatever its case; null for what is none. */
export function readGenre(segment: string): Genre | null {
  const asked = decoded(segment).normalize('NFC').trim().toLowerCase()
  return Genre.options.find((genre) => genre.toLowerCase() === asked) ?? null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
