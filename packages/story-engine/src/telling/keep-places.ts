import type { Choice } from './turn-types.js'

/** The same choices, with those that were offered before at the place they had: people pick them by number. */
export function keepPlaces(
  choices: readonly Choice[],
  before: readonly Pick<Choice, 'id'>[],
): Choice[] {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  const kept = choices.filter(({ id }) => (places.get(id) ?? choices.length) < choices.length)
  const fresh = choices.filter((choice) => !kept.includes(choice))
  const at = new Map(kept.map((choice) => [places.get(choice.id), choice]))
  return choices.map((choice, place) => at.get(place) ?? fresh.shift() ?? choice)
}
