import type { ReplyOf, ScoreRow } from '@doran/contract'

type RankingPage = ReplyOf<'GET /v1/arcade/tomato/ranking'>

/**
 * The first page as it is now, and below it what was read earlier. A week's scores only rise: whoever was read before
 * and is not on the fresh page stands behind it, each behind the one above.
 */
export function mergeRanking(
  fresh: RankingPage | undefined,
  pages: readonly RankingPage[],
): ScoreRow[] {
  const earlier = pages.flatMap(({ items }) => items)
  const last = fresh?.items.at(-1)
  if (fresh?.nextCursor === null) return fresh.items
  if (!fresh || !last) return earlier
  const known = new Set(fresh.items.map(({ profileId }) => profileId))
  const rows = [...fresh.items]
  for (const row of earlier) {
    if (known.has(row.profileId) || row.score > last.score) continue
    const above = rows.at(-1)?.place ?? 0
    rows.push({ ...row, place: Math.max(row.place, above + 1) })
    known.add(row.profileId)
  }
  return rows
}
