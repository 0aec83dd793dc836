import { TREE } from '@doran/contract/limits'
import type { TreeRow } from '../../schema/tree/tree.table.js'

const A_PAGE = TREE.ornamentsAPage

export type Place = { page: number; slot: number }

export const toPlace = (place: number): Place => ({
  page: Math.floor(place / A_PAGE),
  slot: place % A_PAGE,
})

export const firstOfPage = (page: number): number => page * A_PAGE

/** How many pages of ornaments there are, at least one. */
export const pagesOf = ({ nextPlace }: Pick<TreeRow, 'nextPlace'>): number =>
  Math.max(1, Math.ceil(nextPlace / A_PAGE))

/** The place that is wanted, or the next one that is free on its page; null where that is full. */
export function chooseOnPage({ page, slot }: Place, taken: ReadonlySet<number>): number | null {
  const slots = Array.from({ length: A_PAGE }, (_, step) => (slot + step) % A_PAGE)
  const places = slots.map((each) => firstOfPage(page) + each)
  return places.find((place) => !taken.has(place)) ?? null
}
