/** After two days a finish counts half. */
const HALF_LIFE_S = 48 * 3_600
export const HEAT_DECAY_S = HALF_LIFE_S / Math.LN2
/** Keeps the numbers small. */
const EPOCH_S = Date.UTC(2026, 0, 1) / 1_000

/** One finish at that time, as `game_stat.heat` adds it: the logarithm of its weight. */
export function heatAt(time: Date): number {
  return (time.getTime() / 1_000 - EPOCH_S) / HEAT_DECAY_S
}

/**
 * What `sort=hot` orders by: finishes, each half as much after two days, times the share of plays that are finished.
 * As a logarithm it needs no recount while time passes: all games lose the same.
 */
export function hotScore({
  heat,
  starts,
  finishes,
}: {
  heat: number
  starts: number
  finishes: number
}): number {
  return heat + Math.log((finishes + 1) / (Math.max(starts, finishes) + 2))
}
