const SLOT = /\{([^{}|]*)(?:\|([^{}]*))?\}/gu

export type Slot = { name: string; pair: string | null }

export function slotsOf(text: string): Slot[] {
  return [...text.matchAll(SLOT)].map((match) => ({
    name: (match[1] ?? '').trim(),
    pair: match[2]?.trim() ?? null,
  }))
}

export function hasStrayBraces(text: string): boolean {
  return /[{}]/u.test(text.replaceAll(SLOT, ''))
}
