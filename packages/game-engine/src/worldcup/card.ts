import type { ResultCard, WorldcupOutcome } from '@doran/contract'

export function cardOfWorldcup({
  champion,
  runnerUp,
  semifinalists,
  line,
}: WorldcupOutcome): ResultCard {
  const placed = [
    { place: '준우승', item: runnerUp },
    ...semifinalists.map((item) => ({ place: '4강', item })),
  ]
  return {
    title: champion.label,
    line,
    picture: champion.picture,
    bars: [],
    podium: placed.map(({ place, item }) => ({ place, label: item.label, picture: item.picture })),
    rows: [],
  }
}
