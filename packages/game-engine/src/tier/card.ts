import type { ResultCard, TierOutcome } from '@doran/contract'

const SHOWN = 6

export function cardOfTier({ title, rows, unplaced }: TierOutcome): ResultCard {
  const placed = rows.flatMap(({ items }) => items)
  const top = rows.find(({ items }) => items.length > 0)
  const names = (top?.items ?? []).slice(0, 2).map(({ label }) => label)
  const all = placed.length + unplaced.length
  return {
    title: title || `${top?.label ?? ''}에 ${names.join(', ')}`,
    line:
      unplaced.length === 0
        ? `${all}개를 모두 줄 세웠어요.`
        : `${all}개 중 ${placed.length}개를 줄 세웠어요.`,
    picture: placed.find(({ picture }) => picture !== null)?.picture ?? null,
    bars: [],
    podium: [],
    rows: rows.map(({ label, colour, items }) => ({
      label,
      colour,
      items: items.slice(0, SHOWN).map(({ label: name, picture }) => ({ label: name, picture })),
      count: items.length,
    })),
  }
}
