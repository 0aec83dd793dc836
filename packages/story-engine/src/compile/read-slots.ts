const SLOT = /\{([^{}|]*)(?:\|([^{}]*))?\}/gu

export type Slot = { name: string; pair: string | null }

export function slotsOf(text: string): Slot[] {
  return [...text.matchAll(SLOT)].map((match) => ({
    name: match[1] ?? '',
    pair: match[2] ?? null,
  }))
}

export function hasStrayBraces(text: string): boolean {
  return /[{}]/u.test(text.replaceAll(SLOT, ''))
}
