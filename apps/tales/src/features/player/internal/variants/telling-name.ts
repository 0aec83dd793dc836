/** What one of several tellings is called by its place, from 1. */
export function tellingName(place: number): string {
  return place === 1 ? '처음 쓴 글' : `${place}번째로 쓴 글`
}
